/** What the scores are and are not, for those who read a report. */
export const scoreTexts = {
  title: 'What the score is, and what it is not',
  texts: [
    'Every score starts at 100, and each fault takes a share of what is left: serious ones much, small ones little. The same file always gets the same score.',
    'ATS compatibility counts only what software needs to read your resume: the file, its text, the layout, contact details, headings, entries and dates. No two systems are alike, so this is a careful estimate and not the verdict of any of them.',
    'Neither is your chance of an interview. Whether you fit a job is decided by people, and no score of a file can tell. A fault that you have a good reason for may stay.',
  ],
  /** Said beside the formula's version. */
  versions: 'Scores of different formula versions cannot be compared.',
} as const;

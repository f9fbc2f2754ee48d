export type CommonFault = { id: string; title: string; how: string };

/** The faults that are met most often, in the order in which they do harm. */
export const faults: readonly CommonFault[] = [
  {
    id: 'selectable',
    title: 'The text can be selected',
    how: 'Select the whole page, copy it and paste it into a plain text editor. If nothing arrives, your resume is a picture: export it again from the program it was written in.',
  },
  {
    id: 'order',
    title: 'It arrives in the right order',
    how: 'Read what you pasted. If lines of a side column stand among your jobs, or words come apart, give up the columns or the letter-spacing.',
  },
  {
    id: 'contact',
    title: 'Name, email and phone are in the body',
    how: 'They belong at the top of the page itself, not in the header or footer of the file, and with no icon glued to them.',
  },
  {
    id: 'headings',
    title: 'The headings are the usual ones',
    how: '“Experience”, “Education”, “Skills”, each on a line of its own. “My journey” is charming, and no program knows what it is.',
  },
  {
    id: 'entries',
    title: 'Every job has a title, an employer and dates',
    how: 'Look at the oldest job too: that is where one of the three tends to be missing.',
  },
  {
    id: 'dates',
    title: 'Dates are written in one way, newest first',
    how: 'Month and year everywhere, in the same form. A year alone turns two months into a guess between a day and two years.',
  },
  {
    id: 'verbs',
    title: 'Bullets begin with what you did',
    how: 'Look for “Responsible for”, “Helped” and “Worked on”, and put the real verb in their place.',
  },
  {
    id: 'figures',
    title: 'At least half of the bullets carry a figure',
    how: 'People, money, days, percent. Count only figures that you could explain in an interview.',
  },
  {
    id: 'terms',
    title: 'The words of the job posting are there',
    how: 'Underline the five skills it asks for. Those you have should be on your page in the same words, in a job as well as in the list.',
  },
  {
    id: 'slips',
    title: 'No slip of the pen, and nothing left over',
    how: 'Read it aloud, backwards if you can bear it. Look for [brackets] from a template, and take out your date of birth and photo unless the country asks for them.',
  },
];

/** Why spelling matters, with where it was found. */
export const spellingStudy = {
  text: 'In an experiment with recruiters, a resume full of spelling errors was 18.5 percentage points less likely to lead to an interview, one with a few errors 7.3.',
  source: 'Sterkens and others, PLOS ONE, 2023',
  url: 'https://doi.org/10.1371/journal.pone.0283280',
} as const;

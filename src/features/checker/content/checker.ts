/** What the page of the checker says, apart from the report itself. */
export const checkerMetadata = {
  path: '/resume-checker',
  title: 'Resume Checker: See What a Machine Reads in Your File | Foothold',
  description:
    'Check your resume in your browser: what an ATS reads field by field, what is wrong and what to do about it. Free, and your file never leaves your device.',
  keywords: 'resume checker, ATS check, resume score, ATS-friendly resume, resume mistakes',
  picture: 'checker',
} as const;

export const checker = {
  name: 'Resume Checker',
  title: 'Check your resume before they do',
  text: 'See what a machine reads in your file, field by field and beside the page, what stands in its way, and what to do about each point.',
  points: [
    'What was read, and from where: name, jobs, dates and skills as software files them.',
    'Findings in plain words, the gravest first, each with a suggestion and its place on the page.',
    'Free, without an account, and without your file leaving this device.',
  ],
  withoutScript: 'The check runs in your browser and needs JavaScript. The list below works without it.',
} as const;

export const ats = {
  title: 'What an ATS does with your resume',
  steps: [
    {
      title: 'It takes the text out',
      text: 'An applicant tracking system opens the file and pulls out the words. A picture of a page has no words in it, however well it reads to you.',
    },
    {
      title: 'It puts the words in order',
      text: 'A file does not say what belongs together. Columns, tables and text boxes are where lines of one job slip into another.',
    },
    {
      title: 'It fills in a form',
      text: 'Name, email, phone, then each job with its title, employer and dates. Familiar headings tell it where to look.',
    },
    {
      title: 'A person searches',
      text: 'Recruiters look for words and years in that form. What was not read correctly is not found, and nobody learns why.',
    },
  ],
  note: 'You may have read that software throws out most resumes before a person sees them. We know of no source for that. The common harm is quieter: a field left empty, a job without its dates.',
} as const;

export const selfCheck = {
  title: 'Ten checks you can make yourself',
  text: 'A program cannot judge everything. Open your resume as the PDF that you would send, and go down the list. Tick what is in order.',
  done: (count: number, all: number) =>
    count === all ? `All ${all} in order. Well done.` : `${count} of ${all} in order`,
} as const;

export const groups = {
  title: 'What the check looks at',
  entries: [
    {
      title: 'The file',
      text: 'Is it really a PDF or a Word document, not locked, with a sensible name and few pages? One widely used system, Greenhouse, reads no file above 2.5 MB.',
    },
    {
      title: 'The text in it',
      text: 'Can the letters be read as letters? Broken ligatures, letter-spaced headings, words run together and hidden text all show up here.',
    },
    {
      title: 'Layout',
      text: 'Columns, tables and text boxes that disturb the order, contact details in a header, type too small, a last page that is almost empty.',
    },
    {
      title: 'Contact',
      text: 'Your name in the first lines, an email address and a phone number that work, a city, links that lead somewhere.',
    },
    {
      title: 'Sections',
      text: 'Experience, education and skills under headings that software knows, none of them empty.',
    },
    {
      title: 'Jobs and degrees',
      text: 'Each job with its title, employer and dates, each degree with its school.',
    },
    {
      title: 'Dates',
      text: 'One way of writing them, months included, newest first, no end before its beginning, gaps that you can explain.',
    },
    {
      title: 'Bullets',
      text: 'Enough of them, of a readable length, each beginning with a verb and as many as possible ending in a figure.',
    },
    {
      title: 'Language',
      text: 'Spelling and grammar, worn-out phrases, American and British spelling side by side.',
    },
    {
      title: 'Keywords',
      text: 'With the job posting beside it: which of its terms are missing, and which skills appear in a list but in no job.',
    },
    {
      title: 'Private matters',
      text: 'A photo, a date of birth, marital status, a street address, an identity number. None of it helps, and some of it harms.',
    },
    {
      title: 'Leftovers',
      text: '“[Company]”, “Your Name”, “20XX”: what a template or a hurried copy leaves behind.',
    },
  ],
} as const;

export const sample = {
  title: 'What a report tells you',
  text: 'Not ready to choose a file? Look at a report first. The sample below is always the same: it belongs to an invented resume, not to yours.',
  show: 'See a sample report',
  analyzing: 'Analyzing...',
  hide: 'Hide the sample report',
  label: 'Sample',
  reportTitle: 'Report on an invented resume',
  ready: (score: number) => `The sample report is shown. Overall score: ${score} out of 100.`,
} as const;

export const closing = {
  title: 'Or start from a page that reads well',
  text: 'Every template here is proven by reading its PDFs back, word by word. Your text is all that is left to check.',
  templates: 'Choose a Resume Template',
  builder: 'How the free builder works',
} as const;

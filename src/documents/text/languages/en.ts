import type { Language } from './language.ts';

const LONG_MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export const en: Language = {
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  present: 'Present',
  headings: {
    summary: 'Summary',
    employment: 'Experience',
    education: 'Education',
    skills: 'Skills',
    projects: 'Projects',
    certificates: 'Certificates',
    languages: 'Languages',
    awards: 'Awards',
    volunteering: 'Volunteering',
    publications: 'Publications',
  },
  untitledSection: 'Further Information',
  documents: { resume: 'Resume', letter: 'Cover Letter' },
  nameless: 'Your Name',
  letterFallbacks: { hiringManager: 'Hiring Manager', company: 'Company Name' },
  longDate: (year, month, day) => `${LONG_MONTHS[month - 1] ?? ''} ${day}, ${year}`,
};

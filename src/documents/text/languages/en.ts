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
  name: 'English',
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  longMonths: LONG_MONTHS,
  beforeYear: '/',
  present: 'Present',
  seasons: { spring: 'Spring', summer: 'Summer', autumn: 'Autumn', winter: 'Winter' },
  expected: (date) => `Expected ${date}`,
  job: { hours: 'Hours per week', pay: 'Pay', supervisor: 'Supervisor' },
  study: { grade: 'Grade', courses: 'Courses' },
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
  contact: 'Contact',
  untitledSection: 'Further Information',
  documents: { resume: 'Resume', letter: 'Cover Letter' },
  nameless: 'Your Name',
  photo: (name) => (name ? `Photo of ${name}` : 'Photo'),
  letterFallbacks: { hiringManager: 'Hiring Manager', company: 'Company Name' },
  letterDefaults: {
    opening: 'Dear Hiring Manager,',
    body: `I am writing to express my interest in the [Position] role at [Company]. With my background in [relevant experience/skills], I am confident that I can contribute to your team from the first week.

In my recent work I have taken on projects from the first idea to the finished result, worked closely with colleagues of other disciplines, and kept my promises on time and on budget.

What draws me to [Company] is the work you do and the way you do it. I would welcome the chance to talk about how my experience fits what you are looking for.`,
    closing: 'Thank you for your time and consideration. I look forward to hearing from you.',
    signature: 'Sincerely,',
  },
  longDate: (year, month, day) => `${LONG_MONTHS[month - 1] ?? ''} ${day}, ${year}`,
};

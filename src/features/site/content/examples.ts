import type { ExperienceLevel } from './resume-examples.ts';

/** What the pages of both kinds of examples say in the same words. */
export const examples = {
  industry: 'Industry',
  level: 'Experience',
  start: 'Start from this example',
  used: (times: number) => `Used ${times} ${times === 1 ? 'time' : 'times'}`,
  shown: (count: number) => `${count} ${count === 1 ? 'example' : 'examples'} shown`,
  more: (count: number) => `+${count} more`,
  none: 'No example matches both choices yet.',
  showAll: 'Show all examples',
  why: 'Why it works',
  invented:
    'The person, the employers and the figures are invented. Keep the order and the kind of sentences, and put your own facts in their place.',
  others: 'More examples',
  skills: 'Skills',
  tags: 'Themes',
  contact: 'Contact',
} as const;

/** Levels of experience as addresses name them. */
export const LEVEL_KEYS: Record<ExperienceLevel, string> = {
  'Entry Level': 'entry',
  'Mid-Level': 'mid',
  'Senior Level': 'senior',
};

export const resumeExamplesTexts = {
  title: 'Resume Examples',
  text: 'Seventeen whole resumes, each set as the page you would send. Read why it works, then start from it: it opens in the builder with every word in place, ready to be replaced by yours.',
  featured: 'Most Popular Examples',
  all: (count: number) => `All Resume Examples (${count})`,
  heading: (title: string) => `${title} Resume Example`,
  pictureOf: (title: string) => `The ${title} resume as a typeset page`,
  plainText: 'The resume in plain text',
  closing: {
    title: 'Would you rather start with an empty page?',
    text: 'Every design takes any text. Choose one, and change it whenever you like.',
    templates: 'Choose a Resume Template',
    letters: 'See Cover Letter Examples',
  },
} as const;

export const letterExamplesTexts = {
  title: 'Cover Letter Examples',
  text: 'Eight letters for openings of every kind, from a first job to a lead role, two of them in German and French. Each opens in the builder with every word in place, ready to be replaced by yours.',
  list: 'All examples',
  to: 'To',
  heading: (title: string) => `${title} Example`,
  pictureOf: (title: string) => `The ${title} as a typeset page`,
  plainText: 'The letter in plain text',
  forCompany: (role: string, company: string) => `For ${role} at ${company}`,
  closing: {
    title: 'Ready to write your own?',
    text: 'Writing and saving are free. Sign in with a code sent to you, or look at the designs first.',
    start: 'Get Started',
    templates: 'Browse Resume Templates',
  },
} as const;

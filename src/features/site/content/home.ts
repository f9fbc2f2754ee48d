import type { ResumeCategory } from '#documents/catalog/categories.ts';
import { claims, lowestPrice } from './claims.ts';

export type QuestionAndAnswer = { id: string; question: string; answer: string };

export const hero = {
  kind: 'Resume and cover letter builder',
  title: 'A resume that gets past the first round',
  text: `${claims.firstRound}. Choose an ATS-friendly template, write with guidance, and download a typeset PDF that reads well to people and to software.`,
  resumes: 'Choose a Resume Template',
  letters: 'Write a Cover Letter',
  bring: { path: '/import', label: 'Start from the resume you have' },
  /** Designs shown beside it, the foremost last. */
  sheets: [
    { id: 'creative-1', name: 'Violet Hour' },
    { id: 'creative-4', name: 'Canopy' },
    { id: 'modern-1', name: 'Meridian' },
  ],
  note: `Building and saving are free. To download, you pay once, from ${lowestPrice}. Nothing renews.`,
} as const;

export const facts = [
  { figure: claims.resumeTemplates, text: 'resume templates' },
  { figure: claims.letterTemplates, text: 'cover letter designs' },
  { figure: claims.minutes, text: 'for a first version' },
  { figure: '$0', text: 'to write, edit and save' },
] as const;

export const proof = {
  label: 'ATS-friendly, and tested',
  title: 'What you wrote is what the machine reads',
  text: 'Before a person sees your resume, software often takes it apart, and columns, icons and text boxes come out scrambled. Pages made here come out whole: we prove every template by reading its PDFs back, word by word.',
  page: 'The page you send',
  reading: 'What a parser reads',
} as const;

export const howItWorks = {
  title: 'Three steps to a finished page',
  steps: [
    {
      title: 'Choose a template',
      text: 'From quiet to striking, each one a complete design with its own typefaces. You can change your mind at any time: your text fits them all.',
    },
    {
      title: 'Build with guidance',
      text: 'Short forms ask for what employers look for, tips tell you how to say it, and the finished page appears beside them while you type.',
    },
    {
      title: 'Download',
      text: 'A PDF with real text and real headings, named after you and ready to send. It looks the same on every screen and on paper.',
    },
  ],
} as const;

export const features = {
  title: 'Made the way a typographer would make it',
  entries: [
    {
      title: 'The preview is the PDF',
      text: 'One typesetting engine draws both, page breaks included. Nothing moves between what you see and what they open.',
    },
    {
      title: 'Nothing you write is lost',
      text: 'Every edit is kept on your device at once. A closed tab, a dead battery or a bad connection costs you nothing.',
    },
    {
      title: 'Readable for everybody',
      text: 'Headings, lists and reading order are part of the file: for parsers, and for people who listen to a page.',
    },
    {
      title: 'Honest about money',
      text: 'One payment that ends by itself. No renewal, nothing to remember, and a 7-day money-back guarantee.',
    },
    {
      title: 'Letters to match',
      text: 'Cover letters share the letterheads of the resumes, so that your application arrives as one piece.',
    },
    {
      title: 'No password',
      text: 'Sign in with a six-digit code sent to your email or phone. Your resumes are there on every device.',
    },
  ],
} as const;

export const categories = {
  title: 'Find the page that suits your work',
  lines: {
    creative: 'Color and character, for work that is looked at.',
    modern: 'Crisp and current, right for most applications.',
    simple: 'Plain, quiet pages that recruiters know at once.',
    executive: 'Weight and composure, for people who lead.',
    tech: 'Precise and orderly, with a hint of the terminal.',
    academic: 'Bookish pages for long records of teaching and research.',
    purpose: 'Pages asked for by name: Lebenslauf, federal resume, Harvard style.',
    columns: 'Contact, skills and languages in a column beside your work.',
  } satisfies Record<ResumeCategory, string>,
  /** The design that stands for each category: the one that says most at a glance. */
  pictures: {
    creative: 'creative-4',
    modern: 'modern-3',
    simple: 'simple-6',
    executive: 'executive-1',
    tech: 'tech-1',
    academic: 'academic-3',
    purpose: 'purpose-6',
    columns: 'columns-2',
  } satisfies Record<ResumeCategory, string>,
  count: (count: number) => `${count} templates`,
  all: 'All resume templates',
} as const;

export const homeQuestions = {
  title: 'Questions people ask',
  entries: [
    {
      id: 'free',
      question: 'Is it really free to build a resume?',
      answer: `Yes. Writing, editing, previewing and saving are free, for as many resumes and cover letters as you like. Downloading a PDF needs access, which starts at ${lowestPrice}.`,
    },
    {
      id: 'renewal',
      question: 'Will I be charged again?',
      answer:
        'No. Each plan is a single payment without auto-renewal. When its time is over, access ends by itself, and what you wrote stays in your account.',
    },
    {
      id: 'ats',
      question: 'What does ATS-friendly mean?',
      answer:
        'Applicant tracking systems are the programs that sort applications. A resume is friendly to them when its PDF gives back the right words in the right order. We check every template for exactly that.',
    },
    {
      id: 'time',
      question: 'How long does it take?',
      answer: `Plan on ${claims.minutes} for a first version. Everything is kept as you go, so you can stop and come back.`,
    },
    {
      id: 'change',
      question: 'Can I change the template later?',
      answer:
        'At any time, even after you have paid. Your text moves into the new design at once, and nothing has to be typed again.',
    },
    {
      id: 'password',
      question: 'Do I need a password?',
      answer: 'No. You sign in with a six-digit code that we send to your email address or phone.',
    },
  ] satisfies QuestionAndAnswer[],
} as const;

export const closing = {
  title: 'Your next job begins with one page',
  text: 'Choose a template now. All you need is an email address or a phone number.',
} as const;

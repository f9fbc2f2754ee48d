import type { ResumeCategory } from '#documents/catalog/categories.ts';
import { claims } from './claims.ts';

export type Question = { id: string; question: string; answer: string };

export const hero = {
  title: 'A resume that gets past the first round',
  text: `${claims.firstRound}. Choose a typeset, ATS-friendly template, write with guidance, and download a page that people like to read and machines read without a mistake.`,
  resumes: 'Choose a Resume Template',
  letters: 'Write a Cover Letter',
  note: 'Building and saving is free. You pay once, when you download.',
} as const;

export const facts = [
  { figure: claims.resumeTemplates, text: 'resume templates' },
  { figure: claims.letterTemplates, text: 'cover letter designs' },
  { figure: claims.minutes, text: 'to complete a first version' },
  { figure: '$0', text: 'to write, edit and save' },
] as const;

export const proof = {
  label: 'ATS-friendly, and tested',
  title: 'What you wrote is what the machine reads',
  text: 'Before a person sees your resume, software takes it apart. Columns, icons and text boxes come out in shreds. Ours come out whole: every template is proven by reading its PDFs back, word by word.',
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
  title: 'Made the way a typographer would',
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
    creative: 'Colour and character, for work that is looked at.',
    modern: 'Crisp and current, right for most applications.',
    simple: 'Plain, quiet pages that recruiters know at once.',
    executive: 'Weight and composure, for people who lead.',
    tech: 'Precise and orderly, with a hint of the terminal.',
    academic: 'Bookish pages for long records of teaching and research.',
  } satisfies Record<ResumeCategory, string>,
  count: (count: number) => `${count} templates`,
  all: 'All resume templates',
} as const;

export const figures = [
  { figure: claims.resumesCreated, text: 'resumes created' },
  { figure: claims.satisfaction, text: 'satisfaction' },
  { figure: claims.availability, text: 'there when you need it' },
] as const;

export const homeQuestions = {
  title: 'Questions people ask',
  entries: [
    {
      id: 'free',
      question: 'Is it really free to build a resume?',
      answer:
        'Yes. Writing, editing, previewing and saving are free, for as many resumes and cover letters as you like. Downloading a PDF needs access, which starts at $5 for 7 days.',
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
      answer: `Most people need ${claims.minutes} for a first version. Everything is kept as you go, so you can stop and come back.`,
    },
    {
      id: 'change',
      question: 'Can I change the template later?',
      answer:
        'At any time, also after you have paid. Your text moves into the new design at once, and nothing has to be typed again.',
    },
    {
      id: 'password',
      question: 'Do I need a password?',
      answer: 'No. You sign in with a six-digit code that we send to your email address or phone.',
    },
  ] satisfies Question[],
} as const;

export const closing = {
  title: 'Your next job begins with one page',
  text: 'Choose a template now. You only need an email address or a phone number.',
} as const;

/** Texts of the home page. The figures are the company's own claims, worded as they are published everywhere. */
export const HERO = {
  title: 'A resume that reads well to people, and exactly to machines',
  text: 'Choose a professionally set template, fill it in with guidance, and see the finished page while you type. Building and saving is free; you pay once, when you download.',
  primary: 'Choose a resume template',
  secondary: 'Write a cover letter',
  note: 'Takes 10-15 minutes. One payment, no auto-renewal.',
} as const;

export const PROBLEM = {
  title: 'Only 2% of resumes pass the first round',
  text: 'Most are read by software before anybody sees them. Columns, icons and text boxes are what it stumbles over. Ours are ATS-friendly in a way you can check: every template is read back by a machine, word for word, before it is offered.',
} as const;

export const STEPS = [
  {
    title: 'Choose a template',
    text: 'From sober to striking, on A4 or US Letter. You can change your mind at any time: your text moves along.',
  },
  {
    title: 'Build with guidance',
    text: 'One clear step after another, with tips where people usually get stuck. The page beside you is the page you will get.',
  },
  {
    title: 'Download',
    text: 'A tagged PDF with real text, headings and links, named after you and ready to send.',
  },
] as const;

export const FEATURES = [
  {
    title: 'The preview is the PDF',
    text: 'One typesetting engine draws both, page breaks included. Nothing shifts between what you saw and what they open.',
  },
  {
    title: 'Nothing you wrote gets lost',
    text: 'Every edit is kept on your device at once. A closed tab or a bad connection costs you nothing.',
  },
  {
    title: 'Readable for everybody',
    text: 'Headings, lists and reading order are part of the file, for parsers and for people who listen to a page.',
  },
  {
    title: 'Honest about money',
    text: 'One payment that ends by itself. The price is on the first screen, and there is nothing to cancel.',
  },
] as const;

export const CLAIMS = [
  { figure: '10,000+', text: 'resumes created' },
  { figure: '95%', text: 'satisfaction' },
  { figure: '24/7', text: 'there when you need it' },
] as const;

export const HOME_FAQ = [
  {
    id: 'free',
    question: 'Is it free?',
    answer:
      'Building, editing and saving is free, for as many resumes and cover letters as you like. Downloading the PDF needs access, which starts at $5 for 7 days.',
  },
  {
    id: 'renew',
    question: 'Will I be charged again?',
    answer:
      'No. Each plan is a single payment. When its time is over, access ends by itself; what you wrote stays in your account.',
  },
  {
    id: 'ats',
    question: 'What does ATS-friendly mean here?',
    answer:
      'That software which sorts applications reads exactly what you wrote, in the right order. We test each template by reading its PDFs back and comparing every field.',
  },
  {
    id: 'time',
    question: 'How long does it take?',
    answer:
      'Most people need 10-15 minutes for a first version. It is saved as you go, so you can stop and come back.',
  },
  {
    id: 'account',
    question: 'Do I need a password?',
    answer: 'No. You sign in with a six-digit code that we send to your email address or phone.',
  },
] as const;

export const CLOSING = {
  title: 'Your next job may be one page away',
  text: 'Start with a template. You only need an email address or a phone number.',
} as const;

export const CATEGORY_LINES: Record<string, string> = {
  creative: 'Colour and character, for work that is looked at.',
  modern: 'Crisp and current, right for most applications.',
  simple: 'Plain, quiet pages that recruiters know at once.',
  executive: 'Weight and composure, for people who lead.',
  tech: 'Precise, with a hint of the terminal.',
  academic: 'Bookish pages for long histories of teaching and research.',
};

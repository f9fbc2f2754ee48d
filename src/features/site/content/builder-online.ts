import { letterTemplates } from '#documents/catalog/letter-templates.ts';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { claims, lowestPrice } from './claims.ts';
import type { QuestionAndAnswer } from './home.ts';

export const builderOnline = {
  name: 'Free Resume Builder',
  title: 'Free resume builder, online',
  text: 'Write your resume in the browser and watch the finished page appear beside it. Every template, every edit and every save is free. You pay only if you want to download the PDF.',
  templates: 'Choose a Resume Template',
  start: 'Start Writing',
  note: 'An email address or a phone number is enough. No card, no password.',
} as const;

/** The builder with a sample in it; the words are those of its own screen. */
export const builderPicture = {
  caption: 'A sample resume in the builder: what you write, and the finished page.',
  page: 'The Meridian template, filled in with the same sample data',
  fields: {
    name: 'First name, last name',
    title: 'Professional title',
    position: 'Position',
    company: 'Company',
    description: 'Description',
  },
} as const;

export const builderSteps = {
  title: `A first version in ${claims.minutes}`,
  entries: [
    {
      title: 'Choose a template',
      text: `Any of the ${resumeTemplates.length}. You are not bound to it: one click moves your text into another, as often as you like.`,
    },
    {
      title: 'Fill in the forms',
      text: 'You, a summary, your jobs, your education, your skills. Leave out what you do not need. The page grows beside you while you type.',
    },
    {
      title: 'Save, and download if you like it',
      text: 'It is saved to your account as you go. When the page is right, pay once and take the PDF with you, or leave it for another day.',
    },
  ],
} as const;

export const builderHelp = {
  title: 'What the builder does for you',
  entries: [
    {
      title: 'It shows the real page',
      text: 'The preview is drawn by the engine that makes the PDF. Lines and pages break where they will break on paper.',
    },
    {
      title: 'It keeps everything',
      text: 'Each edit is kept on your device at once, and a saved resume saves itself again when you pause. What you remove by mistake comes back with a click.',
    },
    {
      title: 'It sees what is missing',
      text: 'A line shows how far you are. Before a download, required fields that are still empty are listed, each with a link to it.',
    },
    {
      title: 'It watches your dates',
      text: 'A job that ends before it begins is pointed out while you type, and so is a character that the template cannot print.',
    },
    {
      title: 'It advises when asked',
      text: 'Quick Tips say in seven short paragraphs what makes a resume read well. They stay closed until you open them.',
    },
    {
      title: 'It knows other countries',
      text: 'Set the paper to A4 or US Letter and the headings and months to another language. Your own words stay as you wrote them.',
    },
  ],
} as const;

type Comparison = { what: string; free: string; paid: string };

const YES = 'Yes';
const NO = 'No';

export const comparison = {
  title: 'What is free, and what is not',
  what: 'What you can do',
  free: 'Without paying',
  paid: 'With access',
  yes: YES,
  no: NO,
  rows: [
    { what: `All ${resumeTemplates.length} resume templates`, free: YES, paid: YES },
    { what: `All ${letterTemplates.length} cover letter designs`, free: YES, paid: YES },
    { what: 'Write, edit and save, without a time limit', free: YES, paid: YES },
    { what: 'See the finished pages while you type', free: YES, paid: YES },
    { what: 'Change template, paper and language of headings', free: YES, paid: YES },
    { what: 'Keep your work in your account', free: YES, paid: YES },
    { what: 'Take your text along: plain text, Markdown, JSON', free: YES, paid: YES },
    { what: 'Download resumes and letters as PDF, for Word, as pictures', free: NO, paid: YES },
    { what: 'Duplicate a resume for the next application', free: NO, paid: YES },
    { what: 'Price', free: '$0', paid: `From ${lowestPrice}` },
  ] satisfies Comparison[],
  note: 'Access is one payment and ends by itself. Nothing renews, and there is a 7-day money-back guarantee.',
  plans: 'See all plans',
} as const;

export const builderQuestions = {
  title: 'Questions about the free builder',
  entries: [
    {
      id: 'card',
      question: 'Do I have to enter a card to begin?',
      answer:
        'No. You sign in with a code that we send to your email address or phone, and nothing more is asked until you buy access.',
    },
    {
      id: 'catch',
      question: 'What is the catch?',
      answer: `The file. Writing and saving cost nothing, but the PDF to send is part of access, which starts at ${lowestPrice}. You see the finished pages before you decide.`,
    },
    {
      id: 'mark',
      question: 'Will my resume carry your name?',
      answer: 'No. Neither the preview nor the PDF has a watermark, a logo or a line of ours on the page.',
    },
    {
      id: 'word',
      question: 'Can I download a Word file?',
      answer:
        'Yes. More formats beside the download has your resume or letter for Word, in one column and with the typefaces of its template, as plain text for a portal’s text field, as Markdown, as data, and as pictures. The PDF stays what you send where nothing else is asked for: it looks the same everywhere.',
    },
    {
      id: 'phone',
      question: 'Does it work on a phone?',
      answer:
        'Yes. On a small screen the form and the page are two views that you switch between. What you begin on the phone is there on your computer once you have signed in.',
    },
    {
      id: 'never-pay',
      question: 'What happens to my resume if I never pay?',
      answer:
        'It stays in your account until you delete it. You can keep reading, editing and saving it for as long as you like.',
    },
  ] satisfies QuestionAndAnswer[],
} as const;

export const builderClosing = {
  title: 'See your own page first',
  text: 'Write for ten minutes, look at the result, and decide then.',
} as const;

import { claims } from '../claims.ts';
import type { QuestionAndAnswer } from '../home.ts';
import type { ArticleSlug } from './catalogue.ts';
import { figures, planTerms } from './figures.ts';

/** A question with a short answer, and the article that says more. */
export type HelpQuestion = QuestionAndAnswer & { more: ArticleSlug };

const week = planTerms('7days');

export const helpQuestions: readonly HelpQuestion[] = [
  {
    id: 'free',
    question: 'Do I have to pay to make a resume?',
    answer: `No. Writing, previewing and saving are free, for resumes and cover letters alike. Only downloading the PDF needs a plan, which starts at ${week.price} for ${week.days} days.`,
    more: 'what-is-free',
  },
  {
    id: 'cancel',
    question: 'Can I cancel at any time?',
    answer:
      'Yes. You can cancel any time, with access until the end of the billing period. The billing period is the time you paid for: since a plan is a single payment, there is nothing to give notice of. You simply stop, and your access stays open until its last day.',
    more: 'canceling-and-renewal',
  },
  {
    id: 'renewal',
    question: 'Will my plan renew by itself?',
    answer:
      'No. There is no auto-renewal. We charge your card once, when you buy. At the end of its time the plan ends by itself, without anything for you to do, and only you can buy another.',
    more: 'canceling-and-renewal',
  },
  {
    id: 'refund',
    question: 'Can I get a refund?',
    answer: `Yes. Every plan has a ${figures.refundDays}-day money-back guarantee. Press Refund beside the payment on your account page. You get the full amount back, and the access that it bought ends.`,
    more: 'get-a-refund',
  },
  {
    id: 'methods',
    question: 'Which payment methods do you take?',
    answer:
      'All major credit and debit cards. Card details go to our payment provider over an encrypted connection; we never see them.',
    more: 'pay-by-card',
  },
  {
    id: 'after',
    question: 'What happens when my plan is over?',
    answer:
      'Your resumes and letters stay in your account. You can keep reading, changing and saving them. Downloading and copying wait until you buy another plan, and the files you have downloaded are yours for good.',
    more: 'what-is-free',
  },
  {
    id: 'several',
    question: 'Can I have several resumes?',
    answer: `Yes, multiple resumes are allowed: up to ${figures.documents}, and as many cover letters. With a plan you can also copy a resume and fit the copy to one application.`,
    more: 'a-version-for-each-job',
  },
  {
    id: 'ats',
    question: 'Are the templates ATS-friendly?',
    answer:
      'Yes, and we test it: every template is proven by reading its PDFs back and comparing them with what was written. What no template can do is make a program rank you first. For that, use the words of the job posting where they are true of you.',
    more: 'what-ats-software-reads',
  },
  {
    id: 'formats',
    question: 'Which file format do I get?',
    answer:
      'PDF, with real text, headings and links, on A4 or US Letter. It looks the same everywhere and is what most employers ask for. A resume also carries its text inside as a data file that programs can read.',
    more: 'print-and-send-your-pdf',
  },
  {
    id: 'privacy',
    question: 'Who can see what I write?',
    answer:
      'Only you. A document is found only by the account that saved it, and we look into it only when you ask us to. We show no advertising, sell no data, and have no trackers on our pages. Our privacy policy says what we store and for how long.',
    more: 'how-saving-works',
  },
  {
    id: 'delete',
    question: 'How do I delete a document, or everything?',
    answer:
      'On the dashboard, open the three dots on a card and press Delete. The document is gone at once and cannot be brought back. To erase everything, press Delete account on your account page, where you can also export your data first.',
    more: 'your-dashboard',
  },
  {
    id: 'shared',
    question: 'Is it safe on a computer that others use?',
    answer:
      'Yes, if you press Logout before you go. That removes everything of yours from the browser; what is saved stays in your account. If something is not saved yet, you are asked first.',
    more: 'how-saving-works',
  },
  {
    id: 'phone',
    question: 'Can I use it on my phone?',
    answer: `Yes, for everything from the first word to the download, in ${claims.minutes} for a first version. Editor and page take turns on the small screen, and what you save is there on your computer too.`,
    more: 'use-your-phone',
  },
];

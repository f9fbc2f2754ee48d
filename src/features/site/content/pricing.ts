import type { QuestionAndAnswer } from './home.ts';

export const pricing = {
  title: 'One payment. No renewal.',
  text: 'Building and saving are free. Pay once for the time you need, download as often as you like, and keep what you wrote.',
  popular: 'Most Popular',
  start: 'Get Started',
  back: 'Back without paying',
  once: 'One-time payment',
  contact: 'Is something still unclear?',
  contactLink: 'Contact Us',
  notes: ['7-day money-back guarantee', 'No hidden fees or auto-renewal', 'Every template included'],
} as const;

export const pricingQuestions = {
  title: 'Questions about paying',
  entries: [
    {
      id: 'refund',
      question: 'Can I get my money back?',
      answer:
        'Yes. Every plan comes with a 7-day money-back guarantee, by a button on your account page. A refund gives back the full amount and ends the access.',
    },
    {
      id: 'cancel',
      question: 'Can I cancel?',
      answer:
        'You can cancel any time and keep access until the end of the billing period. Since every plan is a single payment without auto-renewal, you never have to: access ends by itself, and nothing more is charged.',
    },
    {
      id: 'several',
      question: 'Can I make more than one resume?',
      answer:
        'Yes, multiple resumes and cover letters are part of every plan, so that you can fit one to each application.',
    },
    {
      id: 'letters',
      question: 'Do I need the longest plan for cover letters?',
      answer:
        'No. Writing and saving letters is free for everybody, and every plan lets you download them as often as you like.',
    },
    {
      id: 'methods',
      question: 'How can I pay?',
      answer: 'By all major credit and debit cards.',
    },
    {
      id: 'after',
      question: 'What happens when my time is over?',
      answer:
        'Your resumes and letters stay in your account. You can keep reading, editing and saving them. Downloading and duplicating wait until you buy another plan.',
    },
  ] satisfies QuestionAndAnswer[],
} as const;

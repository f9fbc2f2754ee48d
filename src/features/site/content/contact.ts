import { claims } from './claims.ts';
import type { QuestionAndAnswer } from './home.ts';

export const contact = {
  title: 'Contact Us',
  text: 'Tell us what went wrong, what is missing, or what you wish a resume builder would do. A person reads every message.',
  form: {
    title: 'Send us a message',
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
    /** The field that people do not see. */
    website: 'Leave this field empty',
    send: 'Send Message',
    sending: 'Sending...',
    problems: {
      name: 'Please enter your name.',
      email: 'Please enter an email address we can reply to.',
      subject: 'Please say in a few words what it is about.',
      message: 'Please write your message.',
    },
    sent: { title: 'Message sent successfully!', description: "We'll get back to you within 24 hours." },
    failed: { title: 'Error sending message', description: 'Please try again later.' },
    withoutScript: 'This form needs JavaScript. Without it, please write to the address on this page.',
  },
  ways: {
    title: 'Other ways to reach us',
    email: 'Email',
    phone: 'Phone',
    chat: 'Live chat',
    startChat: 'Start a chat',
    hours: 'Business hours',
    address: 'Postal address',
  },
  questions: {
    title: 'Before you write',
    entries: [
      {
        id: 'how-soon',
        question: 'How soon will I hear from you?',
        answer: `We answer email within ${claims.emailAnswer}. On weekends it can take until Monday morning.`,
      },
      {
        id: 'receipt',
        question: 'What should I write when it is about a payment?',
        answer:
          'The payment number from your receipt and the email address or phone number you sign in with. Please never send card numbers: we do not need them and cannot see them.',
      },
      {
        id: 'file',
        question: 'Should I send you my resume?',
        answer:
          'Only if you want us to look at it. If a PDF does not look right, tell us the name of the template and what you see; that is often enough.',
      },
      {
        id: 'code',
        question: 'My sign-in code does not arrive. What now?',
        answer:
          'Check your spam folder first. After a minute you can ask for a new code, which replaces the old one. Still nothing? Write to us from another address.',
      },
    ] satisfies QuestionAndAnswer[],
  },
} as const;

/** When people are there to answer. */
export const businessHours = [
  { days: 'Monday to Friday', hours: '9 am to 5 pm EST' },
  { days: 'Saturday', hours: '10 am to 2 pm EST' },
  { days: 'Sunday', hours: 'Closed' },
] as const;

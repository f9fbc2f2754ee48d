import { claims } from '../claims.ts';

/** What the pages of the help say besides articles and answers. */
export const help = {
  title: 'Help Center',
  text: 'Answers to what people ask, and step-by-step articles for the rest. If you do not find yours, write to us: a person reads every message.',
  search: {
    label: 'Search questions and articles',
    placeholder: 'refund, code, one page',
    clear: 'Clear search',
    searching: 'Searching…',
    none: (query: string) => `No results found for “${query}”`,
    noneAdvice: 'Try a single word, such as refund or download, or ask us.',
    found: (answers: number, articles: number) =>
      `${counted(answers, 'answer')} and ${counted(articles, 'article')} found`,
    answers: 'Answers',
    articles: 'Articles',
  },
  tiles: 'Topics',
  articleCount: (count: number) => counted(count, 'article'),
  questions: 'Questions and answers',
  more: 'More about this:',
  response: {
    title: 'How soon you hear from us',
    email: 'Email',
    chat: 'Live chat',
    phone: 'Phone',
    emailTime: `under ${claims.emailAnswer}`,
    chatTime: `under ${claims.chatAnswer}`,
    phoneTime: 'immediate',
    contact: 'Contact Us',
  },
  ways: {
    title: 'Go straight to',
    links: [
      { to: '/templates', label: 'Resume templates', text: 'Choose a design and start writing.' },
      { to: '/pricing', label: 'Pricing', text: 'Three plans, each one payment.' },
      { to: '/dashboard', label: 'Your dashboard', text: 'The documents you have saved.' },
      { to: '/contact', label: 'Contact', text: 'Write to us, or see our hours.' },
    ],
  },
  breadcrumb: 'Where you are',
  note: 'Good to know',
  related: 'Related articles',
  otherTopics: 'Other topics',
  stuck: 'Still stuck?',
  stuckText: 'Tell us what you tried and what you saw.',
} as const;

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

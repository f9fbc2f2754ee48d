/** What is in sight of it before anybody asks. */
export const FOLDED_TEXTS = {
  title: 'Where will you send it?',
  hint: 'Paper, dates, order and more, as usual there.',
} as const;

import { expect, test } from 'vitest';
import { excerptAround, holdsAll, searchWords, splitAtWords } from './search-words.tsx';

test('words are found in any case and order, all of them or not at all', () => {
  expect(holdsAll('Can I get a Refund?', searchWords('  REFUND can '))).toBe(true);
  expect(holdsAll('Can I get a Refund?', searchWords('refund tomorrow'))).toBe(false);
  expect(holdsAll('anything', searchWords('   '))).toBe(true);
});

test('a query is text, never a pattern', () => {
  expect(holdsAll('What costs $5 (or more)?', searchWords('$5 (or'))).toBe(true);
  expect(holdsAll('abc', searchWords('.*'))).toBe(false);
  expect(splitAtWords('C++ and [Company]', searchWords('c++ [company]'))).toEqual([
    '',
    'C++',
    ' and ',
    '[Company]',
    '',
  ]);
});

test('a round apostrophe finds a straight one', () => {
  expect(holdsAll("the recipient's fields", searchWords('recipient’s'))).toBe(true);
});

test('every place where a word stands is set apart, the longer of two words first', () => {
  expect(splitAtWords('Pay once: one payment.', searchWords('pay payment'))).toEqual([
    '',
    'Pay',
    ' once: one ',
    'payment',
    '.',
  ]);
});

test('an excerpt holds the first place found and ends between words', () => {
  const text = `${'before '.repeat(30)}needle ${'after '.repeat(60)}`.trim();
  const excerpt = excerptAround(text, ['needle']);
  expect(excerpt).toMatch(/^… (before )+needle (after )+…$/);
  expect(excerpt.length).toBeLessThan(160);
  expect(excerptAround('A needle.', ['needle'])).toBe('A needle.');
});

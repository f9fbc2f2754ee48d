import { expect, test } from 'vitest';
import { caretWithin } from './caret.ts';

const TYPED = '- Cut delivery times\n-  from nine days to four';

test('the caret goes to the beginning of the word that was pressed', () => {
  expect(caretWithin(TYPED, 'Cut delivery times', 0)).toBe(TYPED.indexOf('Cut'));
  expect(caretWithin(TYPED, 'Cut delivery times', 0.4)).toBe(TYPED.indexOf('delivery'));
  expect(caretWithin(TYPED, 'from nine days to four', 0.99)).toBe(TYPED.indexOf('four'));
});

test('blanks that a line lost make no difference, and a text that is not in the field puts no caret', () => {
  expect(caretWithin('one  two\nthree', 'one two three', 0.5)).toBe(5);
  expect(caretWithin('2019-03', 'Mar 2019', 0.5)).toBeUndefined();
  expect(caretWithin('', 'x', 0)).toBeUndefined();
});

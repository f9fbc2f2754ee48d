import { expect, test } from 'vitest';
import { caretIn, caretWithin, lineAround } from './caret.ts';

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

/** The caret is drawn as a bar. */
const moved = (drawn: string, after: string) => {
  const caret = caretIn(drawn.replace('|', ''), after, drawn.indexOf('|'));
  return `${after.slice(0, caret)}|${after.slice(caret)}`;
};

test.each([
  ['before what changed', 'Led a| team of four', 'Led a team of nine', 'Led a| team of nine'],
  [
    'behind what changed',
    'Led four people| here',
    'Led twenty-nine people here',
    'Led twenty-nine people| here',
  ],
  ['in a word that is gone', 'Led fo|ur people', 'Led nine people', 'Led nine| people'],
  ['at the end of a text that grew', 'Baker|', 'Baker in Porto', 'Baker| in Porto'],
  ['in a text that was emptied', 'Bak|er', '', '|'],
])('a caret %s stays with its words', (_where, drawn, after, expected) => {
  expect(moved(drawn, after)).toBe(expected);
});

test('a line is its words, without the sign of its bullet', () => {
  const line = (caret: number) => TYPED.slice(...lineAround(TYPED, caret));
  expect(line(3)).toBe('Cut delivery times');
  expect(line(0)).toBe('Cut delivery times');
  expect(line(TYPED.length)).toBe('from nine days to four');
});

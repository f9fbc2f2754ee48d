import { expect, it } from 'vitest';
import { caretIn } from './keeping-caret.ts';

/** The caret is drawn as a bar. */
const moved = (drawn: string, after: string) => {
  const caret = caretIn(drawn.replace('|', ''), after, drawn.indexOf('|'));
  return `${after.slice(0, caret)}|${after.slice(caret)}`;
};

it.each([
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

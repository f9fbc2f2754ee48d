import { expect, it } from 'vitest';
import { openWords } from './open-words.ts';

/** What is found, as it stands at the place that is told. */
const found = (text: string, marks = false) =>
  openWords(text, marks).map(({ caret, until }) => text.slice(caret, until));

it('words in brackets are found where they stand, once each', () => {
  expect(openWords('Led [number] people\nand [number] guests of [client]')).toEqual([
    { words: '[number]', caret: 4, until: 12 },
    { words: '[client]', caret: 43, until: 51 },
  ]);
});

it('other things that templates leave behind are found', () => {
  expect(found('Dear <Your Name>, saved XX% at {{company}}')).toEqual(['<Your Name>', 'XX%', '{{company}}']);
  expect(found('Line\nLorem ipsum dolor')).toEqual(['Lorem ipsum']);
});

it('a link is no bracket, and brackets behind a backslash are', () => {
  expect(found('See [our shop](https://norte.example) today', true)).toEqual([]);
  expect(found('See [our shop](https://norte.example) today')).toEqual(['[our shop]']);
  const escaped = 'See \\[our shop\\] today';
  expect(openWords(escaped, true)).toEqual([{ words: '[our shop]', caret: 4, until: 16 }]);
});

it.each([
  'Wrote [1] and [2]',
  '[redacted] Ministry',
  'a [sic] error',
  'lists[0]',
  '[over\ntwo lines]',
  '[Remote]',
])('%s is a person’s own', (text) => {
  expect(found(text)).toEqual([]);
});

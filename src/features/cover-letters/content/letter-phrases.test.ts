import { expect, it } from 'vitest';
import { bracketedWords } from '#documents/text/brackets.ts';
import { LETTER_PHRASES } from './letter-phrases.ts';

it('phrases for a letter are sentences, each there once, and its examples have nothing left to fill in', () => {
  const lines = LETTER_PHRASES.flatMap((group) => group.lines);
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.filter((line) => !/^[\p{Lu}[].*\S\.$/u.test(line))).toEqual([]);
  for (const { name, example } of LETTER_PHRASES) {
    expect(bracketedWords(example.join('\n')), name).toEqual([]);
  }
});

import { expect, it } from 'vitest';
import { textPieces } from './unplaced-list.tsx';

it('a text that fits stays whole', () => {
  expect(textPieces('one\ntwo', 7)).toEqual(['one\ntwo']);
});

it('a longer one is cut between its lines', () => {
  expect(textPieces('one\ntwo\nthree', 7)).toEqual(['one\ntwo', 'three']);
  expect(textPieces('one\ntwo\nthree', 6)).toEqual(['one', 'two', 'three']);
});

it('a line that is too long is cut where it must be, and never within a character', () => {
  expect(textPieces('abcdefgh', 3)).toEqual(['abc', 'def', 'gh']);
  expect(textPieces('ab😀cd', 3)).toEqual(['ab', '😀c', 'd']);
});

it('no word is lost, and every piece fits', () => {
  const text = Array.from({ length: 5_000 }, (_, at) => `line ${at} 🙂`).join('\n');
  const pieces = textPieces(text);
  expect(pieces.join('\n')).toBe(text);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(20_000);
});

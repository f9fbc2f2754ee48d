import { expect, it } from 'vitest';
import { badGaps } from './gaps.ts';

/** A line of pieces, each with the gap before it; letters are 5 points wide. */
function lineOf(...pieces: [gap: number, text: string][]) {
  let right = 0;
  const line = pieces.map(([gap, text]) => {
    const left = right + gap;
    right = left + text.length * 5;
    return { text, left, right };
  });
  return { letter: 5, drawn: [line], lines: [] };
}

it('what touches is one word, and what stands a letter apart is two', () => {
  expect(badGaps(lineOf([0, 'on-'], [0, 'call duty'], [5.1, '·'], [30, 'Porto']))).toEqual([]);
});

it('what stands nearer than a letter is named', () => {
  expect(badGaps(lineOf([0, 'a@b.example'], [4, '·'], [6, 'Porto']))).toEqual([
    '“a@b.example” and “·” stand 0.80 letters apart',
  ]);
});

it('what follows a piece and stands before it is named', () => {
  expect(badGaps(lineOf([0, 'Ana Silva'], [-40, 'a@b.example']))).toHaveLength(1);
});

it('lines whose typeface lacks their script are left alone', () => {
  expect(badGaps(lineOf([0, 'Ana'], [2, 'Σίλβα']))).toEqual([]);
});

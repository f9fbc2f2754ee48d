import { expect, it } from 'vitest';
import { pairReplaced, pairTexts as pairWithin } from './pair-texts.ts';

const pairTexts = (was: string[], now: string[]) => pairWithin(was, now, 400_000);

it('pairs what is the same wherever it stands, then what was reworded, each once', () => {
  expect(pairTexts(['a', 'b', 'c'], ['c', 'a', 'new'])).toEqual([2, 0, undefined]);
  expect(pairTexts(['Wrote the rota'], ['Wrote the weekly rota', 'Wrote the rotas'])).toEqual([undefined, 0]);
  expect(pairTexts(['Wrote the rota'], ['Kept the stock'])).toEqual([undefined]);
});

it('pairs repeated texts with those beside the same neighbours', () => {
  expect(pairTexts(['a', '', 'b', '', 'c'], ['x', 'b', '', 'c'])).toEqual([undefined, 2, 3, 4]);
  expect(pairTexts(['', ''], ['', '', ''])).toEqual([0, 1, undefined]);
});

it('finds reworded texts in every script', () => {
  expect(pairTexts(['私は看護師として働きました'], ['私は看護師として長く働きました'])).toEqual([0]);
});

it('gives up where too much was reworded', () => {
  const texts = (mark: string) =>
    Array.from({ length: 400 }, (_, at) => `${mark} line number ${at} of the text`);
  expect(pairTexts(texts('old'), texts('new'))).toBeUndefined();
});

it('pairs a text that both sides have replaced with what each has in its place', () => {
  expect(pairReplaced(3, [0, undefined, 2], [0, undefined, undefined, 2])).toEqual({
    mine: [0, 1, 2],
    theirs: [0, 1, undefined, 2],
  });
  // One side has only deleted it.
  expect(pairReplaced(3, [0, 2], [0, undefined, 2])).toEqual({ mine: [0, 2], theirs: [0, undefined, 2] });
});

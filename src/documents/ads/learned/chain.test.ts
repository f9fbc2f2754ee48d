import { expect, it } from 'vitest';
import { MOVES_OF_SIGN, sharesOfChain } from './chain.ts';
import { AD_CLASSES } from './classes.ts';

const CLASSES = AD_CLASSES.length;

/** Numbers that look like any, and are the same each time. */
const powersFrom = (count: number, seed: number): Float64Array =>
  Float64Array.from({ length: count }, (_, at) => 0.05 + ((at * 7919 + seed * 104_729) % 1000) / 500);

it('each word is as likely of a class as all the ways through the chain that give it that class', () => {
  const [signs, powers, moves] = [
    Int32Array.from([0, 1, 0]),
    powersFrom(3 * CLASSES, 3),
    powersFrom(2 * MOVES_OF_SIGN, 5),
  ];
  const byHand = new Float64Array(3 * CLASSES);
  const pairByHand = new Float64Array(MOVES_OF_SIGN);
  let total = 0;
  for (let one = 0; one < CLASSES; one += 1)
    for (let two = 0; two < CLASSES; two += 1)
      for (let three = 0; three < CLASSES; three += 1) {
        const way =
          (powers[one] ?? 0) *
          (moves[MOVES_OF_SIGN + one * CLASSES + two] ?? 0) *
          (powers[CLASSES + two] ?? 0) *
          (moves[two * CLASSES + three] ?? 0) *
          (powers[2 * CLASSES + three] ?? 0);
        total += way;
        [one, CLASSES + two, 2 * CLASSES + three].forEach((at) => {
          byHand[at] = (byHand[at] ?? 0) + way;
        });
        pairByHand[two * CLASSES + three] = (pairByHand[two * CLASSES + three] ?? 0) + way;
      }
  const { words, pairs } = sharesOfChain({ powers, signs }, moves);
  words.forEach((share, at) => {
    expect(share).toBeCloseTo((byHand[at] ?? 0) / total, 10);
  });
  pairs(2).forEach((share, at) => {
    expect(share).toBeCloseTo((pairByHand[at] ?? 0) / total, 10);
  });
});

it('a sentence of thousands of words runs out of no range', () => {
  const length = 20_000;
  const { words } = sharesOfChain(
    {
      powers: powersFrom(length * CLASSES, 1).map((power) => power * 1e-6),
      signs: new Int32Array(length),
    },
    powersFrom(MOVES_OF_SIGN, 2),
  );
  const last = words.subarray((length - 1) * CLASSES);
  expect(last.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
});

import { AD_CLASSES } from './classes.ts';

/*
 * Words of a sentence are judged together, since a word is more likely part of what the word before it is part of: a
 * linear-chain conditional random field. Lafferty, McCallum, Pereira: Conditional Random Fields (2001).
 */

const CLASSES = AD_CLASSES.length;

/** Powers of how two neighbours go together: for each sign between them, from each class to each. */
export type Moves = Float64Array;
export const MOVES_OF_SIGN = CLASSES * CLASSES;

/** Powers of how the words of a chain speak for each class, and the sign before each word. */
export type Chain = { powers: Float64Array; signs: Int32Array };

/** What each word is likely part of, and each word together with the one before it, by class before and class. */
export type ChainShares = { words: Float64Array; pairs: (at: number) => Float64Array };

/** Likelihoods by going forward and backward through a chain, each word scaled so that nothing runs out of range. */
export function sharesOfChain({ powers, signs }: Chain, moves: Moves): ChainShares {
  const length = signs.length;
  const ahead = new Float64Array(powers.length);
  const behind = new Float64Array(powers.length).fill(1);
  const word = (at: number, each: number): number => powers[at * CLASSES + each] ?? 0;
  const move = (at: number, from: number, to: number): number =>
    moves[(signs[at] ?? 0) * MOVES_OF_SIGN + from * CLASSES + to] ?? 0;
  for (let at = 0; at < length; at += 1) {
    for (let to = 0; to < CLASSES; to += 1) {
      let sum = at === 0 ? 1 : 0;
      if (at > 0)
        for (let from = 0; from < CLASSES; from += 1)
          sum += (ahead[(at - 1) * CLASSES + from] ?? 0) * move(at, from, to);
      ahead[at * CLASSES + to] = sum * word(at, to);
    }
    scale(ahead.subarray(at * CLASSES, (at + 1) * CLASSES));
  }
  for (let at = length - 2; at >= 0; at -= 1) {
    for (let from = 0; from < CLASSES; from += 1) {
      let sum = 0;
      for (let to = 0; to < CLASSES; to += 1)
        sum += move(at + 1, from, to) * word(at + 1, to) * (behind[(at + 1) * CLASSES + to] ?? 0);
      behind[at * CLASSES + from] = sum;
    }
    scale(behind.subarray(at * CLASSES, (at + 1) * CLASSES));
  }
  const words = ahead.map((share, at) => share * (behind[at] ?? 0));
  for (let at = 0; at < length; at += 1) scale(words.subarray(at * CLASSES, (at + 1) * CLASSES));
  const pairs = (at: number): Float64Array => {
    const shares = Float64Array.from({ length: MOVES_OF_SIGN }, (_, pair) => {
      const [from, to] = [Math.floor(pair / CLASSES), pair % CLASSES];
      const before = ahead[(at - 1) * CLASSES + from] ?? 0;
      return before * move(at, from, to) * word(at, to) * (behind[at * CLASSES + to] ?? 0);
    });
    scale(shares);
    return shares;
  };
  return { words, pairs };
}

/** Makes values add up to one. */
function scale(values: Float64Array): void {
  const sum = values.reduce((all, value) => all + value, 0);
  for (let at = 0; at < values.length; at += 1) values[at] = (values[at] ?? 0) / sum;
}

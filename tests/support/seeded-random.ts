/** Chance that a number repeats: the same seed, the same choices. */
export type Random = {
  /** At least 0, less than 1. */
  next(): number;
  /** A whole number, at least 0 and less than `below`. */
  whole(below: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
};

/** The generator known as mulberry32: 32 bits of state, good enough to choose by. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (below: number) => Math.floor(next() * below);
  return { next, whole, pick: (from) => from[whole(from.length)] ?? from[0] };
}

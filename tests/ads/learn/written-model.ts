import { AD_CLASSES } from '#documents/ads/learned/classes.ts';
import { FIRST_SIGN, MOST_STEPS } from '#documents/ads/learned/model.ts';
import type { KeptModel } from './train.ts';

/** A model as `modelFrom` reads it. */
export function writtenModel({ hashes, weights, moves }: KeptModel): string {
  const signs = (steps: Int8Array): string => [...steps].map((each) => signOf(each + MOST_STEPS)).join('');
  let before = 0;
  const rows = hashes.map((hash, row) => {
    const distance = hash - before;
    before = hash;
    return `${distanceSigns(distance)}${signs(weights.subarray(row * AD_CLASSES.length, (row + 1) * AD_CLASSES.length))}`;
  });
  return `${signs(moves)}${rows.join('')}`;
}

const signOf = (value: number): string => String.fromCharCode(FIRST_SIGN + value);

function distanceSigns(distance: number): string {
  const half = MOST_STEPS + 1;
  return distance < half
    ? signOf(distance)
    : `${signOf(half + (distance % half))}${distanceSigns(Math.floor(distance / half))}`;
}

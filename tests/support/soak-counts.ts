/** Full counts for `npm run soak`, small ones for `npm test`. */
export const FULL = process.env.SOAK === 'full';

export function count(full: number, small: number): number {
  return FULL ? full : small;
}

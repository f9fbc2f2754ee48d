import type { Line } from './line.ts';

/** Which lines have clearly more air above them than others have; the first, with nothing above it, has none. */
export function partedByAir(lines: readonly Line[]): boolean[] {
  const gaps = lines.slice(1).map(({ source }) => source.gapAbove);
  const least = gaps.reduce((smallest, gap) => (gap > 0 ? Math.min(smallest, gap) : smallest), Infinity);
  return [false, ...gaps.map((gap) => gap > least * 1.5 + 2)].slice(0, lines.length);
}

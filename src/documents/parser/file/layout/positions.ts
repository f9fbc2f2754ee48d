/* Where things stand on a page, asked of many of them: each answer takes as long as a look into a sorted list. */

/** The least of some numbers, however many; `Infinity` where there are none. */
export function leastOf(values: Iterable<number>): number {
  let least = Infinity;
  for (const value of values) least = Math.min(least, value);
  return least;
}

/** The greatest of some numbers, however many; `-Infinity` where there are none. */
export function greatestOf(values: Iterable<number>): number {
  let greatest = -Infinity;
  for (const value of values) greatest = Math.max(greatest, value);
  return greatest;
}

/** How many of some sorted numbers are less than this one. */
export function countBelow(sorted: ArrayLike<number>, value: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? Infinity) < value) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Tells whether any of some numbers is nearer to another than `tolerance`. */
export function nearAny(values: readonly number[], tolerance: number): (value: number) => boolean {
  const sorted = Float64Array.from(values).sort();
  const isNear = (other: number | undefined, value: number) =>
    other !== undefined && Math.abs(other - value) < tolerance;
  return (value) => {
    const at = countBelow(sorted, value);
    return isNear(sorted[at], value) || (at > 0 && isNear(sorted[at - 1], value));
  };
}

/** Finds those nearer to a height of the page than `distance`, in the order in which they were given. */
export type NearHeight<Thing> = (height: number, distance: number) => Thing[];

/** Looks up what stands about as high, without going through the whole page each time. */
export function nearHeight<Thing>(
  things: readonly Thing[],
  heightOf: (thing: Thing) => number,
): NearHeight<Thing> {
  const sorted = things
    .map((thing, index) => ({ thing, index, at: heightOf(thing) }))
    .sort((a, b) => a.at - b.at);
  const heights = sorted.map(({ at }) => at);
  return (height, distance) => {
    const from = countBelow(heights, height - distance);
    const to = countBelow(heights, height + distance);
    const near = sorted.slice(from, to).filter(({ at }) => Math.abs(at - height) < distance);
    return near.sort((a, b) => a.index - b.index).map(({ thing }) => thing);
  };
}

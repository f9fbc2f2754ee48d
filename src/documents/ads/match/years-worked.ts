/* Years in which somebody worked, overlaps counted once; as the checker counts them. */

/** Months are counted from January of year 0; the end is still to come where `end` is absent. */
export type WorkedPeriod = { start?: number; end?: number; current: boolean };

export const monthNumber = (year: number, month: number): number => year * 12 + month;

export function yearsWorked(
  periods: readonly WorkedPeriod[],
  today: { year: number; month: number },
): number {
  const spans = periods
    .flatMap(({ start, end, current }): [number, number][] => {
      const until = end ?? (current ? monthNumber(today.year, today.month) : undefined);
      return start === undefined || until === undefined || until < start ? [] : [[start, until]];
    })
    .sort(([one], [other]) => one - other);
  let [months, reached] = [0, -Infinity];
  for (const [start, until] of spans) {
    months += Math.max(0, until - Math.max(start, reached + 1) + 1);
    reached = Math.max(reached, until);
  }
  return months / 12;
}

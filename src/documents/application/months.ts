/* Months as `YYYY-MM`, which have four digits of a year as days do. */

/** The month so many months from another one. */
export function monthFrom(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  // From the first of years on and to the last: what would be outside is the nearest there is.
  const at = Math.min(Math.max(year * 12 + number - 1 + by, 0), 9999 * 12 + 11);
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`;
}

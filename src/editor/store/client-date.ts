const DAY_MS = 24 * 3600_000;

/**
 * The day a letter is dated by: the person's own, believed while it is within a day of the server's (time zones
 * are at most 14 hours off), else the server's day in UTC.
 * @param claimed `YYYY-MM-DD` as the person's device tells it
 */
export function clientDate(claimed: string | undefined, now: Date): string {
  const today = now.toISOString().slice(0, 10);
  if (claimed === undefined) return today;
  return Math.abs(Date.parse(claimed) - Date.parse(today)) <= DAY_MS ? claimed : today;
}

import type { VersionCause } from '#platform/database/version-causes.ts';

const CAUSES: Record<VersionCause, string> = {
  edit: 'Before you went on editing',
  merge: 'Before two versions were brought together',
  import: 'Before an import',
  template: 'Before you changed the template',
  restore: 'Before a restore',
  followed: 'Before changes came from its base',
  archive: 'Before you archived it',
  named: 'Kept when you named it',
};

/** Why a version was kept, in plain words. */
export function causeText(cause: string): string {
  const known = Object.entries(CAUSES).find(([name]) => name === cause);
  return known ? known[1] : 'Kept by itself';
}

const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
const DAY_OF_YEAR = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

export function timeText(moment: string): string {
  return TIME.format(new Date(moment));
}

/** "Today", "Yesterday", "Friday, November 20", "December 31, 2025". */
export function dayText(moment: string, now: Date): string {
  const day = startOfDay(new Date(moment));
  // Days are not all of 24 hours.
  const daysAgo = Math.round((startOfDay(now).getTime() - day.getTime()) / (24 * 3600_000));
  if (daysAgo === 0) return 'Today';
  if (daysAgo === 1) return 'Yesterday';
  return (day.getFullYear() === now.getFullYear() ? DAY : DAY_OF_YEAR).format(day);
}

/** "Today, 10:14 AM". */
export function momentText(moment: string, now: Date): string {
  return `${dayText(moment, now)}, ${timeText(moment)}`;
}

/** Versions by the day on which they were saved, in their order. */
export function byDay<V extends { savedAt: string }>(
  versions: readonly V[],
  now: Date,
): { day: string; versions: V[] }[] {
  const days = Map.groupBy(versions, ({ savedAt }) => dayText(savedAt, now));
  return Array.from(days, ([day, ofDay]) => ({ day, versions: ofDay }));
}

function startOfDay(moment: Date): Date {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate());
}

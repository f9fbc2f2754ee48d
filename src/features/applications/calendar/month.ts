import { dueDays, type DueDay } from '#documents/application/due-days.ts';
import type { ApplicationRow } from '../contract.ts';

/** Something of an application that is due on a day. */
export type DayEntry = { row: ApplicationRow; what: DueDay['what'] };

/** What is due, by its day, `YYYY-MM-DD`: what counts no more is left out. */
export function entriesByDay(rows: readonly ApplicationRow[]): ReadonlyMap<string, readonly DayEntry[]> {
  const days = new Map<string, DayEntry[]>();
  for (const row of rows)
    for (const { what, day } of dueDays(row)) {
      const there = days.get(day);
      if (there) there.push({ row, what });
      else days.set(day, [{ row, what }]);
    }
  return days;
}

const two = (number: number) => String(number).padStart(2, '0');
/** Read as a text, so that a year below 100 is not one of the last century. */
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
const beginOf = (month: string) => dateOf(`${month}-01`);

/** The days of a month, `YYYY-MM-DD`. */
export function daysOf(month: string): string[] {
  const end = beginOf(month);
  end.setUTCMonth(end.getUTCMonth() + 1, 0);
  const count = end.getUTCDate();
  return Array.from({ length: count }, (_, at) => `${month}-${two(at + 1)}`);
}

/** The weeks of a month; null where a week has days of another one. `firstDay` is 0 for weeks that begin on Sunday. */
export function weeksOf(month: string, firstDay: 0 | 1): (string | null)[][] {
  const before = (beginOf(month).getUTCDay() - firstDay + 7) % 7;
  const days = [...Array.from({ length: before }, () => null), ...daysOf(month)];
  return Array.from({ length: Math.ceil(days.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, at) => days[week * 7 + at] ?? null),
  );
}

/** The days of the week from the first one on, as short names. */
export function weekdays(firstDay: 0 | 1): { short: string; long: string }[] {
  const [short, long] = [weekdayNames('short'), weekdayNames('long')];
  return Array.from({ length: 7 }, (_, at) => {
    // The 4th of January 2026 is a Sunday.
    const day = new Date(Date.UTC(2026, 0, 4 + firstDay + at));
    return { short: short.format(day), long: long.format(day) };
  });
}

const weekdayNames = (weekday: 'short' | 'long') =>
  new Intl.DateTimeFormat('en-US', { weekday, timeZone: 'UTC' });

const MONTH_NAME = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const SHORT_MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** "Nov 2026". */
export function shortMonth(month: string): string {
  return SHORT_MONTH.format(beginOf(month));
}

/** "November 2026". */
export function monthText(month: string): string {
  return MONTH_NAME.format(beginOf(month));
}

const DAY_NAME = new Intl.DateTimeFormat('en-US', {
  ...{ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' },
});

/** "Monday, November 23". */
export function longDay(day: string): string {
  return DAY_NAME.format(dateOf(day));
}

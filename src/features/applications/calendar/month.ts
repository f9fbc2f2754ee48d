import type { ApplicationRow } from '../contract.ts';

/** Something of an application that is due on a day. */
export type DayEntry = { row: ApplicationRow; what: 'deadline' | 'next step' };

/** What is due, by its day, `YYYY-MM-DD`; of closed applications nothing is. */
export function entriesByDay(rows: readonly ApplicationRow[]): ReadonlyMap<string, readonly DayEntry[]> {
  const days = new Map<string, DayEntry[]>();
  const put = (day: string, entry: DayEntry) => {
    if (day === '') return;
    const there = days.get(day);
    if (there) there.push(entry);
    else days.set(day, [entry]);
  };
  for (const row of rows) {
    if (row.stage === 'closed') continue;
    put(row.deadline, { row, what: 'deadline' });
    put(row.nextStepOn, { row, what: 'next step' });
  }
  return days;
}

const two = (number: number) => String(number).padStart(2, '0');
const numbersOf = (month: string) => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { year, number };
};

/** The month so many months from another one, both `YYYY-MM`. */
export function monthFrom(month: string, by: number): string {
  const { year, number } = numbersOf(month);
  const date = new Date(Date.UTC(year, number - 1 + by, 1));
  return `${String(date.getUTCFullYear()).padStart(4, '0')}-${two(date.getUTCMonth() + 1)}`;
}

/** The days of a month, `YYYY-MM-DD`. */
export function daysOf(month: string): string[] {
  const { year, number } = numbersOf(month);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, at) => `${month}-${two(at + 1)}`);
}

/** The weeks of a month; null where a week has days of another one. `firstDay` is 0 for weeks that begin on Sunday. */
export function weeksOf(month: string, firstDay: 0 | 1): (string | null)[][] {
  const { year, number } = numbersOf(month);
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() - firstDay + 7) % 7;
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
  const { year, number } = numbersOf(month);
  return SHORT_MONTH.format(new Date(Date.UTC(year, number - 1, 1)));
}

/** "November 2026". */
export function monthText(month: string): string {
  const { year, number } = numbersOf(month);
  return MONTH_NAME.format(new Date(Date.UTC(year, number - 1, 1)));
}

const DAY_NAME = new Intl.DateTimeFormat('en-US', {
  ...{ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' },
});

/** "Monday, November 23". */
export function longDay(day: string): string {
  return DAY_NAME.format(new Date(`${day}T00:00:00Z`));
}

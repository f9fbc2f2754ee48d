import { isDay } from '../../text/days.ts';

/** Whether the day or the month stands first where a table writes both as numbers with slashes. */
export type DayOrder = 'day first' | 'month first';

/** What a cell says of a day: the day, or why it is none. */
export type ReadDay = { day: string } | { why: 'odd-day' | 'ambiguous-day' };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `2026-12-01`, with or without a time; also with slashes. */
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].{0,40})?$/;
/** `1.12.2026`: with dots the day is first everywhere. */
const DOTTED = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?:[ ,].{0,20})?$/;
const SLASHED = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?:[ ,].{0,20})?$/;
/** `Dec 1, 2026`, `1 December 2026`. */
const MONTH_NAMED = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?:[ ,].{0,20})?$/i;
const DAY_NAMED = /^(\d{1,2})(?:st|nd|rd|th)?[. -] ?([a-z]{3,9})\.?,?[ -](\d{4})(?:[ ,].{0,20})?$/i;

/** How a column writes days with slashes, by those that can be read in one way alone; undefined where none can. */
export function dayOrderOf(cells: readonly string[]): DayOrder | undefined {
  for (const cell of cells) {
    const [, first, second] = SLASHED.exec(cell.trim()) ?? [];
    if (Number(first) > 12 && Number(second) <= 12) return 'day first';
    if (Number(second) > 12 && Number(first) <= 12) return 'month first';
  }
  return undefined;
}

/** A day as a document holds it. Where its day and month could be each other, and the column does not tell, it is none. */
export function readDay(cell: string, order: DayOrder | undefined): ReadDay {
  const text = cell.trim();
  const slashed = SLASHED.exec(text);
  if (slashed) return readSlashed(slashed, order);
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? turned(DOTTED.exec(text)) ?? named(text) ?? [];
  return dayOf(year, month, day);
}

function readSlashed([, first, second, year]: RegExpExecArray, order: DayOrder | undefined): ReadDay {
  const isSure = first === second || Number(first) > 12 || Number(second) > 12;
  if (!isSure && order === undefined) return { why: 'ambiguous-day' };
  const isDayFirst = isSure ? Number(first) > 12 : order === 'day first';
  return isDayFirst ? dayOf(year, second, first) : dayOf(year, first, second);
}

type Parts = readonly (string | undefined)[];

function turned(found: RegExpExecArray | null): Parts | undefined {
  return found ? [found[0], found[3], found[2], found[1]] : undefined;
}

function named(text: string): Parts | undefined {
  const [, name, day, year] = MONTH_NAMED.exec(text) ?? swapped(DAY_NAMED.exec(text)) ?? [];
  const month = MONTHS.indexOf(name?.slice(0, 3).toLowerCase() ?? '') + 1;
  return month > 0 ? [text, year, String(month), day] : undefined;
}

function swapped(found: RegExpExecArray | null): Parts | undefined {
  return found ? [found[0], found[2], found[1], found[3]] : undefined;
}

function dayOf(year: string | undefined, month: string | undefined, day: string | undefined): ReadDay {
  if (year === undefined || month === undefined || day === undefined) return { why: 'odd-day' };
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(written) ? { day: written } : { why: 'odd-day' };
}

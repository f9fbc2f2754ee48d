import { inCentury } from '../dates/point.ts';
import type { RawEntry } from './split-entries.ts';

/** "2008-12": December 2008, or from 2008 to 2012. */
const EITHER = /^((?:19|20)\d{2})\s?[-–]\s?(\d{2})$/u;

/** The same entries, with such dates read as the others of the section are: beside "2014-17" they are years. */
export function withShortYears(entries: readonly RawEntry[]): RawEntry[] {
  const areYears = entries.some(
    (entry) => entry.date?.found.kind === 'period' && EITHER.test(written(entry)),
  );
  if (!areYears) return [...entries];
  return entries.map((entry) => {
    const [, first, second] = EITHER.exec(written(entry)) ?? [];
    const { date } = entry;
    if (date?.found.kind !== 'date' || !first || !second || inCentury(second) < Number(first)) return entry;
    const period = { start: { year: Number(first) }, end: { year: inCentury(second) }, current: false };
    return { ...entry, date: { ...date, found: { ...date.found, kind: 'period', period } } };
  });
}

function written({ date }: RawEntry): string {
  return date ? date.line.text.slice(date.found.start, date.found.end).trim() : '';
}

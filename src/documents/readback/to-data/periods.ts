import type { PartialDate, Period, Read } from '../read-resume.ts';

/** A period as the builder keeps it, and what of it has no place there. */
export type Dates = { startDate: string; endDate: string; current: boolean; asText: string };

/** Months where months are written. A year alone is not given a month: the period goes into the text as written. */
export function datesOf(read: Read<Period> | undefined): Dates {
  if (!read) return { startDate: '', endDate: '', current: false, asText: '' };
  const { start, end, current } = read.value;
  const whole = [start, end].every((date) => date === undefined || date.month !== undefined);
  const startDate = monthOf(start);
  return {
    startDate,
    endDate: current ? '' : monthOf(end),
    current: current && startDate !== '',
    asText: whole ? '' : read.source.snippet,
  };
}

function monthOf(date: PartialDate | undefined): string {
  if (!date?.month || date.year < 1000 || date.year > 9999) return '';
  return `${date.year}-${String(date.month).padStart(2, '0')}`;
}

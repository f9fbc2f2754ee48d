import { findDates } from '../../parser/resume/dates/find-dates.ts';
import type { PartialDate, Period } from '../../parser/parsed-resume.ts';
import { monthOf } from '../../parser/to-data/field-values.ts';
import type { ImportProblem } from '../imported-file.ts';

/** The dates of an entry as its fields hold them; `left` is what of them no field can hold. */
export type GatheredDates = { startDate: string; endDate: string; current: boolean; left: string };

/** Reads the dates of one source, and keeps account of what was read and of what could not be. */
export class SourceDates {
  /** Values that fields hold in another form than the source has them. */
  readonly converted: string[] = [];
  readonly problems: ImportProblem[] = [];

  /** One date, in whatever form and language; empty where it is none, and then it is among the problems. */
  date(written: string, place: Omit<ImportProblem, 'text' | 'why'>): { date: string; left: string } {
    const { startDate, endDate, left } = this.period(written, place);
    return { date: endDate || startDate, left };
  }

  /** A beginning and an end that stand apart. What began and has no end goes on where `openGoesOn` says so. */
  between(
    start: string,
    end: string,
    place: Omit<ImportProblem, 'text' | 'why'>,
    openGoesOn = true,
  ): GatheredDates {
    const ending = isPresent(end) ? '' : end;
    if (ending !== end) this.converted.push(end);
    const first = this.date(start, place);
    const last = this.date(ending, place);
    const current = ending !== end || (openGoesOn && first.date !== '' && end.trim() === '');
    const left = [first.left, last.left].filter(Boolean).join(' – ');
    return { startDate: first.date, endDate: current ? '' : last.date, current, left };
  }

  /** A period in one text, as "August 2012 to May 2016". A single date is its end. */
  period(written: string, place: Omit<ImportProblem, 'text' | 'why'>): GatheredDates {
    // The hour of a day that a program wrote says nothing.
    const given = written.trim().replace(/(?<=^\d{4}-\d\d-\d\d)T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?$/, '');
    const nothing = { startDate: '', endDate: '', current: false, left: given };
    if (given === '') return nothing;
    const [found, ...more] = findDates(given);
    const beside = found ? given.slice(0, found.start) + given.slice(found.end) : given;
    const fields =
      found && more.length === 0 && !/[\p{L}\d]/u.test(beside) ? fieldsOf(found.period) : undefined;
    if (!fields) {
      this.problems.push({ ...place, text: given, why: 'unknown-date' });
      return nothing;
    }
    this.converted.push(written);
    return { ...fields, left: '' };
  }
}

function fieldsOf({ start, end, current }: Period): Omit<GatheredDates, 'left'> | undefined {
  const [startDate, endDate] = [dateOf(start), dateOf(end)];
  return startDate === undefined || endDate === undefined ? undefined : { startDate, endDate, current };
}

/** A date as our fields hold it; nothing for a quarter of a year, which they cannot. */
function dateOf(date: PartialDate | undefined): string | undefined {
  if (!date) return '';
  if (date.month !== undefined) return monthOf(date);
  if (date.season === undefined) return String(date.year);
  const season = date.season === 'fall' ? 'autumn' : date.season;
  return ['spring', 'summer', 'autumn', 'winter'].includes(season) ? `${date.year}-${season}` : undefined;
}

/** A year that no period has is in the past: a word that says that something goes on is read after it. */
function isPresent(end: string): boolean {
  if (/\d/.test(end) || end.trim() === '') return false;
  return findDates(`2000 - ${end}`)[0]?.period.current === true;
}

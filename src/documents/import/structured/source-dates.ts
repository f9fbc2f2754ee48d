import { findDates } from '../../parser/resume/dates/find-dates.ts';
import type { PartialDate, Period } from '../../parser/parsed-resume.ts';
import { monthOf } from '../../parser/to-data/field-values.ts';
import type { ImportProblem } from '../imported-file.ts';
import { joinedLines } from './joined.ts';

/** The dates of an entry as its fields hold them; `left` is what of them no field can hold. */
export type GatheredDates = { startDate: string; endDate: string; current: boolean; left: string };

/** The dates of a study: it has no field for what still goes on, so that the file's own word for it is among `left`. */
type StudyDates = { startDate: string; graduationDate: string; left: string };

type Place = Omit<ImportProblem, 'text' | 'why'>;
/** What is read, with the words that say that something goes on, as they stand in the file. */
type Read = GatheredDates & { ongoing: string };

/** Reads the dates of one source, and keeps account of what was read and of what could not be. */
export class SourceDates {
  /** Values that fields hold in another form than the source has them. */
  readonly converted: string[] = [];
  readonly problems: ImportProblem[] = [];

  /** A beginning and an end that stand apart. What began and has no end goes on where `openGoesOn` says so. */
  between(start: string, end: string, place: Place, openGoesOn = true): GatheredDates {
    return this.told(this.readBetween(start, end, place, openGoesOn));
  }

  /** A period in one text, as "August 2012 to May 2016". A single date is its end. */
  period(written: string, place: Place): GatheredDates {
    return this.told(this.readPeriod(written, place));
  }

  /** Of a study, whose dates stand apart or in one text. */
  study(given: { start: string; end: string } | { period: string }, place: Place): StudyDates {
    const { startDate, endDate, ongoing, left } =
      'period' in given
        ? this.readPeriod(given.period, place)
        : this.readBetween(given.start, given.end, place, false);
    return { startDate, graduationDate: endDate, left: joinedLines(ongoing, left) };
  }

  private told({ ongoing, ...dates }: Read): GatheredDates {
    if (ongoing !== '') this.converted.push(ongoing);
    return dates;
  }

  private readBetween(start: string, end: string, place: Place, openGoesOn: boolean): Read {
    // Some write all of it where it begins.
    if (end.trim() === '' && isWholePeriod(start)) return this.readPeriod(start, place);
    const ongoing = isPresent(end) ? end : '';
    const first = this.date(start, place);
    const last = this.date(ongoing === '' ? end : '', place);
    const current = ongoing !== '' || (openGoesOn && first.date !== '' && end.trim() === '');
    const left = [first.left, last.left].filter(Boolean).join(' – ');
    return { startDate: first.date, endDate: current ? '' : last.date, current, left, ongoing };
  }

  private readPeriod(written: string, place: Place): Read {
    const given = written.trim();
    const nothing = { startDate: '', endDate: '', current: false, left: given, ongoing: '' };
    if (given === '') return nothing;
    const fields = periodIn(given);
    if (!fields) {
      this.problems.push({ ...place, text: given, why: 'unknown-date' });
      return nothing;
    }
    if (fields.current) return { ...fields, left: '', ongoing: written };
    this.converted.push(written);
    return { ...fields, left: '', ongoing: '' };
  }

  /** One date, in whatever form and language; empty where it is none or two, and then it is among the problems. */
  private date(written: string, place: Place): { date: string; left: string } {
    const given = written.trim();
    if (given === '') return { date: '', left: '' };
    const fields = isWholePeriod(given) ? undefined : periodIn(given);
    if (!fields) {
      this.problems.push({ ...place, text: given, why: 'unknown-date' });
      return { date: '', left: given };
    }
    this.converted.push(written);
    return { date: fields.endDate || fields.startDate, left: '' };
  }
}

type PeriodFields = Omit<GatheredDates, 'left'>;

/** The period that a text is, and says nothing beside. */
function periodIn(written: string): PeriodFields | undefined {
  // The hour of a day that a program wrote says nothing.
  const given = written.trim().replace(/(?<=^\d{4}-\d\d-\d\d)T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?$/, '');
  const [found, ...more] = findDates(given);
  if (!found || more.length > 0) return undefined;
  const beside = given.slice(0, found.start) + given.slice(found.end);
  return /[\p{L}\d]/u.test(beside) ? undefined : fieldsOf(found.period);
}

/** Whether a text has both a beginning and an end, or says that it goes on. */
function isWholePeriod(written: string): boolean {
  const fields = periodIn(written);
  return fields !== undefined && fields.startDate !== '' && (fields.endDate !== '' || fields.current);
}

function fieldsOf({ start, end, current }: Period): PeriodFields | undefined {
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

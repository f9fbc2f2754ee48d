import { LONG_TEXT_MAX, SHORT_TEXT_MAX } from '#documents/limits.ts';
import { cleanLine, cleanText } from '#documents/text/clean.ts';
import { SEASONS } from '#documents/text/seasons.ts';
import type { ParsedDetail, ParsedValue, PartialDate, Period } from '../parsed-resume.ts';
import type { LowConfidenceFields } from './low-confidence.ts';

/*
 * What was parsed as the fields of the builder hold it: within their limits, and months as they are written there.
 */

/** One line within the limit of a field, with no character cut in two. */
export function fitLine(text: string | undefined): string {
  return clip(cleanLine(text ?? ''), SHORT_TEXT_MAX);
}

/** Several lines within the limit of a field. */
export function fitText(text: string): string {
  return clip(cleanText(text), LONG_TEXT_MAX);
}

function clip(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}

/** Lines, and bullets after them, as they are typed into a description. */
export function describe(lines: readonly string[], bullets: readonly ParsedValue[]): string {
  const items = bullets.map(({ value }) => `- ${value}`);
  return fitText([...lines.filter(Boolean), ...items].join('\n'));
}

/** Dates as written, and details in their order, of which some are bullets. */
export function describeDetails(written: string, details: readonly ParsedDetail[]): string {
  return describe([written, ...details.map(({ value, isBullet }) => (isBullet ? `- ${value}` : value))], []);
}

/** A date as the builder writes it: a month, a year alone or a season; empty where none of these is written. */
export function monthOf(date: PartialDate | undefined): string {
  if (date === undefined || date.year < FIRST_YEAR) return '';
  const year = String(date.year);
  if (date.month !== undefined) return `${year}-${String(date.month).padStart(2, '0')}`;
  if (date.season === undefined) return year;
  const season = date.season === 'fall' ? 'autumn' : date.season;
  return SEASONS.some((known) => known === season) ? `${year}-${season}` : '';
}

/** Whether a date is written that no field can hold, such as a term or a season without its year. */
export function isVague(date: PartialDate | undefined): boolean {
  return date !== undefined && monthOf(date) === '';
}

/** Four figures, as documents have years. */
const FIRST_YEAR = 1000;

/** When a course began and ended: a single date is its end. */
export function studyDates(period: Period | undefined): Pick<Period, 'start' | 'end'> {
  if (period === undefined || period.current) return {};
  return period.end ? period : period.start ? { end: period.start } : {};
}

/** Whether the fields of a course hold all that its period says. */
export function isPlacedStudy(period: Period): boolean {
  return !period.current && !isVague(period.start) && !isVague(period.end);
}

type Months = {
  startDate: string;
  endDate: string;
  current: boolean;
  /** Dates as written where a field cannot hold one: they go into the text, so that they are not lost. */
  written: string;
};

/** The months of an entry; what is doubtful about them is noted at the fields that they go into. */
export function monthsOf(
  read: ParsedValue<Period> | undefined,
  path: string,
  lowConfidence: LowConfidenceFields,
): Months {
  if (!read) return { startDate: '', endDate: '', current: false, written: '' };
  const { start, end, current } = read.value;
  // That something goes on is looked at together with its beginning.
  if (start !== undefined || current) lowConfidence.noteIfUnsure(read, `${path}.startDate`);
  if (end !== undefined && !current) lowConfidence.noteIfUnsure(read, `${path}.endDate`);
  if (isVague(start)) lowConfidence.note(`${path}.startDate`, read.source.snippet);
  if (isVague(end)) lowConfidence.note(`${path}.endDate`, read.source.snippet);
  return {
    startDate: monthOf(start),
    endDate: current ? '' : monthOf(end),
    current,
    written: isVague(start) || isVague(end) ? read.source.snippet.trim() : '',
  };
}

/** The same for what is given at one time, such as a certificate or an award: its single date is its end. */
export function monthsOfGiven(
  read: ParsedValue<Period> | undefined,
  path: string,
  lowConfidence: LowConfidenceFields,
): Months {
  if (!read) return monthsOf(read, path, lowConfidence);
  const { start, end, current } = read.value;
  if (start === undefined || end !== undefined || current) return monthsOf(read, path, lowConfidence);
  return monthsOf({ ...read, value: { end: start, current } }, path, lowConfidence);
}

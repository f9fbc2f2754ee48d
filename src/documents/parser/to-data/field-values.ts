import { LONG_TEXT_MAX, SHORT_TEXT_MAX } from '#documents/limits.ts';
import { cleanLine, cleanText } from '#documents/text/clean.ts';
import type { ParsedValue, PartialDate, Period } from '../parsed-resume.ts';
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

/** A month as the builder writes it; empty where none is written: a month is not for us to choose. */
export function monthOf(date: PartialDate | undefined): string {
  if (date?.month === undefined) return '';
  return `${String(date.year).padStart(4, '0')}-${String(date.month).padStart(2, '0')}`;
}

type Months = {
  startDate: string;
  endDate: string;
  current: boolean;
  /** Dates as written where a month is missing: they go into the text, so that they are not lost. */
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
  const isVague = (date: PartialDate | undefined) => date !== undefined && date.month === undefined;
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

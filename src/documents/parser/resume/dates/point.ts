import type { PartialDate } from '#documents/parser/parsed-resume.ts';
import { anyOf } from '../text/fold.ts';
import { MONTH_NAMES, SEASON_NAMES } from '../words/date-words.ts';

/** A date as it stands in a text. `monthOnly` marks a month whose year follows later: "June – August 2019". */
export type DatePoint = { date: PartialDate; start: number; end: number; monthOnly?: number };

const names = anyOf(MONTH_NAMES.flatMap((month) => month.split('|')));
const MONTH = `(?<![\\p{L}\\d])(?:${names})(?!\\p{L})`;
const SEASON = `(?<!\\p{L})(?:${anyOf(Object.values(SEASON_NAMES).flatMap((name) => name.split('|')))})(?!\\p{L})`;
/** A year, and no part of a longer number, an amount or a phone number. */
const YEAR =
  '(?<![\\d.,$€£#+@]|(?<!\\d)\\d{3}[-. ]|\\+\\d{1,3}[-. ])(?:19[4-9]\\d|20[0-4]\\d)(?![\\d%€£$+@]|[.,]\\d{3}|-(?!19|20)\\d{3}| \\d{3}(?!\\d))';
/** A year within a date of figures, where separators are its neighbours. */
const FULL_YEAR = '(?:19[4-9]\\d|20[0-4]\\d)(?!\\d)';
const SHORT_YEAR = "'\\s?\\d{2}(?!\\d)";
const OF = '\\.?(?:\\s*,\\s*|\\s+(?:de|of|del|di)\\s+|\\s*[-/]\\s*|\\s*)';
/** A hyphen before it is that of a number, unless what it follows is a date or a blank: "04/16-12/19". */
const NOT_IN_NUMBER = '(?<![\\d.,/$€£+])(?<!(?<!\\d{4}|[/.]\\d{2}|\\d{4}-\\d{2}|\\s)-)';
const ORDINAL = '(?:st|nd|rd|th|er|o|º|ª)?\\.?';

/** Forms of dates, the most telling first. */
const FORMS: readonly RegExp[] = [
  // 2019-03-01, 2019.03, 2019/3
  `${NOT_IN_NUMBER}(?<year>${FULL_YEAR})\\s?[-./]\\s?(?<month>0?[1-9]|1[0-2])(?:\\s?[-./]\\s?(?:[0-2]?\\d|3[01]))?(?![\\d/%]|[.,]\\d)`,
  // 01.03.2019, 3/1/2019
  `${NOT_IN_NUMBER}(?<day>[0-3]?\\d)\\s?[./-]\\s?(?<month>[0-3]?\\d)\\s?[./-]\\s?(?<year>${FULL_YEAR})`,
  // 03/2019
  `${NOT_IN_NUMBER}(?<month>0?[1-9]|1[0-2])\\s?[./-]\\s?(?<year>${FULL_YEAR})`,
  // March 2019, Mar. '19, 1 March 2019, Mar-19
  `(?:(?<![\\d:])[0-3]?\\d${ORDINAL}\\s+(?:de\\s+|of\\s+)?)?(?<name>${MONTH})${OF}(?<year>${YEAR}|${SHORT_YEAR})`,
  `(?<name>${MONTH})\\.?-(?<year>\\d{2})(?![\\d.,])`,
  // March 1, 2019
  `(?<name>${MONTH})\\.?\\s+[0-3]?\\d${ORDINAL},?\\s+(?<year>${YEAR})`,
  // 2019 March
  `(?<year>${YEAR})[,\\s]\\s?(?<name>${MONTH})(?!\\.?\\s*(?:\\d|'))`,
  // Summer 2019, Q3 2019, 2019 Q3
  `(?<season>${SEASON})\\s*(?:semester|term|quarter)?(?:\\s*,?\\s*(?:de\\s+|of\\s+)?)(?<year>${YEAR}|${SHORT_YEAR})`,
  `(?<year>${YEAR})\\s*[,/]?\\s*(?<season>${SEASON})`,
  // 03/19
  `${NOT_IN_NUMBER}(?<month>0[1-9]|1[0-2])\\s?/\\s?(?<short>\\d{2})(?![\\d/%.,])`,
  `(?<year>${YEAR})`,
  `(?<year>(?<![\\p{L}\\d])${SHORT_YEAR})`,
  `(?<only>${MONTH}|${SEASON})\\.?(?=\\s*(?:[-–—−‒]|to\\b|bis\\b|a\\b|au\\b|al\\b|tot\\b))`,
].map((form) => new RegExp(form, 'gu'));

const monthOf = new Map(MONTH_NAMES.flatMap((all, index) => all.split('|').map((name) => [name, index + 1])));
const seasonOf = new Map(
  Object.entries(SEASON_NAMES).flatMap(([season, all]) => all.split('|').map((name) => [name, season])),
);

/** A day that can only be one tells that the month comes first. */
const MONTH_FIRST = /(?<!\d)\d{1,2}[/-](?:1[3-9]|2\d|3[01])[/-]\d{4}/;

/** Dates in a folded text, in order, none inside another. */
export function findDatePoints(folded: string): DatePoint[] {
  const found: DatePoint[] = [];
  if (!/\d/.test(folded)) return found;
  const monthFirst = MONTH_FIRST.test(folded);
  for (const form of FORMS) {
    for (const match of folded.matchAll(form)) {
      const start = match.index;
      const end = start + match[0].length;
      if (found.some((other) => start < other.end && other.start < end)) continue;
      const point = pointOf(match.groups ?? {}, monthFirst);
      if (point) found.push({ ...point, start, end });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

function pointOf(
  groups: Readonly<Record<string, string | undefined>>,
  monthFirst: boolean,
): Omit<DatePoint, 'start' | 'end'> | undefined {
  const { name, season, only, short } = groups;
  if (only) {
    const month = monthOf.get(only);
    const term = seasonOf.get(only);
    return { date: { year: 0, ...(term && { season: term }) }, ...(month && { monthOnly: month }) };
  }
  const year = short ? inCentury(short) : yearOf(groups.year ?? '');
  if (season) return { date: { year, season: seasonOf.get(season) ?? season } };
  if (name) return { date: { year, month: monthOf.get(name) ?? 0 } };
  if (!groups.month) return { date: { year } };
  const month = Number((monthFirst && groups.day) || groups.month);
  return month >= 1 && month <= 12 ? { date: { year, month } } : undefined;
}

function yearOf(written: string): number {
  return /^\d{4}$/.test(written) ? Number(written) : inCentury(written.replace(/\D/g, ''));
}

/** Years of two digits: "'98" is 1998, "'19" is 2019. */
export function inCentury(digits: string): number {
  const two = Number(digits);
  return two > 45 ? 1900 + two : 2000 + two;
}

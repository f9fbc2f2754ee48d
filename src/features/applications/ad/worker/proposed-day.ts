import { readDay } from '#documents/application/csv/days.ts';
import { languageOf } from '#documents/text/languages/languages.ts';
import { fold } from '#documents/parser/resume/text/fold.ts';

const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th|er|\.)?\s(?:de\s)?(\p{L}+),?(?:\s(?:de\s)?(\d{4}))?$/u;
const MONTH_FIRST = /^(\p{L}+)\s(\d{1,2})(?:st|nd|rd|th)?(?:,?\s(\d{4}))?$/u;
const SHORTEST_MONTH = 3;

/**
 * The day that an ad names, `YYYY-MM-DD`; nothing where it could be another one: `3/4/2026`. One without a year is the next
 * that comes.
 */
export function proposedDay(words: string, language: string, today: string): string | undefined {
  const read = readDay(words, undefined);
  if ('day' in read) return read.day;
  const folded = fold(words);
  const dayFirst = DAY_FIRST.exec(folded);
  const [, name, day, year] =
    (dayFirst && [dayFirst[0], dayFirst[2], dayFirst[1], dayFirst[3]]) ?? MONTH_FIRST.exec(folded) ?? [];
  const month = monthOf(name ?? '', language);
  if (month === undefined || day === undefined) return undefined;
  const inYear = (of: string) => dayOf(`${of}-${month}-${day}`);
  if (year !== undefined) return inYear(year);
  const thisYear = today.slice(0, 4);
  const next = inYear(thisYear);
  return next !== undefined && next < today ? inYear(String(Number(thisYear) + 1)) : next;
}

function dayOf(written: string): string | undefined {
  const read = readDay(written, undefined);
  return 'day' in read ? read.day : undefined;
}

/** Months are declined in some languages: their first letters tell them. */
function monthOf(name: string, language: string): number | undefined {
  if (name.length < SHORTEST_MONTH) return undefined;
  const months = languageOf(language).longMonths.map((month) => fold(month));
  const alike = months.flatMap((month, at) => (isMonth(name, month, language) ? [at + 1] : []));
  return alike.length === 1 ? alike[0] : undefined;
}

const isMonth = (name: string, month: string, language: string): boolean =>
  language === 'pl'
    ? name.slice(0, SHORTEST_MONTH) === month.slice(0, SHORTEST_MONTH)
    : month.startsWith(name);

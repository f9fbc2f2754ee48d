import { dateParts } from '#documents/text/dates.ts';
import { SEASONS, type Season } from '#documents/text/seasons.ts';
import { en } from '#documents/text/languages/en.ts';
import { documentLanguages, languageOf } from '#documents/text/languages/languages.ts';

const SHORT = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });

let names: readonly (readonly [name: string, month: number])[] | undefined;
let seasons: ReadonlyMap<string, Season> | undefined;

/** A year lies at most this far ahead: a degree that is still to come. */
const YEARS_AHEAD = 10;
const FIRST_YEAR = 1900;

/**
 * A date as people write it, as documents hold it: a month (`2019-03`, `3/2019`, `03/19`, `Mar 2019`, `Mar 19`,
 * `März 2019`), a year alone (`2019`) or a season (`Summer 2019`, `Sommer 2019`).
 * Nothing where it is not quite clear which is meant.
 */
export function readDate(text: string, thisYear = new Date().getFullYear()): string | undefined {
  const written = plain(text);
  if (/^\d{4}$/.test(written)) return isLikely(Number(written), thisYear) ? written : undefined;
  const [, yearFirst, monthAfter] = /^(\d{4})[-/. ]+(\d{1,2})$/.exec(written) ?? [];
  if (yearFirst) return month(yearFirst, Number(monthAfter), thisYear);
  const [, monthFirst, yearAfter] = /^(\d{1,2})[-/. ]+['’]?(\d{4}|\d{2})$/.exec(written) ?? [];
  if (yearAfter) return month(yearAfter, Number(monthFirst), thisYear);
  const [, name, year] = /^(\p{L}{3,})[. ,/-]*(?:\bde )?['’]?(\d{4}|\d{2})$/u.exec(written) ?? [];
  if (name && year) return inWords(year, name, thisYear);
  const [, first, last] = /^(\d{4})[. ,/-]+(\p{L}{3,})\.?$/u.exec(written) ?? [];
  return first && last ? inWords(first, last, thisYear) : undefined;
}

/** What is to be done about a text that is no date. */
export const UNREAD_DATE = 'Write the month and the year, like 03/2019 or March 2019, or the year alone.';

/** What is to be done about a text in a date's place; nothing where it is a date of this time. */
export function dateFault(text: string, thisYear = new Date().getFullYear()): string | undefined {
  const parts = dateParts(text);
  if (!parts) return UNREAD_DATE;
  if (isLikely(parts.year, thisYear)) return undefined;
  return `Write a year between ${FIRST_YEAR} and ${thisYear + YEARS_AHEAD}.`;
}

/** What people write besides where something goes on. */
const PRESENT_ALSO = [
  ...['now', 'current', 'currently', 'ongoing', 'today', 'jetzt', 'aktuell', 'bis heute', 'hoy', 'presente'],
  ...['actualmente', 'présent', 'actuellement', 'atual', 'atualmente', 'teraz', 'do teraz'],
];

/** Whether a text says that something goes on, in any of the languages of documents. */
export function isPresent(text: string): boolean {
  const straight = (word: string) => plain(word).replace('’', "'");
  const words = [...documentLanguages.map(({ code }) => languageOf(code).present), ...PRESENT_ALSO];
  return words.some((word) => straight(word) === straight(text));
}

/** A date as documents hold it in the words of the form: `2019-03` as "Mar 2019", `2019-summer` as "Summer 2019". */
export function writeDate(date: string): string {
  const { year = 0, month, season } = dateParts(date) ?? {};
  if (season) return `${en.seasons[season]} ${year}`;
  // Years of the first century are taken for those of the twentieth by the calendar.
  return month && year > 99 ? SHORT.format(Date.UTC(year, month - 1)) : date;
}

/** A month or a season by its name. */
function inWords(written: string, name: string, thisYear: number): string | undefined {
  const season = seasonCalled(name);
  if (!season) return month(written, monthCalled(name), thisYear);
  const year = fullYear(written, thisYear);
  return isLikely(year, thisYear) ? `${year}-${season}` : undefined;
}

/** The season that a name means in any of the languages of documents; they do not call different ones the same. */
function seasonCalled(written: string): Season | undefined {
  seasons ??= new Map([
    ...documentLanguages.flatMap(({ code }) =>
      SEASONS.map((season) => [plain(languageOf(code).seasons[season]), season] as const),
    ),
    ...SEASONS_ALSO,
  ]);
  return seasons.get(written);
}

/** Names that people write besides. */
const SEASONS_ALSO: readonly (readonly [string, Season])[] = [
  ['fall', 'autumn'],
  ['fruhling', 'spring'],
];

/** The month that a name, or the beginning of one, means in every language that knows it; 0 where they differ. */
function monthCalled(written: string): number {
  names ??= [...documentLanguages.flatMap(({ code }) => namesIn(code)), ...ALSO];
  const months = new Set(names.filter(([name]) => name.startsWith(written)).map(([, number]) => number));
  return months.size === 1 ? ([...months][0] ?? 0) : 0;
}

/** Short forms that people write and calendars do not know. */
const ALSO: readonly (readonly [string, number])[] = [['mrz', 3]];

/** Names as they stand alone and as they stand in a date, short and long. */
function namesIn(locale: string): (readonly [string, number])[] {
  return (['short', 'long'] as const).flatMap((form) =>
    [{ month: form }, { month: form, day: 'numeric' } as const].flatMap((options) => {
      const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, index) => {
        const parts = format.formatToParts(Date.UTC(2019, index));
        return [plain(parts.find(({ type }) => type === 'month')?.value ?? ''), index + 1] as const;
      });
    }),
  );
}

/** Small letters without accents, and without the point of an abbreviation. */
function plain(text: string): string {
  // No month is longer, and a text of marks alone would take its time.
  const short = text.trim().slice(0, 40).toLowerCase();
  // eslint-disable-next-line no-restricted-syntax -- of forty characters
  return short.normalize('NFD').replace(/\p{M}/gu, '').replace(/\.$/, '');
}

function month(written: string, number: number, thisYear: number): string | undefined {
  const year = fullYear(written, thisYear);
  if (!isLikely(year, thisYear) || number < 1 || number > 12) return undefined;
  return `${year}-${String(number).padStart(2, '0')}`;
}

function fullYear(written: string, thisYear: number): number {
  return written.length === 2 ? nearest(Number(written), thisYear) : Number(written);
}

/** A year of another time is a slip of the finger. */
function isLikely(year: number, thisYear: number): boolean {
  return year >= FIRST_YEAR && year <= thisYear + YEARS_AHEAD;
}

/** The year with these last two digits that a resume speaks of. */
function nearest(lastDigits: number, thisYear: number): number {
  const year = Math.floor(thisYear / 100) * 100 + lastDigits;
  return year > thisYear + YEARS_AHEAD ? year - 100 : year;
}

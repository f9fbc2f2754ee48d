import { documentLanguages } from '#documents/text/languages/languages.ts';

const SHORT = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });

let names: readonly (readonly [name: string, month: number])[] | undefined;

/** A year written with two digits lies at most this far ahead: a degree that is still to come. */
const YEARS_AHEAD = 10;

/**
 * A month as people write it, as `YYYY-MM`: `2019-03`, `3/2019`, `03/19`, `Mar 2019`, `Mar 19`, `März 2019`.
 * Nothing where it is not quite clear which month is meant.
 */
export function readMonth(text: string, thisYear = new Date().getFullYear()): string | undefined {
  const written = plain(text);
  const [, yearFirst, monthAfter] = /^(\d{4})[-/. ]+(\d{1,2})$/.exec(written) ?? [];
  if (yearFirst) return month(yearFirst, Number(monthAfter), thisYear);
  const [, monthFirst, yearAfter] = /^(\d{1,2})[-/. ]+['’]?(\d{4}|\d{2})$/.exec(written) ?? [];
  if (yearAfter) return month(yearAfter, Number(monthFirst), thisYear);
  const [, name, year] = /^(\p{L}{3,})[. ,/-]*(?:\bde )?['’]?(\d{4}|\d{2})$/u.exec(written) ?? [];
  if (name && year) return month(year, monthCalled(name), thisYear);
  const [, first, last] = /^(\d{4})[. ,/-]+(\p{L}{3,})\.?$/u.exec(written) ?? [];
  return first && last ? month(first, monthCalled(last), thisYear) : undefined;
}

/** What is to be done about a text that is no month. */
export function unreadMonthText(text: string): string {
  const [year] = /^\d{4}$/.exec(text.trim()) ?? [];
  if (year) return `The month is missing. Write the month and the year, like 03/${year}.`;
  return 'Write the month and the year, like 03/2019.';
}

/** A month as documents hold it, `2019-03`, as "Mar 2019". */
export function writeMonth(month: string): string {
  const [year, number] = month.split('-');
  // Years of the first century are taken for those of the twentieth by the calendar.
  return Number(year) > 99 ? SHORT.format(Date.UTC(Number(year), Number(number) - 1)) : month;
}

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
  const year = written.length === 2 ? nearest(Number(written), thisYear) : Number(written);
  // A year of another time is a slip of the finger.
  if (year < 1900 || year > 2099 || number < 1 || number > 12) return undefined;
  return `${year}-${String(number).padStart(2, '0')}`;
}

/** The year with these last two digits that a resume speaks of. */
function nearest(lastDigits: number, thisYear: number): number {
  const year = Math.floor(thisYear / 100) * 100 + lastDigits;
  return year > thisYear + YEARS_AHEAD ? year - 100 : year;
}

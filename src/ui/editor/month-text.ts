/** Languages whose names of months are understood: those that a document can be set in. */
const LOCALES = ['en', 'de', 'es', 'fr', 'pl', 'pt'] as const;
const SHORT = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });

let names: readonly (readonly [name: string, month: number])[] | undefined;

/**
 * A month as people write it, as `YYYY-MM`: `2019-03`, `3/2019`, `03.2019`, `Mar 2019`, `March 2019`, `März 2019`.
 * Nothing where it is not quite clear which month is meant.
 */
export function readMonth(text: string): string | undefined {
  const written = plain(text);
  const [, yearFirst, monthAfter] = /^(\d{4})[-/. ](\d{1,2})$/.exec(written) ?? [];
  if (yearFirst) return month(yearFirst, Number(monthAfter));
  const [, monthFirst, yearAfter] = /^(\d{1,2})[-/. ](\d{4})$/.exec(written) ?? [];
  if (yearAfter) return month(yearAfter, Number(monthFirst));
  const [, name, year] = /^(\p{L}{3,})[. ,/-]+(?:de )?(\d{4})$/u.exec(written) ?? [];
  if (name && year) return month(year, monthCalled(name));
  const [, first, last] = /^(\d{4})[. ,/-]+(\p{L}{3,})\.?$/u.exec(written) ?? [];
  return first && last ? month(first, monthCalled(last)) : undefined;
}

/** `2019-03` as "Mar 2019"; what is no month stays as it is. */
export function writeMonth(value: string): string {
  const [, year, number] = /^(\d{4})-(\d{2})$/.exec(value) ?? [];
  return year ? SHORT.format(Date.UTC(Number(year), Number(number) - 1)) : value;
}

/** The month that a name, or the beginning of one, means in every language that knows it; 0 where they differ. */
function monthCalled(written: string): number {
  names ??= LOCALES.flatMap(namesIn);
  const months = new Set(names.filter(([name]) => name.startsWith(written)).map(([, number]) => number));
  return months.size === 1 ? ([...months][0] ?? 0) : 0;
}

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
  return text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/\.$/, '');
}

function month(year: string, number: number): string | undefined {
  return number >= 1 && number <= 12 ? `${year}-${String(number).padStart(2, '0')}` : undefined;
}

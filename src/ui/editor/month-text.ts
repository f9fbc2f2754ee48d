const NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A month as people write it (`2019-03`, `3/2019`, `03.2019`, `Mar 2019`, `March 2019`) as `YYYY-MM`. */
export function readMonth(text: string): string | undefined {
  const written = text.trim().toLowerCase();
  const [, yearFirst, monthAfter] = /^(\d{4})[-/. ](\d{1,2})$/.exec(written) ?? [];
  if (yearFirst) return month(yearFirst, Number(monthAfter));
  const [, monthFirst, yearAfter] = /^(\d{1,2})[-/. ](\d{4})$/.exec(written) ?? [];
  if (yearAfter) return month(yearAfter, Number(monthFirst));
  const [, name = '', year] = /^(\p{L}{3,9})[. ,]+(\d{4})$/u.exec(written) ?? [];
  return year ? month(year, NAMES.indexOf(name.slice(0, 3)) + 1) : undefined;
}

function month(year: string, number: number): string | undefined {
  return number >= 1 && number <= 12 ? `${year}-${String(number).padStart(2, '0')}` : undefined;
}

import type { DateStyle } from './date-words.ts';
import type { Style } from './sheet.ts';

/** A style in one line: how dates are written, which headings, what comes first in an entry. */
export function worded(
  months: DateStyle['months'],
  between: string,
  headings: number,
  entries: Style['entries'],
  { today, since, ...rest }: Partial<Omit<Style, 'dates'>> & Pick<DateStyle, 'today' | 'since'> = {},
): Style {
  const dates = { months, between, ...(today !== undefined && { today }), ...(since && { since }) };
  return { dates, headings, entries, ...rest };
}

import type { Language } from './languages/language.ts';

/** A month as a document holds it. */
export const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

export function isMonth(text: string): boolean {
  return MONTH.test(text);
}

/** `2019-03` as "Mar 2019"; nothing for an empty or impossible month. */
export function formatMonth(month: string, language: Language): string {
  const [, year, number] = /^(\d{4})-(\d{2})$/.exec(month) ?? [];
  const name = language.months[Number(number) - 1];
  return year && name ? `${name} ${Number(year)}` : '';
}

/** "Mar 2019 – Present", "Mar 2019 – Jun 2021", or the one end that is known; nothing when none is. */
export function formatPeriod(
  period: { startDate: string; endDate: string; current: boolean },
  language: Language,
): string {
  const start = formatMonth(period.startDate, language);
  const end = period.current ? language.present : formatMonth(period.endDate, language);
  return start === end ? start : [start, end].filter(Boolean).join(' – ');
}

/** `2026-11-21` as the head of a letter shows it: "November 21, 2026" in English. */
export function formatDay(day: string, language: Language): string {
  const [, year, month, number] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  return year ? language.longDate(Number(year), Number(month), Number(number)) : '';
}

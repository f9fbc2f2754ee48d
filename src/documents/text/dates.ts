import { SEASONS, type Season } from './seasons.ts';
import type { Language } from './languages/language.ts';

/** A date of a resume as a document holds it: a month, a year alone, or a season: `2019-03`, `2019`, `2019-summer`. */
export const DATE = /^\d{4}(?:-(?:0[1-9]|1[0-2]|spring|summer|autumn|winter))?$/;

/** Whether a text is a date as a document holds it. */
export function isDate(text: string): boolean {
  return DATE.test(text);
}

/** Whether a date names its month, as `2019-03` does. */
export function isMonth(text: string): boolean {
  return DATE.test(text) && /-\d\d$/.test(text);
}

/** A date by its parts: `month` from 1 to 12, `season` by its name; neither for a year alone. */
export type DateParts = { year: number; month?: number; season?: Season };

/** Nothing for an empty or impossible date. */
export function dateParts(date: string): DateParts | undefined {
  if (!isDate(date)) return undefined;
  const [first = '', rest] = date.split('-');
  const year = Number(first);
  const season = SEASONS.find((name) => name === rest);
  if (season) return { year, season };
  return rest === undefined ? { year } : { year, month: Number(rest) };
}

/** How a month may be written: "Mar 2019", "March 2019", "03/2019", "2019-03", or as its year alone. */
export const DATE_STYLES = ['short', 'long', 'numeric', 'iso', 'year'] as const;
export type DateStyle = (typeof DATE_STYLES)[number];

/**
 * `2019-03` as "Mar 2019" or in the style asked for, `2021-summer` as "Summer 2021", `2019` as it is; nothing for an impossible
 * date.
 */
export function formatDate(date: string, language: Language, style: DateStyle | '' = ''): string {
  const parts = dateParts(date);
  if (!parts) return '';
  const { year, month, season } = parts;
  if (style === 'year') return `${year}`;
  if (month !== undefined) return formatMonth(year, month, language, style);
  return season ? `${language.seasons[season]} ${year}` : `${year}`;
}

function formatMonth(year: number, month: number, language: Language, style: DateStyle | ''): string {
  const digits = String(month).padStart(2, '0');
  if (style === 'iso') return `${year}-${digits}`;
  if (style === 'numeric') return `${digits}${language.beforeYear}${year}`;
  const names = style === 'long' ? language.longMonths : language.months;
  return `${names[month - 1] ?? ''} ${year}`;
}

/** "Mar 2019 – Present", "Mar 2019 – Jun 2021", or the one end that is known; nothing when none is. */
export function formatPeriod(
  period: { startDate: string; endDate: string; current: boolean; expected?: boolean },
  language: Language,
  style?: DateStyle | '',
): string {
  const start = formatDate(period.startDate, language, style);
  const end = formatEnd(period, language, style);
  return start === end ? start : [start, end].filter(Boolean).join(' – ');
}

/** How a period ends: "Present", "Jun 2021", or "Expected Jun 2027" where it is still to come. */
export function formatEnd(
  period: { endDate: string; current: boolean; expected?: boolean },
  language: Language,
  style?: DateStyle | '',
): string {
  if (period.current) return language.present;
  const end = formatDate(period.endDate, language, style);
  return end && period.expected ? language.expected(end) : end;
}

/** `2026-11-21` as the head of a letter shows it: "November 21, 2026" in English. */
export function formatDay(day: string, language: Language): string {
  const [, year, month, number] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  return year ? language.longDate(Number(year), Number(month), Number(number)) : '';
}

/** Months that a season begins and ends with; winter may be meant at either end of its year. */
export const SEASON_MONTHS: Readonly<Record<Season, readonly [first: number, last: number]>> = {
  spring: [3, 5],
  summer: [6, 8],
  autumn: [9, 11],
  winter: [1, 14],
};

/** The first and the last month that a date may mean, counted from the beginning of our era. */
export function monthsMeant(date: string): { first: number; last: number } | undefined {
  const parts = dateParts(date);
  if (!parts) return undefined;
  const { year, month, season } = parts;
  const [first, last] = month ? [month, month] : season ? SEASON_MONTHS[season] : [1, 12];
  return { first: year * 12 + first - 1, last: year * 12 + last - 1 };
}

/** Whether one date surely lies before another: a year is not before a month in it. */
export function isBefore(date: string, other: string): boolean {
  const [meant, otherMeant] = [monthsMeant(date), monthsMeant(other)];
  return meant !== undefined && otherMeant !== undefined && meant.last < otherMeant.first;
}

/** For sorting, earliest first: a year stands before what is in it, a season where it begins; what is no date is first. */
export function compareDates(a: string, b: string): number {
  return sortKey(a) - sortKey(b);
}

function sortKey(date: string): number {
  const parts = dateParts(date);
  if (!parts) return -1;
  const { year, month, season } = parts;
  // Winter is the last of its year here, half a month before its December, as every season stands before its first month.
  const place = month ?? (season ? SEASONS.indexOf(season) * 3 + 2.5 : 0);
  return year * 13 + place;
}

import { expect, it } from 'vitest';
import { paperForLocale } from './paper-for-locale.ts';

it.each([
  ['en-US', 'Europe/Berlin', 'letter'],
  ['en-CA', 'America/Toronto', 'letter'],
  ['fr-CA', 'America/Montreal', 'letter'],
  ['es-MX', 'America/Mexico_City', 'letter'],
  ['es-DO', 'America/Santo_Domingo', 'letter'],
  ['fil-PH', 'Asia/Manila', 'letter'],
  ['en-GB', 'America/New_York', 'a4'],
  ['de-DE', 'Europe/Berlin', 'a4'],
  ['pt-BR', 'America/Sao_Paulo', 'a4'],
  ['es-AR', 'America/Argentina/Buenos_Aires', 'a4'],
  ['zh-Hant-TW', 'Asia/Taipei', 'a4'],
])('the country in %s rules over the time zone %s: %s', (locale, timeZone, paper) => {
  expect(paperForLocale(locale, timeZone)).toBe(paper);
});

it.each([
  ['en', 'America/Chicago', 'letter'],
  ['en', 'Europe/London', 'a4'],
  ['en-001', 'America/New_York', 'letter'],
  ['es-419', 'America/Bogota', 'letter'],
  ['es-419', 'Europe/Madrid', 'a4'],
])('%s names no country, so the time zone %s decides: %s', (locale, timeZone, paper) => {
  expect(paperForLocale(locale, timeZone)).toBe(paper);
});

it.each([
  ['pl', 'America/Chicago', 'a4'],
  ['fil', 'Europe/Rome', 'letter'],
])('another language alone, %s, is taken for its likeliest country', (locale, timeZone, paper) => {
  expect(paperForLocale(locale, timeZone)).toBe(paper);
});

it('a broken tag is no reason to fail', () => {
  expect(paperForLocale('', 'Europe/Rome')).toBe('a4');
  expect(paperForLocale('c_posix', 'America/Chicago')).toBe('letter');
});

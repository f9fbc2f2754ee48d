import { expect, test } from 'vitest';
import { proposedDay } from './proposed-day.ts';

test.each([
  ['30 November 2026', 'en', '2026-11-30'],
  ['December 1st, 2026', 'en', '2026-12-01'],
  ['30 November', 'en', '2026-11-30'],
  ['5 January', 'en', '2027-01-05'],
  ['31. März 2027', 'de', '2027-03-31'],
  ['15 de janeiro de 2027', 'pt', '2027-01-15'],
  ['1er février 2027', 'fr', '2027-02-01'],
  ['15 grudnia 2026', 'pl', '2026-12-15'],
  ['31.12.2026', 'de', '2026-12-31'],
  ['2026-12-31', 'en', '2026-12-31'],
  ['3/4/2026', 'en', undefined],
  ['31 February 2027', 'en', undefined],
  ['10 ma 2027', 'en', undefined],
])('“%s” in an ad is a day, where it can be no other', (words, language, day) => {
  expect(proposedDay(words, language, '2026-11-23')).toBe(day);
});

import { expect, test } from 'vitest';
import { VERSION_CAUSES } from '#platform/database/version-causes.ts';
import { byDay, causeText, dayText, momentText } from './version-texts.ts';

const now = new Date(2026, 10, 22, 0, 30);
const moment = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

test('days are called as people call them, by the clock of the person', () => {
  expect(dayText(moment(2026, 10, 22, 0, 5), now)).toBe('Today');
  expect(dayText(moment(2026, 10, 21, 23, 59), now)).toBe('Yesterday');
  expect(dayText(moment(2026, 10, 20, 23, 59), now)).toBe('Friday, November 20');
  expect(dayText(moment(2025, 11, 31, 12, 0), now)).toBe('December 31, 2025');
  expect(momentText(moment(2026, 10, 22, 0, 5), now)).toMatch(/^Today, 12:05\sAM$/);
});

test('versions stand together by day, in their order', () => {
  const versions = [
    { version: 5, savedAt: moment(2026, 10, 22, 0, 20) },
    { version: 4, savedAt: moment(2026, 10, 22, 0, 10) },
    { version: 2, savedAt: moment(2026, 10, 21, 9, 0) },
  ];
  const days = byDay(versions, now).map(({ day, versions: of }) => [
    day,
    ...of.map(({ version }) => version),
  ]);
  expect(days).toEqual([
    ['Today', 5, 4],
    ['Yesterday', 2],
  ]);
});

test('every cause has its words, one of a newer server too', () => {
  const texts = [...VERSION_CAUSES, 'a cause that is not known yet'].map(causeText);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.at(-1)).toBe('Kept by itself');
});

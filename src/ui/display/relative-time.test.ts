import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const now = new Date(2026, 10, 21, 12, 0, 0);

test.each([
  [0, 'less than a minute ago'],
  [29 * SECOND, 'less than a minute ago'],
  [30 * SECOND, '1 minute ago'],
  [89 * SECOND, '1 minute ago'],
  [90 * SECOND, '2 minutes ago'],
  [44 * MINUTE + 29 * SECOND, '44 minutes ago'],
  [44 * MINUTE + 30 * SECOND, 'about 1 hour ago'],
  [89 * MINUTE + 29 * SECOND, 'about 1 hour ago'],
  [89 * MINUTE + 30 * SECOND, 'about 2 hours ago'],
  [2 * HOUR, 'about 2 hours ago'],
  [23 * HOUR + 59 * MINUTE, 'about 24 hours ago'],
  [DAY, '1 day ago'],
  [41 * HOUR + 59 * MINUTE, '1 day ago'],
  [42 * HOUR, '2 days ago'],
  [29 * DAY, '29 days ago'],
  [30 * DAY, 'about 1 month ago'],
  [44 * DAY, 'about 1 month ago'],
  [46 * DAY, 'about 2 months ago'],
  [60 * DAY, '2 months ago'],
])('%d ms are "%s"', (ago, words) => {
  expect(relativeTime(new Date(now.getTime() - ago), now)).toBe(words);
});

test.each([
  [new Date(2025, 11, 21, 12), '11 months ago'],
  [new Date(2025, 10, 22, 12), '12 months ago'],
  [new Date(2025, 10, 21, 12), 'about 1 year ago'],
  [new Date(2025, 7, 22, 12), 'about 1 year ago'],
  [new Date(2025, 7, 21, 12), 'over 1 year ago'],
  [new Date(2025, 1, 22, 12), 'over 1 year ago'],
  [new Date(2025, 1, 21, 12), 'almost 2 years ago'],
  [new Date(2024, 10, 21, 12), 'about 2 years ago'],
  [new Date(2016, 1, 1), 'almost 11 years ago'],
])('%s is "%s"', (moment, words) => {
  expect(relativeTime(moment, now)).toBe(words);
});

test('a month ends on the last day where the next one is shorter', () => {
  expect(relativeTime(new Date(2024, 1, 29), new Date(2025, 1, 28))).toBe('about 1 year ago');
  expect(relativeTime(new Date(2024, 1, 29), new Date(2025, 1, 27))).toBe('12 months ago');
});

test('a clock that runs behind the server does not put a save into the future', () => {
  expect(relativeTime(new Date(now.getTime() + 3 * MINUTE), now)).toBe('less than a minute ago');
});

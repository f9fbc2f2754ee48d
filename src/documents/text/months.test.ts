import { describe, expect, it } from 'vitest';
import { en } from './languages/en.ts';
import { formatDay, formatMonth, formatPeriod } from './months.ts';

describe('formatPeriod', () => {
  it.each([
    ['2019-03', '', true, 'Mar 2019 – Present'],
    ['2019-03', '2020-01', true, 'Mar 2019 – Present'],
    ['2019-03', '2021-06', false, 'Mar 2019 – Jun 2021'],
    ['2019-03', '', false, 'Mar 2019'],
    ['', '2021-06', false, 'Jun 2021'],
    ['', '', true, 'Present'],
    ['', '', false, ''],
    ['2019-03', '2019-03', false, 'Mar 2019'],
  ])('%s to %s, current %s: %s', (startDate, endDate, current, text) => {
    expect(formatPeriod({ startDate, endDate, current }, en)).toBe(text);
  });
});

it('an impossible month is left out', () => {
  expect(formatMonth('2019-13', en)).toBe('');
  expect(formatMonth('March', en)).toBe('');
});

it('the day of a letter is long and American in English', () => {
  expect(formatDay('2026-11-21', en)).toBe('November 21, 2026');
  expect(formatDay('2026-02-03', en)).toBe('February 3, 2026');
});

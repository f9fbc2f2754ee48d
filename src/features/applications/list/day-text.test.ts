import { expect, test } from 'vitest';
import { dayAsDate, dayText } from './day-text.ts';

test('a day is told in words, with its year where that is another one', () => {
  expect(dayText('2026-12-03', '2026-11-23')).toBe('Dec 3');
  expect(dayText('2027-02-28', '2026-11-23')).toBe('Feb 28, 2027');
  expect(dayText('soon', '2026-11-23')).toBe('soon');
});

test('an early year is itself, and no year of the last century', () => {
  expect(dayAsDate('0026-02-28')?.getFullYear()).toBe(26);
});

import { expect, test } from 'vitest';
import { isDay } from './days.ts';

test.each([
  ['2026-12-25', true],
  ['2028-02-29', true],
  ['9999-12-31', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  // Half a year, as it is while somebody types one, and a digit too many.
  ['0026-12-25', false],
  ['0202-12-25', false],
  ['250026-12-25', false],
  ['+250026-12-25', false],
  ['2026-12', false],
  ['', false],
])('%j is a day: %s', (text, expected) => expect(isDay(text)).toBe(expected));

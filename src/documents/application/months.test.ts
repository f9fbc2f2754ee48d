import { expect, test } from 'vitest';
import { monthFrom } from './months.ts';

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', -23, '2024-12'],
  // A year below 100 is not one of the last century.
  ['0026-12', 1, '0027-01'],
  ['9999-12', 1, '9999-12'],
  ['0000-01', -1, '0000-01'],
])('from %s by %i it is %s', (month, by, expected) => expect(monthFrom(month, by)).toBe(expected));

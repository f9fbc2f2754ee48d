import { expect, it } from 'vitest';
import { periodText } from './period-text.ts';

it.each([
  [
    { start: { year: 2019, month: 3 }, end: { year: 2021, month: 12 }, current: false },
    'Mar 2019 – Dec 2021',
  ],
  [{ start: { year: 2019 }, current: true }, '2019 – present'],
  [{ end: { year: 2015, season: 'summer' }, current: false }, 'summer 2015'],
  [{ current: false }, ''],
] as const)('%j is written %s', (period, text) => {
  expect(periodText(period)).toBe(text);
});

import { expect, it } from 'vitest';
import { durationIn } from './duration.ts';

it.each([
  ['2 yrs 4 mos', 28, true],
  ['(3 Jahre)', 36, false],
  ['1 año y 2 meses', 14, true],
  ['1 mês', 1, true],
  ['5 lat', 60, false],
])('%s is how long something was', (text, months, toMonth) => {
  expect(durationIn(text)).toEqual({ months, toMonth });
});

it.each(['', '2 yrs of nights', 'for 2 yrs', '2 miles', '4'])('“%s” says something else', (text) => {
  expect(durationIn(text)).toBeUndefined();
});

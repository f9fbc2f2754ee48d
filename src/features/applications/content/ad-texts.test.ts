import { expect, test } from 'vitest';
import { countText, yearsText } from './ad-texts.ts';

test.each([
  [4.75, '4 years and 9 months'],
  [4.99, '4 years and 11 months'],
  [5, '5 years'],
  [1 + 1 / 12, '1 year and 1 month'],
  [0.5, '6 months'],
])('%d years are never said to be more than they are: %s', (years, said) => {
  expect(yearsText(years)).toBe(said);
});

test('what is there in part is told beside what was found, and not counted with it', () => {
  const must = { asked: 6, found: 3, inPart: 1 };
  const nice = { asked: 2, found: 2, inPart: 0 };
  expect(countText(must, nice, 3)).toBe('3 of 6 musts and 1 in part, 2 of 2 nice to have, 3 not understood');
});

import { expect, test } from 'vitest';
import { greatestOf, leastOf } from './positions.ts';

test('the least and the greatest of more numbers than a call takes', () => {
  const numbers = Array.from({ length: 300_000 }, (_, index) => index);
  expect([leastOf(numbers), greatestOf(numbers)]).toEqual([0, 299_999]);
  expect([leastOf([]), greatestOf([])]).toEqual([Infinity, -Infinity]);
});

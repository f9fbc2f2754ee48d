import { expect, test } from 'vitest';
import { hasMoreValues } from './body-limit.ts';

test.each([
  ['{}', 1],
  ['{"a":1,"b":[1,2]}', 4],
  ['["a,b{[", "\\"{,", "\\\\"]', 3],
  ['[[[', 3],
])('%j has %i values', (json, values) => {
  expect([hasMoreValues(json, values), hasMoreValues(json, values - 1)]).toEqual([false, true]);
});

test('what is no JSON has values as far as it looks like it', () => {
  for (const text of ['not even json', '"never closed, [', '']) expect(hasMoreValues(text, 0)).toBe(false);
});

import { expect, test } from 'vitest';
import { countValues } from './body-limit.ts';

test.each([
  ['{}', 1],
  ['{"a":1,"b":[1,2]}', 4],
  ['["a,b{[", "\\"{,", "\\\\"]', 3],
  ['[[[', 3],
])('%j has %i values', (json, values) => {
  expect([countValues(json, 40), countValues(json, values)]).toEqual([values, values]);
  // Not counted to the end.
  expect(countValues(json, 0)).toBe(1);
});

test('what is no JSON has values as far as it looks like it', () => {
  for (const text of ['not even json', '"never closed, [', '']) expect(countValues(text, 0)).toBe(0);
});

import { expect, test } from 'vitest';
import { isFound } from './document-search.tsx';

test('a title is found by any part of it, in capitals or not', () => {
  expect(isFound('Zoë Ångström Resume', 'ångst')).toBe(true);
  expect(isFound('Resume', ' RESUME ')).toBe(true);
  expect(isFound('Resume', '')).toBe(true);
  expect(isFound('Resume', 'letter')).toBe(false);
});

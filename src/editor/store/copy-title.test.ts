import { expect, test } from 'vitest';
import { documentTitle } from './contract.ts';
import { copyTitle } from './copy-title.ts';

test('a duplicate is called "(Copy)"', () => {
  expect(copyTitle('Ana Silva Resume')).toBe('Ana Silva Resume (Copy)');
});

test.each([
  ['fits exactly', 'a'.repeat(193)],
  ['is one too long', 'a'.repeat(194)],
  ['is as long as may be', 'a'.repeat(200)],
  ['is full of emoji', '👩‍🚀'.repeat(40)],
  ['is full of surrogates', '𝒜'.repeat(100)],
])('the copy of a title that %s is taken by the server', (_, title) => {
  const copy = copyTitle(title);
  expect(documentTitle.parse(copy)).toBe(copy);
  expect(copy.endsWith(' (Copy)')).toBe(true);
  expect(copy.isWellFormed()).toBe(true);
});

test('only what must go is cut', () => {
  expect(copyTitle('a'.repeat(193))).toBe(`${'a'.repeat(193)} (Copy)`);
  expect(copyTitle('a'.repeat(194))).toBe(`${'a'.repeat(192)}… (Copy)`);
});

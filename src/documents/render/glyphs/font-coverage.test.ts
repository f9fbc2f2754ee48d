import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fontCoverage } from './font-coverage.ts';
import { FIXTURE_FONTS } from '../testing/fixture-job.ts';
import { coverageOf } from './unsettable.ts';

const covers = coverageOf(() => FIXTURE_FONTS.map((font) => readFileSync(font)));

test.each([...'Aé–•ŁΩЖ→ệ'])('%s has a glyph', (character) => {
  expect(covers(character.codePointAt(0) ?? 0)).toBe(true);
});

test.each(['漢', '한', 'ש', '\u{1f600}'])('%s has none', (character) => {
  expect(covers(character.codePointAt(0) ?? 0)).toBe(false);
});

test('a file that is no font covers nothing', () => {
  expect(fontCoverage(new Uint8Array())).toEqual([]);
  expect(fontCoverage(readFileSync(import.meta.filename))).toEqual([]);
});

test('the glyph-less end of a segment is not covered', () => {
  const ranges = fontCoverage(readFileSync(FIXTURE_FONTS[0] ?? ''));
  expect(ranges.some(([first, last]) => first <= 0xffff && last >= 0xffff)).toBe(false);
});

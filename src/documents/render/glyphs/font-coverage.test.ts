import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIXTURE_FONTS, fixtureJob } from '../testing/fixture-job.ts';
import { coverageOfJobs, fontCoverage } from './font-coverage.ts';

const [inter = ''] = FIXTURE_FONTS.values();
const read = (file: string) => readFileSync(FIXTURE_FONTS.get(file) ?? inter);
const covers = coverageOfJobs(read)(fixtureJob());

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
  const ranges = fontCoverage(readFileSync(inter));
  expect(ranges.some(([first, last]) => first <= 0xffff && last >= 0xffff)).toBe(false);
});

test('what a font covers comes in order, each code point once', () => {
  const points = fontCoverage(readFileSync(inter)).flat();
  expect(points).toEqual(points.toSorted((one, other) => one - other));
});

test('only the fonts of a job are looked at, each once, and none before a character is asked for', () => {
  const asked: string[] = [];
  const coverage = coverageOfJobs((file) => {
    asked.push(file);
    return read(file);
  });
  const job = fixtureJob({ fonts: { body: ['Source Serif 4'] } });
  expect(asked).toEqual([]);
  expect([coverage(job)(0x6f22), coverage(job)(0x6f22), coverage(job)(0x41)]).toEqual([false, false, true]);
  expect(asked.length).toBe(new Set(asked).size);
  expect(asked.every((file) => file.includes('source-serif-4'))).toBe(true);
});

import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { typicalLetter } from '#tests/factories/sample-letters.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { anyVersion } from './any-version.ts';
import { unknownBytesOfLetter } from './letter/schema.ts';
import { anyResumeData, unknownBytesOfResume } from './resume/schema.ts';

const schema = anyVersion((raw) => ({ migrated: raw }), z.looseObject({}));
const nested = (depth: number): unknown => (depth === 0 ? 'end' : [nested(depth - 1)]);

test('data is migrated before it is checked', () => {
  expect(schema.parse('old')).toEqual({ migrated: 'old' });
});

test('data is kept up to forty levels, and refused beyond, however deep it is', () => {
  expect(schema.safeParse(nested(40)).success).toBe(true);
  expect(schema.safeParse(nested(41)).error?.issues[0]?.message).toBe('is nested too deeply');
  const absurd = JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`) as unknown; // Anything at all.
  expect(schema.safeParse(absurd).success).toBe(false);
});

const KB = 1024;
const text = 'x'.repeat(100 * KB);

function deep(levels: number): unknown {
  return levels === 0 ? text : { level: deep(levels - 1) };
}

describe('what a document carries that we do not know', () => {
  test('is nothing where every key is known, however much is written', () => {
    expect(unknownBytesOfResume(typicalResume())).toBe(0);
    expect(unknownBytesOfLetter(typicalLetter())).toBe(0);
    const long = 'word '.repeat(3_000);
    const employment = Array.from({ length: 40 }, (_, id) => ({ id: String(id), description: long }));
    expect(unknownBytesOfResume(anyResumeData.parse({ summary: long, employment }))).toBe(0);
  });

  test.each([
    ['at the top', { later: text }],
    ['in an object', { personalInfo: { later: text } }],
    ['in an entry of a list', { employment: [{}, { id: 'second', later: text }] }],
    ['in an entry of a list within a list', { sections: [{ kind: 'awards', items: [{ later: text }] }] }],
    ['in a list within an object', { personalInfo: { links: [{ later: text }] } }],
    ['in the settings', { settings: { later: text } }],
    ['deep', { later: deep(30) }],
    ['in a list', { later: [[[text]]] }],
    ['as the name itself', { [text]: true }],
    ['under a name of every object', { constructor: text }],
    ['under a name of known keys elsewhere', { position: text }],
  ])('is measured where it stands: %s', (_, raw) => {
    const bytes = unknownBytesOfResume(anyResumeData.parse(raw));
    expect(bytes).toBeGreaterThan(100 * KB);
    expect(bytes).toBeLessThan(101 * KB);
  });

  test('is measured as it is written down: in bytes, wide as well as long', () => {
    const wide = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`k${at}`, null]));
    expect(unknownBytesOfResume(anyResumeData.parse(wide))).toBeGreaterThan(20_000 * 10);
    expect(unknownBytesOfResume(anyResumeData.parse({ later: '語'.repeat(1_000) }))).toBe(3_000 + 12);
  });

  test('is counted together, from everywhere', () => {
    const entry = { later: 'x'.repeat(1_000) };
    const raw = { employment: Array.from({ length: 50 }, () => entry), later: 'x'.repeat(20_000) };
    expect(unknownBytesOfResume(anyResumeData.parse(raw))).toBeGreaterThan(70_000);
  });
});

import { expect, test } from 'vitest';
import type { Printable } from '#documents/printable.ts';
import { emptyResume } from '#documents/resume/empty.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { isSmall } from './small-document.ts';

const resume = (data: object): Printable => ({
  kind: 'resume',
  templateId: 'modern-1',
  data: { ...emptyResume(), ...data },
  updatedAt: new Date(0),
  date: '2026-11-22',
});

test('a usual resume is small', () => {
  expect(isSmall(resume(typicalResume()))).toBe(true);
});

test('many signs in one place, many values and many empty values are not', () => {
  expect(isSmall(resume({ summary: 'x'.repeat(20_000) }))).toBe(false);
  expect(isSmall(resume({ skills: Array.from({ length: 200 }, () => 'x'.repeat(100)) }))).toBe(false);
  expect(isSmall(resume({ summary: Array.from({ length: 7_000 }, () => 'a').join('\n') }))).toBe(false);
  expect(isSmall(resume({ summary: 'a\u2028'.repeat(7_000) }))).toBe(false);
  expect(isSmall(resume({ skills: Array.from({ length: 2_000 }, () => '') }))).toBe(false);
});

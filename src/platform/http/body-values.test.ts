import { expect, test } from 'vitest';
import { resumeDocuments } from '#tests/factories/resume-documents.ts';
import { threePageResume } from '#tests/factories/three-page-resume.ts';
import { anyResumeData } from '#documents/resume/schema.ts';
import { BODY_VALUES_MAX, countValues } from './body-values.ts';

test.each([
  ['{}', 1],
  ['{"a":1,"b":[1,2]}', 30],
  ['[{"a":1},{"a":1},{"a":":"}]', 19],
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

const save = (data: object) => JSON.stringify({ templateId: 'modern-1', title: 'Resume', data });

test('a body may have 51,000 values, and of different keys a thirteenth of that', () => {
  const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1]));
  expect(countValues(save(Array(51_000).fill(1)), BODY_VALUES_MAX)).toBeLessThan(BODY_VALUES_MAX);
  expect(countValues(save(keys(3_500)), BODY_VALUES_MAX)).toBeLessThan(BODY_VALUES_MAX);
  expect(countValues(save(keys(4_000)), BODY_VALUES_MAX)).toBeGreaterThan(BODY_VALUES_MAX);
  const inManyObjects = Array.from({ length: 4_000 }, (_, at) => ({ [`k${at}`]: 1 }));
  expect(countValues(save(inManyObjects), BODY_VALUES_MAX)).toBeGreaterThan(BODY_VALUES_MAX);
});

test('the longest resumes of people are far from the limit, and one with every list full is within it', () => {
  for (const data of [threePageResume(), ...resumeDocuments.map((document) => document.data())])
    expect(countValues(save(data), BODY_VALUES_MAX)).toBeLessThan(BODY_VALUES_MAX / 10);
  const entries = (of: string) => Array.from({ length: 100 }, (_, at) => ({ id: `${of}${at}` }));
  const full = anyResumeData.parse({
    ...{ employment: entries('e'), education: entries('d'), skills: Array(100).fill('skill') },
    sections: Array.from({ length: 30 }, (_, at) => ({
      ...{ id: `s${at}`, kind: 'projects', title: `S${at}`, items: entries(`i${at} `) },
    })),
  });
  const values = countValues(save(full), BODY_VALUES_MAX);
  expect(values).toBeGreaterThan(30_000);
  expect(values).toBeLessThan(BODY_VALUES_MAX * 0.85);
});

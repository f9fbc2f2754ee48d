import { expect, it } from 'vitest';
import { emptyResume } from '#documents/resume/empty.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { checkWhileWriting } from './while-writing.ts';

const today = { year: 2026, month: 11 };
const missing = (data: ResumeData) =>
  checkWhileWriting(data, { today })
    .filter((finding) => finding.missing !== undefined)
    .map(({ title }) => title);

it('nobody is told that a part is missing that they have not come to', () => {
  expect(missing(emptyResume())).toEqual([]);
  const { employment, personalInfo } = typicalResume();
  expect(missing({ ...emptyResume(), personalInfo, employment })).toEqual([]);
  expect(missing({ ...typicalResume(), skills: [], skillGroups: [], education: [] })).toEqual([]);
});

it('what an entry lacks is told once every part has something, and something is told of the entry', () => {
  const whole = typicalResume();
  const without = (change: Partial<ResumeData['employment'][number]>): ResumeData => ({
    ...whole,
    employment: whole.employment.map((job, index) => (index === 0 ? { ...job, ...change } : job)),
  });
  const lacking = /the employer is missing/;
  expect(missing(without({ company: '' })).join()).toMatch(lacking);
  expect(missing(without({ company: '', description: '' })).join()).not.toMatch(lacking);
  expect(missing({ ...without({ company: '' }), skills: [] })).toEqual([]);
});

it('advice in an editor does not speak of what was found in a file', () => {
  const texts = checkWhileWriting(
    { ...typicalResume(), employment: typicalResume().employment.map((job) => ({ ...job, company: '' })) },
    { today },
  ).map(({ title }) => title);
  expect(texts.filter((text) => /\bfound\b|recogni[sz]ed/.test(text))).toEqual([]);
});

it('a photo is told of where resumes go without', () => {
  const photo = { id: 'p', crop: { x: 0, y: 0, width: 1, height: 1 }, alt: '' };
  const told = (data: ResumeData) =>
    checkWhileWriting(data, { today }).filter(({ check }) => check === 'sensitive/photo').length;
  expect(told(typicalResume())).toBe(0);
  expect(told({ ...typicalResume(), photo })).toBe(1);
});

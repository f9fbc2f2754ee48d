import { expect, it } from 'vitest';
import { exampleLetters } from './example-letters.ts';
import { exampleName, isExampleName } from './example-names.ts';
import { exampleResumes } from './example-resumes.ts';
import { isExamplePerson } from './from-example.ts';

it('whoever stands in an example is known by name, and nobody else', async () => {
  const resumes = await Promise.all(Object.values(exampleResumes).map(({ load }) => load()));
  const letters = await Promise.all(Object.values(exampleLetters).map(({ load }) => load()));
  const names = [
    ...resumes.map(({ personalInfo }) => `${personalInfo.firstName} ${personalInfo.lastName}`),
    ...letters.map(({ personalInfo }) => personalInfo.fullName),
  ];
  expect(names.filter((name) => !isExamplePerson(name))).toEqual([]);
  expect(isExamplePerson('Ana Silva')).toBe(false);
  expect(isExamplePerson('')).toBe(false);
});

it('a resume and a letter of the same person have names of their own', () => {
  expect(exampleName('resume', 'data-analyst')).not.toBe(exampleName('letter', 'data-analyst'));
  expect(isExampleName('resume-sales-lead')).toBe(true);
  expect(isExampleName('letter-sales-lead')).toBe(false);
  expect(isExampleName('sales-lead')).toBe(false);
  expect(isExampleName('resume-constructor')).toBe(false);
});

import { expect, test } from 'vitest';
import { sectionsInOrder } from '#documents/resume/section-order.ts';
import type { ParsedResume, ParsedSectionKind, ParsedValue } from '../parsed-resume.ts';
import { nothingRead, soundFacts } from '../testing/nothing-found.ts';
import { toResumeData } from './to-resume-data.ts';

const read = (value: string): ParsedValue => ({ value, confidence: 1, source: { snippet: value, line: 0 } });
const section = (kind: ParsedSectionKind, heading: string) => ({ kind, heading: read(heading), text: [] });
const page = { number: 1, width: 595, height: 842, columns: 1, images: [], levelMarks: 0 };

const RESUME: ParsedResume = {
  ...nothingRead,
  language: 'en',
  education: [{ degree: read('Nursing'), school: read('Porto'), details: [] }],
  jobs: [{ title: read('Nurse'), employer: read('Clinic'), paragraphs: [], bullets: [] }],
  languages: [{ title: read('Portuguese'), details: [] }],
  skills: [read('Triage')],
  sections: [
    section('education', 'Education'),
    section('languages', 'Languages'),
    section('experience', 'Experience'),
    section('skills', 'Skills'),
  ],
};

/** The sections of what came of it, as they follow each other. */
function orderOf(resume: ParsedResume, columns = 1, inTables: number[] = []) {
  const file = {
    ...{ pages: [{ ...page, columns }], facts: { ...soundFacts, inTables } },
  };
  const { data } = toResumeData(resume, file);
  const names = sectionsInOrder(data).map(({ section: one }) =>
    typeof one === 'number' ? data.sections[one]?.kind : one,
  );
  return { names, isSaid: data.order.length > 0 };
}

test('sections stay in the order that the file has; what it has not stands where it usually does', () => {
  expect(orderOf(RESUME).names).toEqual(['summary', 'education', 'languages', 'employment', 'skills']);
});

test('the usual order is not said', () => {
  const [education, languages, experience, skills] = RESUME.sections;
  const sections = [experience, education, skills, languages].filter((one) => one !== undefined);
  expect(orderOf({ ...RESUME, sections })).toEqual({
    names: ['summary', 'employment', 'education', 'skills', 'languages'],
    isSaid: false,
  });
});

test('what stands beside each other says nothing of an order', () => {
  expect(orderOf(RESUME, 2).isSaid).toBe(false);
  expect(orderOf(RESUME, 1, [0]).isSaid).toBe(false);
});

test('a table of details that has no heading takes the order from none', () => {
  expect(orderOf(RESUME, 1, [3]).names).toEqual([
    'summary',
    'education',
    'languages',
    'employment',
    'skills',
  ]);
});

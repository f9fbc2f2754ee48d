import { expect, test } from 'vitest';
import { sectionsInOrder } from '#documents/resume/section-order.ts';
import type { ParsedResume, ParsedSectionKind, ParsedValue } from '../parsed-resume.ts';
import { fileOfLines, type LineLook } from '../resume/testing/lines-file.ts';
import { parseResume } from '../resume/parse-resume.ts';
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

/** Whether the order is said of a file of education, two lists side by side and, perhaps overleaf, work. */
function orderWithLists(page: number, lists: LineLook[]) {
  const [left = {}, right = {}] = lists.map((look) => ({ ...look, bold: true, fontSize: 13, gapAbove: 14 }));
  const made = fileOfLines([
    ['Ana Silva', { fontSize: 22 }],
    'ana@example.com',
    ['# Education', { bold: true, fontSize: 13, gapAbove: 14 }],
    'Bachelor of Nursing, University of Porto\t2011 – 2014',
    ['Skills', left],
    ['Triage, wound care', { ...lists[0] }],
    ['Languages', right],
    ['Portuguese (native)', { ...lists[1] }],
    ['# Experience', { bold: true, fontSize: 13, gapAbove: 14, page }],
    ['Nurse, Hill Hospital\t2015 – 2020', { page }],
  ]);
  const file = { ...made, pages: made.pages.map((one) => ({ ...one, columns: 2 })) };
  const { data } = toResumeData(parseResume(file), file);
  return sectionsInOrder(data).map(({ section: one }) =>
    typeof one === 'number' ? data.sections[one]?.kind : one,
  );
}

test('what stands above and below two lists side by side is in order', () => {
  const lists: LineLook[] = [{ column: 2, left: 300 }, { column: 1 }];
  expect(orderWithLists(1, lists)).toEqual(['summary', 'education', 'skills', 'languages', 'employment']);
});

test('a page that goes on in one column says nothing of the columns before it', () => {
  const lists: LineLook[] = [{ column: 1 }, { column: 2, left: 300 }];
  expect(orderWithLists(2, lists)).toEqual(['summary', 'employment', 'education', 'skills', 'languages']);
});

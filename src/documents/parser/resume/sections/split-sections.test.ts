import { expect, it } from 'vitest';
import { readText } from '../../file/text/read-text.ts';
import { parseResume } from '../parse-resume.ts';
import { fileOfLines, type LineLook } from '../testing/lines-file.ts';

const left: LineLook = { column: 1 };
const right: LineLook = { column: 2, left: 400 };

it('a place at the right edge below a heading opens no part of its own, and what follows stays where it is headed', () => {
  const read = parseResume(
    fileOfLines([
      ['Ana Silva', { fontSize: 20 }],
      'ana@example.com',
      ['Experience', { ...left, bold: true, fontSize: 13, gapAbove: 14 }],
      ['Acme GmbH', { ...left, bold: true }],
      ['Berlin, Germany', right],
      ['Engineer, 03/2019 – 04/2021', {}],
      '* Built the booking service',
      '* Looked after four trainees',
    ]),
  );
  expect(read.jobs.map(({ employer, bullets }) => [employer?.value, bullets.length])).toEqual([
    ['Acme GmbH', 2],
  ]);
  expect(read.location).toBeUndefined();
});

it('a name and ways to reach somebody beside a heading are the head of the resume', () => {
  const read = parseResume(
    fileOfLines([
      ['Skills', { ...left, bold: true, fontSize: 13 }],
      ['Python, SQL, Kubernetes', left],
      ['Ana Silva', { ...right, fontSize: 20 }],
      ['Data Engineer', right],
      ['ana@example.com', right],
    ]),
  );
  expect([read.name?.value, read.title?.value]).toEqual(['Ana Silva', 'Data Engineer']);
  expect(read.skills.map(({ value }) => value)).toEqual(['Python', 'SQL', 'Kubernetes']);
});

it('a large name below what the document is called is the head of the resume, beside a column that is headed', () => {
  const read = parseResume(
    fileOfLines([
      ['ana@example.com', left],
      ['Interests', { ...left, bold: true, fontSize: 13, gapAbove: 14 }],
      ['Football, reading', left],
      ['CURRICULUM', right],
      ['Ana Silva', { ...right, fontSize: 20 }],
      ['Data Engineer', right],
    ]),
  );
  expect([read.name?.value, read.title?.value]).toEqual(['Ana Silva', 'Data Engineer']);
  expect(read.sections.find(({ kind }) => kind === 'interests')?.text.map(({ value }) => value)).toEqual([
    'Football, reading',
  ]);
});

it('an item of a list in capitals is no heading where the headings have no bullets', () => {
  const text = [
    'Jane Doe',
    'jane@example.com',
    '',
    'EDUCATION',
    'BSN Nursing, University of Texas\tAug 2022 - May 2026',
    '- GPA 3.9/4.0',
    "- Dean's list",
    '',
    'EXPERIENCE',
    'Nurse, Hill Hospital\t2018 - 2020',
    '- Led triage',
  ].join('\n');
  const file = readText(text, 'pasted.txt', text.length);
  const read = file && parseResume(file);
  expect(read?.sections.map(({ kind }) => kind)).toEqual(['contact', 'education', 'experience']);
  expect(read?.education[0]?.details.map(({ value }) => value)).toEqual(['GPA 3.9/4.0', "Dean's list"]);
});

it('what is a heading by its words is one with a bullet, too', () => {
  const text = [
    ...['Jane Doe', 'jane@example.com', '', 'PROFILE', 'Nurse for six years.', ''],
    ...['• EXPERIENCE', 'Nurse, Hill Hospital\t2018 - 2020', ''],
    ...['• EDUCATION', 'BSN Nursing, University of Texas\t2014 - 2018', ''],
    ...['SKILLS', 'Triage, Telemetry', '', 'LANGUAGES', 'Spanish'],
  ].join('\n');
  const file = readText(text, 'pasted.txt', text.length);
  expect(file && parseResume(file).sections.map(({ kind }) => kind)).toEqual([
    ...['contact', 'summary', 'experience', 'education', 'skills', 'languages'],
  ]);
});

import { expect, it } from 'vitest';
import { toResumeData } from '../../to-data/to-resume-data.ts';
import { parseResume } from '../parse-resume.ts';
import { fileOfLines, type LineLook } from '../testing/lines-file.ts';

it('halves of an address that a narrow column broke are used up', () => {
  const side: LineLook = { column: 2, left: 400 };
  const heading: LineLook = { bold: true, fontSize: 13, gapAbove: 14 };
  const file = fileOfLines([
    ['Lea Petersen', { fontSize: 22, column: 1 }],
    ['Volunteering', { ...heading, column: 1 }],
    ['Jugendleiterin, Segelverein Kiel\t2021', { column: 1 }],
    ['Personal data', { ...side, ...heading }],
    ['lea.petersen@example.org', side],
    ['www.linkedin.com/in/leamariepet', side],
    ['ersen', side],
  ]);
  const read = parseResume(file);
  const { data, unplaced } = toResumeData(read, file);
  expect(read.links.map(({ value }) => value)).toEqual(['www.linkedin.com/in/leamariepetersen']);
  expect(data.sections.map(({ kind }) => kind)).toEqual(['volunteering']);
  expect(unplaced).toEqual([]);
});

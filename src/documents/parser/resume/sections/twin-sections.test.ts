import { expect, it } from 'vitest';
import { parseResume } from '../parse-resume.ts';
import { fileOfLines, type LineLook } from '../testing/lines-file.ts';

/** Letters of what stands right: the last cell of a row ends at the margin. */
const RIGHT = 14;
const HEADING: LineLook = { bold: true, fontSize: 13, gapAbove: 14 };

it('two short sections beside each other below the jobs are two sections, and none of the last job', () => {
  const read = parseResume(
    fileOfLines([
      ['Ana Silva', { fontSize: 20 }],
      'ana@example.com',
      ['Experience', HEADING],
      'Baker, Acme GmbH, 03/2019 – 04/2021',
      `* ${'Baked 300 loaves a day and '.repeat(4)}`,
      [`Skills\t${'Languages'.padEnd(RIGHT)}`, HEADING],
      `Sourdough\t${'French: fluent'.padEnd(RIGHT)}`,
      `Rye\t${'German: good'.padEnd(RIGHT)}`,
      'Rolls',
      ['Education', HEADING],
      'BSc Food Science, University of Porto, 2014 – 2017',
    ]),
  );
  expect(read.skills.map(({ value }) => value)).toEqual(['Sourdough', 'Rye', 'Rolls']);
  expect(read.languages.map(({ title }) => title?.value)).toEqual(['French', 'German']);
  expect(read.jobs.map(({ bullets, paragraphs }) => [bullets.length, paragraphs.length])).toEqual([[1, 0]]);
  expect(read.education).toHaveLength(1);
});

import { expect, it } from 'vitest';
import { parseResume } from '../parse-resume.ts';
import { fileOfLines, type LineLook } from '../testing/lines-file.ts';

type Written = string | [string, LineLook];

/** Titles of what stands under a heading, with who gave it and when. */
function itemsUnder(heading: string, ...lines: Written[]): (string | undefined)[][] {
  const wide: Written = 'Baked bread, rolls and cakes for a hotel of two hundred beds and its guests';
  const job: Written[] = ['# Experience', 'Baker, Hotel Adler\t03/2019 – 04/2021', wide];
  const { certificates, others } = parseResume(
    fileOfLines([['Ana Silva', { fontSize: 22 }], 'ana@example.com', ...job, `# ${heading}`, ...lines]),
  );
  return [...certificates, ...others.flatMap(({ items }) => items)].map(
    ({ title, subtitle, period, details }) => [
      ...[title, subtitle].flatMap((one) => (one ? [one.value] : [])),
      ...(period ? [String((period.value.start ?? period.value.end)?.year)] : []),
      ...details.map(({ value }) => value),
    ],
  );
}

it('awards below each other are one each, whether they say when or not', () => {
  const each = [['Employee of the Quarter', '2019'], ['Dean’s List, 4 semesters']];
  expect(itemsUnder('Awards', '* Employee of the Quarter (2019)', '* Dean’s List, 4 semesters')).toEqual(
    each,
  );
  expect(itemsUnder('Awards', 'Employee of the Quarter (2019)', 'Dean’s List, 4 semesters')).toEqual(each);
});

it('projects of which only names are told are one each, and those that say more are not cut', () => {
  expect(itemsUnder('Projects', 'Tool library of the town', 'Weather station')).toEqual([
    ['Tool library of the town'],
    ['Weather station'],
  ]);
  expect(itemsUnder('Projects', 'Weather station', 'React, Node, Postgres, Docker')).toHaveLength(1);
  expect(itemsUnder('Projects', ['Weather station', { bold: true }], 'Of spare parts')).toHaveLength(1);
});

it('who gave a certificate stands below it', () => {
  expect(
    itemsUnder('Certificates', 'CRC ativo SP-123456', 'Conselho Regional de Contabilidade', 'Food hygiene'),
  ).toEqual([['CRC ativo SP-123456', 'Conselho Regional de Contabilidade'], ['Food hygiene']]);
});

it('who gave the only certificate, whose name alone is bold, is no second one', () => {
  expect(
    itemsUnder(
      'Certificates',
      ['CRC ativo SP-123456/O', { bold: true }],
      'Conselho Regional de Contabilidade',
    ),
  ).toEqual([['CRC ativo SP-123456/O', 'Conselho Regional de Contabilidade']]);
});

it('entries of two lines, every second of which says when, stay whole', () => {
  const lines = ['Best Poster', 'Soil Congress, 2022', 'Best Talk', 'Plant Congress, 2023'];
  expect(itemsUnder('Awards', ...lines)).toHaveLength(2);
});

it.each(['Cycling; choir; allotment', 'Cycling · choir · allotment', 'Cycling | choir | allotment'])(
  'what somebody likes to do, on one line, is no title with what stands below it: %s',
  (line) => expect(itemsUnder('Interests', line)).toEqual([[line]]),
);

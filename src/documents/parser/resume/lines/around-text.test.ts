import { describe, expect, it } from 'vitest';
import { toResumeData } from '../../to-data/to-resume-data.ts';
import { parseResume } from '../parse-resume.ts';
import { fileOfLines, type LineLook } from '../testing/lines-file.ts';

type Written = string | [string, LineLook];

const TEXT: Written[] = [
  ['Jane Doe', { fontSize: 22, bold: true }],
  'jane@example.com',
  '# Education',
  'BSc Nutrition, Bunker Hill College\tSep 2012 – Jan 2016',
  '# Experience',
  'Line Cook, Harbor Grill\tJune 2019 – March 2022',
  '* Cut the waiting time at the counter by 30%',
  'Prep Cook, Corner Deli\tFeb 2016 – May 2019',
  '* Planned the weekly menu for 120 guests a day',
];
const APART: LineLook = { gapAbove: 20 };

/** How many entries there are, and what of the file is in no field. */
function readWith(...below: Written[]) {
  const file = fileOfLines([...TEXT, ...below]);
  const { jobs, education } = parseResume(file);
  const bullets = jobs.flatMap((job) => [...job.bullets, ...job.paragraphs]);
  const { unplaced } = toResumeData(parseResume(file), file);
  return {
    entries: [jobs.length, education.length, bullets.length],
    unplaced: unplaced.map(({ line }) => line),
  };
}

describe('whose the design is', () => {
  it.each([
    '© 2019–2024 Resume Templates Ltd',
    '© 2024 Lebenslauf-Vorlagen GmbH. Alle Rechte vorbehalten.',
    'Copyright 2019 - 2024 by Resume Templates',
    'Modèles de CV © 2021',
    '(c) 2021-2025 Plantillas',
  ])('is no job, and is named as what no field has: %s', (line) => {
    expect(readWith(line)).toEqual({
      entries: [2, 1, 2],
      unplaced: expect.arrayContaining([line]) as unknown,
    });
  });
});

describe('where and when a resume was written', () => {
  it.each([
    'Boston, November 3, 2023',
    'Boston, June 31, 2024',
    'Hannover, den 31.06.2024',
    'Köln, im Mai 2024',
    'Fait à Lyon, le 31 juin 2023',
    'Madrid, a 3 de mayo de 2024',
    'São Paulo, 31 de junho de 2024',
    'Roma, lì 30.02.2024',
    'Warszawa, dnia 31.06.2024 r.',
    'Ort, Datum: Hannover, 31.06.2024',
  ])('is no job, and is named as what no field has: %s', (line) => {
    const { entries, unplaced } = readWith([line, APART], 'Jane Doe');
    expect(entries).toEqual([2, 1, 2]);
    expect(unplaced).toContain(line);
  });

  it('stands at the end, and nothing but a name below it', () => {
    const job: Written[] = [
      ['Hannover, den 31.06.2024', APART],
      '# Skills',
      'Menu planning, Food safety, Baking',
    ];
    expect(readWith(...job).unplaced).not.toContain('Hannover, den 31.06.2024');
  });

  it('is not the place and the day of an entry', () => {
    const file = fileOfLines([...TEXT, '# Awards', 'Cook of the year', 'Boston, June 3, 2018']);
    const plain = { ...file, lines: file.lines.map((line) => ({ ...line, box: undefined })) };
    for (const each of [file, plain])
      expect(parseResume(each).others[0]?.items[0]?.period?.value.end).toMatchObject({ year: 2018 });
  });
});

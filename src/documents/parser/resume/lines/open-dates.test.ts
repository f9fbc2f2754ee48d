import { expect, it } from 'vitest';
import { parseResume } from '../parse-resume.ts';
import { fileOfLines, type LineLook } from '../testing/lines-file.ts';
import { joinOpenDates } from './open-dates.ts';

const studiesOf = (lines: readonly (string | [string, LineLook])[]) =>
  parseResume(fileOfLines([['Ana Silva', { fontSize: 22 }], 'ana@example.com', '# Education', ...lines]))
    .education;

it('a period of a study that a narrow column broke before its dash is whole, and apart from the degree', () => {
  const [first, second] = studiesOf([
    ['Mestrado em Engenharia do Ambiente09/2014', { bold: true }],
    ['07/2016', { bullet: '–', left: 50, bold: true }],
    ['Universidade de Aveiro', { italic: true }],
    ['Licenciatura em Ciências do Ambiente\t09/2011 – 07/2014', { bold: true, gapAbove: 5 }],
    ['Universidade do Minho', { italic: true }],
  ]);
  expect([first?.degree?.value, first?.school?.value]).toEqual([
    'Mestrado em Engenharia do Ambiente',
    'Universidade de Aveiro',
  ]);
  expect(first?.period?.value).toEqual({
    start: { year: 2014, month: 9 },
    end: { year: 2016, month: 7 },
    current: false,
  });
  expect(second?.school?.value).toBe('Universidade do Minho');
});

it('a lone date with a dash after it is a beginning', () => {
  const [study] = studiesOf([['Mestrado em Ambiente\t09/2014 –', { bold: true }], 'Universidade de Aveiro']);
  expect(study?.period?.value).toEqual({ start: { year: 2014, month: 9 }, current: true });
});

it('years below each other in a list, and what was before or stands farther off, are no end', () => {
  const joined = (...lines: (string | [string, LineLook])[]) =>
    joinOpenDates(fileOfLines(lines).lines).map(({ text }) => text);
  const year: LineLook = { bullet: '-' };
  expect(joined('First aid 2019', ['2021', year], ['2023', year], 'Forklift 2018')).toHaveLength(4);
  expect(joined('Master 09/2020', ['07/2012', year])).toHaveLength(2);
  expect(joined('Master 09/2014', ['07/2016', { ...year, gapAbove: 90 }])).toHaveLength(2);
  expect(joined('Master 09/2014', ['07/2016', { ...year, gapAbove: 2 }])).toEqual([
    'Master\t09/2014 – 07/2016',
  ]);
});

import { expect, it } from 'vitest';
import { parseResume } from '../parse-resume.ts';
import { fileOfLines, type LineLook } from '../testing/lines-file.ts';
import { headingKind } from './heading-kind.ts';

it.each([
  ['Schul- und Berufsausbildung', 'education'],
  ['Fort- und Weiterbildungen', 'certificates'],
])('a first word without its end goes by the second: %s', (heading, kind) => {
  expect(headingKind(heading)?.kind).toBe(kind);
});

it('headings in a rail on the left, one of them over two lines, head what stands beside them', () => {
  const rail = (gapAbove: number): LineLook => ({ column: 1, bold: true, gapAbove });
  const beside: LineLook = { column: 2, left: 200 };
  const file = fileOfLines([
    ['Ana Silva', { fontSize: 20 }],
    'ana@example.com',
    ['Berufserfahrung', rail(10)],
    ['Fort- und', rail(40)],
    ['Weiterbildungen', rail(2)],
    ['Kenntnisse', rail(20)],
    ['Sprachen', rail(20)],
    ['03/2019 – 04/2021, Ingenieurin, Nordwind GmbH', beside],
    ['Ersthelferin', beside],
    ['Python, SQL', beside],
    ['Englisch', beside],
  ]);
  // What stands beside a heading stands at its height.
  const heights = [
    [7, 2],
    [8, 3],
    [9, 5],
    [10, 6],
  ] as const;
  const lines = file.lines.map((line, index) => {
    const at = heights.find(([own]) => own === index)?.[1];
    const box = at === undefined ? undefined : file.lines[at]?.box;
    return box && line.box ? { ...line, box: { ...line.box, top: box.top, bottom: box.bottom } } : line;
  });
  const read = parseResume({ ...file, lines });
  expect(read.jobs.map(({ employer }) => employer?.value)).toEqual(['Nordwind GmbH']);
  expect(read.certificates.map(({ title }) => title?.value)).toEqual(['Ersthelferin']);
  expect(read.skills.map(({ value }) => value)).toEqual(['Python', 'SQL']);
  expect(read.languages.map(({ title }) => title?.value)).toEqual(['Englisch']);
});

it('bold titles without a number are no headings where headings are numbered', () => {
  const numbered = (number: string): LineLook => ({ bold: true, bullet: number, gapAbove: 10 });
  const read = parseResume(
    fileOfLines([
      ['Ana Silva', { fontSize: 20 }],
      'ana@example.com',
      ['Work History', numbered('1.')],
      '2019 – 2021',
      ['Charge Nurse', { bold: true }],
      'Mercy Medical Center',
      '* Led a team of nine',
      ['Education', numbered('2.')],
      'BSc Nursing, Lakeshore College, 2015',
      ['Skills', numbered('3.')],
      'Triage, Telemetry',
    ]),
  );
  expect(read.jobs.map(({ title, employer }) => [title?.value, employer?.value])).toEqual([
    ['Charge Nurse', 'Mercy Medical Center'],
  ]);
});

it('qualifications with schools and dates are studies, and without them a summary', () => {
  const kindOf = (...lines: string[]) =>
    parseResume(fileOfLines(['Ana Silva', 'ana@example.com', '# Qualifications', ...lines])).sections.at(-1)
      ?.kind;
  expect(kindOf('BSc Nursing, Lakeshore College\t2012 – 2015')).toBe('education');
  expect(kindOf('Nurse with ten years on busy wards and a calm hand.')).toBe('summary');
});

it.each([
  ['ED UCATION', 'education'],
  ['E·D·U·C·A·T·I·O·N', 'education'],
  ['E  D  U  C  A  T  I  O  N', 'education'],
  ['S C H U L - U N D  B E R U F S A U S B I L D U N G', 'education'],
  ['F ORMATION', 'education'],
  ['F O R M A C I Ó N', 'education'],
  ['I. Berufserfahrung', 'experience'],
  ['B. Education', 'education'],
  ['III. Formação', 'education'],
])('letters that came apart and numbers leave it what it is: %s', (text, kind) => {
  expect(headingKind(text)).toEqual({ kind, exact: true });
});

it.each(['I. Berger', 'C. Education-Verlag GmbH, Berlin', 'Ed Sheeran'])('%s is no such heading', (text) => {
  expect(headingKind(text)?.exact ?? false).toBe(false);
});

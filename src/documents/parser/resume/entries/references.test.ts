import { expect, it } from 'vitest';
import { parseResume } from '../parse-resume.ts';
import { fileOfLines, type LineLook } from '../testing/lines-file.ts';

function peopleIn(...lines: (string | [string, LineLook])[]): (string | undefined)[][] {
  const { others } = parseResume(
    fileOfLines([['Ana Silva', { fontSize: 22 }], 'ana@example.com', '# References', ...lines]),
  );
  return others
    .flatMap(({ items }) => items)
    .map(({ title, subtitle, details }) => [
      title?.value,
      subtitle?.value,
      ...details.map(({ value }) => value),
    ]);
}

const PEOPLE = [
  ['Denise Fitzhugh', 'Thibodeaux Nursing, Inc.', '(251) 555-0126', 'd.fitzhugh@example.org'],
  ['Mei Nakamura', 'Tulsa General Hospital', '(918) 555-0121', 'm.nakamura@example.org'],
];

it('people whose names, employers and ways to reach them stand below each other are apart', () => {
  expect(peopleIn(...PEOPLE.flat())).toEqual(PEOPLE);
  expect(peopleIn(...PEOPLE.flat().map((line) => `* ${line}`))).toEqual(PEOPLE);
});

it('and so are those who have a line each', () => {
  expect(peopleIn(...PEOPLE.map((person) => person.join(', ')))).toEqual(PEOPLE);
  expect(peopleIn('Mei Nakamura, Tel. (918) 555-0121, Email: mei@example.org')).toEqual([
    ['Mei Nakamura', undefined, 'Tel. (918) 555-0121', 'Email: mei@example.org'],
  ]);
});

it('that references come on request is a sentence', () => {
  expect(peopleIn('References available on request')).toEqual([
    ['References available on request', undefined],
  ]);
});

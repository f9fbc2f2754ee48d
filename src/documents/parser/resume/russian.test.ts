import { expect, it } from 'vitest';
import { degreeScore } from './entries/education.ts';
import { prepareLines } from './lines/prepare.ts';
import { parseResume } from './parse-resume.ts';
import { fileOfLines } from './testing/lines-file.ts';

it('a Russian resume is read like any other', () => {
  const read = parseResume(
    fileOfLines([
      ['Ольга Ветрова', { fontSize: 20 }],
      'Главный бухгалтер',
      'г. Самара · +7 900 000-15-34 · olga@example.com',
      '# Опыт работы',
      ['ООО «Северный ветер»\tмарт 2021 – по настоящее время', { bold: true }],
      'Главный бухгалтер',
      '* Ведение бухгалтерского и налогового учёта',
      ['АО «Речной порт»\t01.06.2016 – 31.12.2020', { bold: true }],
      'Экономист',
      '* Составление отчётов для руководства',
      '# Образование',
      ['Самарский университет\t2010 – 2015', { bold: true }],
      'Финансы и кредит',
      '# Иностранные языки',
      'английский — разговорный, немецкий (со словарём)',
    ]),
  );
  expect(read.language).toBe('ru');
  expect(read.location?.value).toBe('г. Самара');
  expect(
    read.jobs.map(({ title, employer, period }) => [title?.value, employer?.value, period?.value]),
  ).toEqual([
    ['Главный бухгалтер', 'ООО «Северный ветер»', { start: { year: 2021, month: 3 }, current: true }],
    [
      'Экономист',
      'АО «Речной порт»',
      { start: { year: 2016, month: 6 }, end: { year: 2020, month: 12 }, current: false },
    ],
  ]);
  expect(read.education.map(({ degree, school }) => [degree?.value, school?.value])).toEqual([
    ['Финансы и кредит', 'Самарский университет'],
  ]);
  expect(read.languages.map(({ title, subtitle }) => [title?.value, subtitle?.value])).toEqual([
    ['английский', 'разговорный'],
    ['немецкий', 'со словарём'],
  ]);
});

it('Russian degrees leave those of other languages as they are', () => {
  expect(
    [degreeScore('Licence de lettres'), degreeScore('Бакалавр экономики')].every((score) => score > 2),
  ).toBe(true);
});

it('a line in Cyrillic letters that ends in a number is no number of a page', () => {
  const top = [['Ольга Ветрова', { fontSize: 20 }], 'Начальник участка', 'olga@example.com'] as const;
  const read = parseResume(
    fileOfLines([
      ...top.map((line): string | [string, { fontSize: number }] =>
        typeof line === 'string' ? line : [...line],
      ),
      '# Опыт работы',
      'Инженер, ООО «Вектор»\t2014 – 2016',
      '* Составление смет и сокращение простоев оборудования на 15',
    ]),
  );
  const file = fileOfLines(['Сокращение простоев оборудования на 15']);
  expect(prepareLines(file).body.map(({ text }) => text)).toEqual(['Сокращение простоев оборудования на 15']);
  expect(read.title?.value).toBe('Начальник участка');
});

import { expect, it } from 'vitest';
import { parseResume } from '../resume/parse-resume.ts';
import { fileOfLines } from '../resume/testing/lines-file.ts';
import { isContactLabel } from '../resume/words/contact-labels.ts';
import { toResumeData } from './to-resume-data.ts';

const dataOf = (...lines: Parameters<typeof fileOfLines>[0]) => {
  const file = fileOfLines(lines);
  return toResumeData(parseResume(file), file);
};

it('labels of a form are no words of a section, and none that is lost', () => {
  const { data, unplaced } = dataOf(
    ['Lebenslauf', { fontSize: 14 }],
    '# Angaben zur Person',
    'Nachname(n) / Vorname(n)',
    ['Käthe Sänger', { bold: true, fontSize: 12 }],
    'Adresse(n)',
    'Schloßplatz 5, 04177 Leipzig',
    'Telefon',
    '0171 3920044',
    'E-Mail',
    'kathe.sanger@example.net',
    '# Weiterbildung:',
    '* Praxisanleiterin',
    '* Wundexpertin ICW',
    'Lebenslauf',
  );
  expect(data.personalInfo).toMatchObject({ firstName: 'Käthe', lastName: 'Sänger', phone: '0171 3920044' });
  expect(data.sections.map(({ kind, title }) => [kind, title])).toEqual([['certificates', 'Weiterbildung']]);
  expect(unplaced).toEqual([]);
});

it.each([
  'Surname(s) / First name(s)',
  'Apellido(s) / Nombre(s)',
  'Nom(s) / Prénom(s)',
  'Apelido(s) / Nome(s) próprio(s)',
  'Cognome(i) / Nome(i)',
  'Achternaam / Voornaam',
  'Imię i nazwisko:',
  'Фамилия / Имя',
  'Téléphone(s)',
  'Adres',
])('%s is a label', (text) => expect(isContactLabel(text)).toBe(true));

it.each(['Leipzig', 'Mobile Developer', 'Telefon 0171 3920044', ''])('%s is none', (text) =>
  expect(isContactLabel(text)).toBe(false),
);

it('a heading in two lines is one, though nothing stands between them', () => {
  const heading = { bold: true, fontSize: 12 };
  const { data, unplaced } = dataOf(
    ['Ana Silva', { fontSize: 22 }],
    'ana@example.com',
    ['Schul- und', { ...heading, gapAbove: 14 }],
    ['Berufsausbildung:', { ...heading, gapAbove: 0 }],
    'B. A. Pflegemanagement, Hochschule Regensburg\t2001 – 2005',
    ['Beruflicher Hintergrund:', { ...heading, gapAbove: 14 }],
    'Altenpflegerin, Haus Abendfrieden\t2005 – 2009',
  );
  expect(data.education).toHaveLength(1);
  expect(unplaced).toEqual([]);
});

it('what somebody likes to do is a text where it is one line of words', () => {
  const itemsOf = (...lines: string[]) =>
    dataOf(['Ana Silva', { fontSize: 22 }], 'ana@example.com', '# Interests', ...lines).data.sections.flatMap(
      ({ items }) => items.map(({ title, description }) => [title, description]),
    );
  expect(itemsOf('Running, ceramics')).toEqual([['', 'Running, ceramics']]);
  expect(itemsOf('* Running', '* Ceramics')).toEqual([
    ['Running', ''],
    ['Ceramics', ''],
  ]);
});

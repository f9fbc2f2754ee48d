import { expect, it } from 'vitest';
import { LOW_CONFIDENCE_BELOW } from '../../to-data/low-confidence.ts';
import { toResumeData } from '../../to-data/to-resume-data.ts';
import { parseResume } from '../parse-resume.ts';
import { fileOfLines } from '../testing/lines-file.ts';

const contactIn = (...lines: string[]) => parseResume(fileOfLines(['Ana Silva', ...lines]));

it.each([
  ['Carlton 3053 – 0491 570 156', '0491 570 156'],
  ['06 12 34 56 78 69003 Lyon', '06 12 34 56 78'],
])('a postal code beside a number is no part of it: %s', (line, phone) => {
  const language = line.includes('Lyon')
    ? 'Développement et gestion de la formation avec une équipe dans les projets'
    : '';
  const read = contactIn(line, ...(language ? ['# Profil', language] : []));
  expect(read.phones.map(({ value }) => value)).toEqual([phone]);
});

it('an address of email that breaks in its last word is whole', () => {
  const read = contactIn('ana.silva@example.c', 'om');
  expect(read.emails.map(({ value }) => value)).toEqual(['ana.silva@example.com']);
});

it('pronouns, a permit and facts with their labels are found beside the ways to reach somebody', () => {
  const { facts } = contactIn(
    'ana@example.com · she/her · Right to work in the UK',
    'Driving licence: B · Phone: 06 12 34 56 78',
  );
  expect(facts.map(({ kind, label, value }) => [kind, label?.value, value.value])).toEqual([
    ['pronouns', undefined, 'she/her'],
    ['work permit', undefined, 'Right to work in the UK'],
    ['other', 'Driving licence', 'B'],
  ]);
});

it('what a form asks of a person is a fact with its label, with a colon or without', () => {
  const { facts } = contactIn(
    'ana@example.com',
    'Geboren am\t03.09.1984 in Lübeck',
    'Familienstand verheiratet, zwei Kinder',
    'Nationality: Portuguese',
  );
  expect(facts.map(({ label, value }) => [label?.value, value.value])).toEqual([
    ['Geboren am', '03.09.1984 in Lübeck'],
    ['Familienstand', 'verheiratet, zwei Kinder'],
    ['Nationality', 'Portuguese'],
  ]);
});

it('what somebody is called by stands in brackets within the name', () => {
  const read = parseResume(
    fileOfLines(['Roberta (Bobbie) Clarke', 'r.clarke@example.com', '# Skills', 'Rota']),
  );
  expect([read.name?.value, read.preferredName?.value]).toEqual(['Roberta Clarke', 'Bobbie']);
});

it('a name in small letters is a name where it is set large', () => {
  const read = parseResume(
    fileOfLines([
      ['ana silva', { fontSize: 20 }],
      'Pflegefachkraft',
      'ana@example.com',
      '# Kenntnisse',
      'Triage',
    ]),
  );
  expect(read.name?.value).toBe('ana silva');
});

it("an address of a referee is not the person's", () => {
  const read = contactIn(
    'Boston, MA',
    '# Skills',
    'Rota',
    '# References',
    'Uwe Petersen, u.petersen@example.org',
  );
  expect(read.emails).toEqual([]);
});

it.each([
  [['ana.silva@post.exam', 'ple.net'], 'ana.silva@post.example.net'],
  [['ana.silva@mail.example.co', 'm'], 'ana.silva@mail.example.com'],
])('an address of email that is cut where its column ends is whole: %s', (lines, email) => {
  expect(contactIn(...lines).emails.map(({ value }) => value)).toEqual([email]);
});

it('a profile that is cut where its column ends is whole', () => {
  const read = contactIn('linkedin.com/in/svenjafreiherrvonst', 'etten');
  expect(read.links.map(({ value }) => value)).toEqual(['linkedin.com/in/svenjafreiherrvonstetten']);
});

it('an address goes on in the very next line alone, and with nothing that stands for itself', () => {
  const linksIn = (...lines: Parameters<typeof fileOfLines>[0]) =>
    toResumeData(parseResume(fileOfLines([['Ana Silva', { fontSize: 22 }], ...lines])));
  const urls = (...lines: Parameters<typeof fileOfLines>[0]) =>
    linksIn(...lines).data.personalInfo.links.map(({ url }) => url);
  expect(urls('linkedin.com/in/', 'anasilva')).toEqual(['linkedin.com/in/anasilva']);
  expect(urls('linkedin.com/in/', ['anasilva', { gapAbove: 60 }])).toEqual(['linkedin.com/in/']);
  expect(urls('linkedin.com/in/', 'Wolverhampton')).toEqual(['linkedin.com/in/']);
  const doubtful = linksIn('linkedin.com/in/', 'Wolverhampton').lowConfidenceFields;
  expect(doubtful.map(({ field }) => field)).toContain('personalInfo.links.0.url');
});

it('a place with its label ends where another detail begins', () => {
  const read = contactIn('Address: Whitby   Telephone: 07700 900 165   E-mail: ana@example.com');
  expect(read.location?.value).toBe('Whitby');
});

it('a number is one with whatever stands for a hyphen in it', () => {
  const read = contactIn('1\u2212508\u2212555\u22120136', 'Tel. +49\u2011761\u20115550101');
  expect(read.phones).toHaveLength(2);
});

it('a number as a country of the language writes it is sure', () => {
  const prose =
    'Contadora com dez anos de experiência em fechamento contábil e impostos, e auditoria de empresas';
  const [phone] = contactIn('(11) 98765-4321 | ana@example.com', '# Sobre mim', prose).phones;
  expect(phone).toMatchObject({ value: '(11) 98765-4321' });
  expect(phone?.confidence).toBeGreaterThanOrEqual(LOW_CONFIDENCE_BELOW);
});

it('two numbers with a blank between them are two', () => {
  const read = contactIn('07700 900176 0161 496 0535', '251.555.0190 (251) 555-0182');
  expect(read.phones.map(({ value }) => value)).toEqual([
    '07700 900176',
    '0161 496 0535',
    '251.555.0190',
    '(251) 555-0182',
  ]);
});

it('a postal code that is glued to an address of email is none of it', () => {
  const [email] = contactIn('12 Elm Street, Spokane, WA 99201ana@example.com').emails;
  expect(email?.value).toBe('ana@example.com');
});

it('where no name stands, none is given', () => {
  const lines = [
    'ana@example.com',
    '# Skills',
    'Django, FastAPI, Flask',
    '# Experience',
    'Store Manager, Dollar Stores',
  ];
  expect(parseResume(fileOfLines(lines)).name).toBeUndefined();
});

it('a name beside a heading, or over two lines beside something else, is whole', () => {
  const nameIn = (...lines: Parameters<typeof fileOfLines>[0]) => parseResume(fileOfLines(lines)).name?.value;
  expect(nameIn('PERSONAL INFORMATION Ana Silva', 'ana@example.com')).toBe('Ana Silva');
  const large = { fontSize: 24 };
  expect(nameIn(['ANA', large], '0171 3920099', ['SILVA', large], 'x@example.com')).toBe('ANA SILVA');
  expect(nameIn(['ANA SILVA-', large], ['BORGES', large], 'x@example.com')).toBe('ANA SILVA-BORGES');
});

it('a town that no list knows is where somebody is, where it stands beside ways to reach them', () => {
  expect(contactIn('Whitby\t07700 900 548', 'ana@example.com').location?.value).toBe('Whitby');
  expect(contactIn('Address: Whitby', 'ana@example.com').location?.value).toBe('Whitby');
});

it('what the document is called is neither a title nor a section', () => {
  const read = parseResume(
    fileOfLines([
      ['Ana Silva', { fontSize: 22 }],
      'Curriculum Vitae',
      'ana@example.com',
      '# Resume',
      '# Work History',
      'Baker, Hotel Adler\t2019 – 2021',
    ]),
  );
  expect(read.title).toBeUndefined();
  expect(read.sections.map(({ kind }) => kind)).toEqual(['contact', 'experience']);
});

it('what somebody was in a period is no title of theirs', () => {
  const read = (...lines: string[]) => parseResume(fileOfLines([['Ana Silva', { fontSize: 22 }], ...lines]));
  expect(read('Head Baker', 'ana@example.com').title?.value).toBe('Head Baker');
  expect(read('Head Baker\t06/2019 – 04/2021', 'ana@example.com').title).toBeUndefined();
});

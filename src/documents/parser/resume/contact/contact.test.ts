import { expect, it } from 'vitest';
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

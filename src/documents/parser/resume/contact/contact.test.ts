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

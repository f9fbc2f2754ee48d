import { expect, it } from 'vitest';
import { refusedAtOnce } from './refused-at-once.ts';

const file = (name: string, type = '', size = 1_000) => ({ name, type, size });

it.each([
  ['resume.pdf', 'application/pdf', null],
  ['Resume.PDF', '', null],
  ['resume.docx', '', null],
  ['resume', 'application/pdf', null],
  ['resume', '', null],
  ['resume.doc', 'application/msword', 'doc'],
  ['resume.rtf', 'application/rtf', 'rtf'],
  ['photo.jpeg', 'image/jpeg', 'picture'],
  ['resume.pages', '', 'other-type'],
  ['notes.txt', 'text/plain', 'other-type'],
] as const)('%s of type "%s": %s', (name, type, reason) => {
  expect(refusedAtOnce(file(name, type))).toBe(reason);
});

it('an empty and an enormous file are refused whatever they are called', () => {
  expect(refusedAtOnce(file('resume.pdf', '', 0))).toBe('empty');
  expect(refusedAtOnce(file('resume.pdf', '', 30_000_000))).toBe('too-large');
});

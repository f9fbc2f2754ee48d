import { expect, it } from 'vitest';
import { emptyLetter } from '#documents/letter/empty.ts';
import { emptyResume } from '#documents/resume/empty.ts';
import { letterFromResume } from './from-resume.ts';

const person = {
  ...emptyResume().personalInfo,
  firstName: ' Ana',
  lastName: 'Silva ',
  email: 'ana@example.com',
};

it('a letter takes over who writes it, and where from', () => {
  const letter = letterFromResume(emptyLetter(), { ...person, location: 'Lisbon, Portugal' });
  expect(letter.personalInfo).toMatchObject({
    fullName: 'Ana Silva',
    email: 'ana@example.com',
    city: 'Lisbon',
    state: '',
  });
});

it('what the resume does not say stays as it was written', () => {
  const written = emptyLetter();
  Object.assign(written.personalInfo, { phone: '555 0100', city: 'Porto', address: 'Rua Nova 1' });
  expect(letterFromResume(written, person).personalInfo).toMatchObject({
    fullName: 'Ana Silva',
    phone: '555 0100',
    city: 'Porto',
    address: 'Rua Nova 1',
  });
});

import { expect, it } from 'vitest';
import { emptyLetter } from '#documents/letter/empty.ts';
import { emptyResume } from '#documents/resume/empty.ts';
import { letterFromResume, splitLocation } from './from-resume.ts';

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

it.each([
  ['Lisbon', 'Lisbon', '', ''],
  ['Lisbon, Portugal', 'Lisbon', '', ''],
  ['Portugal', 'Portugal', '', ''],
  ['Austin, TX', 'Austin', 'TX', ''],
  ['Austin, Texas, United States', 'Austin', 'Texas', ''],
  ['Toronto, ON, Canada', 'Toronto', 'ON', ''],
  ['München, Bayern, Deutschland', 'München', 'Bayern', ''],
  ['Paris, Île-de-France, France', 'Paris', 'Île-de-France', ''],
  ['London, UK', 'London', '', ''],
  ['Brooklyn, New York, NY 11201', 'Brooklyn, New York', 'NY', '11201'],
  ['Springfield, Lake District', 'Springfield, Lake District', '', ''],
  ['Atlanta, Georgia, USA', 'Atlanta, Georgia', '', ''],
  ['Tbilisi, Georgia', 'Tbilisi', '', ''],
  ['Lisbon, PT', 'Lisbon', '', ''],
  ['Berlin, DE', 'Berlin, DE', '', ''],
  ['Remote', 'Remote', '', ''],
  ['1000-001 Lisboa, Portugal', 'Lisboa', '', '1000-001'],
  ['London SW1A 1AA, UK', 'London', '', 'SW1A 1AA'],
  ['Columbus, OH', 'Columbus', 'OH', ''],
  ['Columbus, OH 43215', 'Columbus', 'OH', '43215'],
  ['Columbus, Ohio, 43215-1234', 'Columbus', 'Ohio', '43215-1234'],
  ['San Francisco, CA, USA', 'San Francisco', 'CA', ''],
  ['10115 Berlin, Germany', 'Berlin', '', '10115'],
  ['1100-148 Lisboa', 'Lisboa', '', '1100-148'],
  ['Toronto, ON M5V 2T6', 'Toronto', 'ON', 'M5V 2T6'],
  ['London SW1A 1AA', 'London', '', 'SW1A 1AA'],
  ['London, SW1A 1AA', 'London', '', 'SW1A 1AA'],
  ['  ', '', '', ''],
])('%j is %j in %j, %j', (location, city, state, zipCode) => {
  expect(splitLocation(location)).toEqual({ city, state, zipCode });
});

import { expect, it } from 'vitest';
import { emptyResume } from '#documents/resume/empty.ts';
import { withPersonOf } from './taken-person.ts';

const { personalInfo: nobody } = emptyResume();
const ana = {
  ...nobody,
  firstName: 'Ana',
  lastName: 'Silva',
  title: 'Nurse',
  email: 'ana@work.example',
  phone: '555 0100',
  location: '',
  links: [{ label: 'Site', url: 'ana.example' }],
};
const account = { email: 'ana@example.com', phone: '' };
const taken = (here: Partial<typeof nobody>) =>
  withPersonOf({ ...emptyResume(), personalInfo: { ...nobody, ...here } }, ana, account).personalInfo;

it('name, title, contact and links are those of the other resume', () => {
  expect(taken({ location: 'Porto' })).toEqual({ ...ana, location: 'Porto' });
});

it('what the account had put in gives way to what the person chose for the other resume', () => {
  expect(taken({ email: account.email }).email).toBe(ana.email);
});

it('what was typed here stays', () => {
  const links = [{ label: 'GitHub', url: 'github.example' }];
  expect(taken({ firstName: 'Anna', email: 'own@example.com', links })).toMatchObject({
    firstName: 'Anna',
    email: 'own@example.com',
    links,
    lastName: 'Silva',
  });
});

import { expect, it } from 'vitest';
import type { Fields, Part } from '#documents/fields.ts';
import { filledFields } from '#documents/filled-fields.ts';
import { LEAVABLE_OF } from '#documents/leave-out/choices.ts';
import { leaveOut } from '#documents/leave-out/leave-out.ts';
import { leavableOf } from '#documents/leave-out/personal-contacts.ts';
import { letterData } from '#documents/letter/schema.ts';
import { resumeData } from '#documents/resume/schema.ts';
import { LETTER, SENDER } from '#documents/letter/fields.ts';
import { RESUME } from '#documents/resume/fields.ts';
import { PERSON } from '#documents/resume/person-fields.ts';
import { chanceValues } from '#tests/factories/filled-document.ts';
import { wordsIn } from './field-tests.ts';

/*
 * Every detail of a person is left out by one of the choices, or named here as one that stays: it says who they are. A
 * field that is added says in the table how somebody is reached by it (`contact`), or that it is a fact.
 */

const STAYS = ['firstName', 'lastName', 'preferredName', 'title', 'fullName'];

const parts = (fields: Fields): [string, Part][] => Object.entries(fields);

it.each([...parts(PERSON), ...parts(SENDER)])(
  '%s of a person is left out, or stays by its name',
  (name, part) => {
    expect(leavableOf(part) === undefined).toBe(STAYS.includes(name));
  },
);

it.each([...parts(PERSON), ...parts(SENDER)])(
  '%s is left out with something that is asked for',
  (_, part) => {
    const of = leavableOf(part);
    expect(of === undefined || LEAVABLE_OF.resume.includes(of)).toBe(true);
  },
);

const isPersons = ({ path }: { path: string }) => path.startsWith('personalInfo.');
const stays = (path: string) => STAYS.some((name) => path === `personalInfo.${name}`);

it('of a resume nothing of the person is left but those', () => {
  const values = chanceValues(35);
  const data = resumeData.parse({ schemaVersion: 1, ...values.fill(RESUME) });
  const left = JSON.stringify(leaveOut('resume', data, LEAVABLE_OF.resume).data.personalInfo);
  const words = filledFields(RESUME, data).filter(isPersons);
  const remaining = words.filter(({ value }) => wordsIn(value).some((word) => left.includes(word)));
  expect(remaining.map(({ path }) => path).filter((path) => !stays(path))).toEqual([]);
});

it('of a letter nothing of the person is left but those', () => {
  const values = chanceValues(36);
  const data = letterData.parse({ schemaVersion: 1, ...values.fill(LETTER) });
  const left = JSON.stringify(leaveOut('letter', data, LEAVABLE_OF.letter).data.personalInfo);
  const words = filledFields(LETTER, data).filter(isPersons);
  const remaining = words.filter(({ value }) => wordsIn(value).some((word) => left.includes(word)));
  expect(remaining.map(({ path }) => path).filter((path) => !stays(path))).toEqual([]);
});

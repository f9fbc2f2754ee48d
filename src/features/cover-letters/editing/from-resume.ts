import type { LetterData } from '#documents/letter/schema.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { splitLocation } from './split-location.ts';

type Person = Pick<ResumeData['personalInfo'], 'firstName' | 'lastName' | 'email' | 'phone' | 'location'>;

/** The letter with the person of a resume as its writer; what the resume does not say stays as it is. */
export function letterFromResume(letter: LetterData, { firstName, lastName, ...person }: Person): LetterData {
  const fullName = `${firstName.trim()} ${lastName.trim()}`.trim();
  const given = Object.entries({ fullName, email: person.email.trim(), phone: person.phone.trim() });
  const place = person.location.trim() === '' ? {} : splitLocation(person.location);
  const said = Object.fromEntries(given.filter(([, text]) => text !== ''));
  return { ...letter, personalInfo: { ...letter.personalInfo, ...said, ...place } };
}

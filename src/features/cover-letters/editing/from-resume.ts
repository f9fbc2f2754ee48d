import { isCountry, isWidePlace, STATE_CODE } from '#documents/parser/resume/words/places.ts';
import type { LetterData } from '#documents/letter/schema.ts';
import type { ResumeData } from '#documents/resume/schema.ts';

type Person = Pick<ResumeData['personalInfo'], 'firstName' | 'lastName' | 'email' | 'phone' | 'location'>;

/** The letter with the person of a resume as its writer; what the resume does not say stays as it is. */
export function letterFromResume(letter: LetterData, { firstName, lastName, ...person }: Person): LetterData {
  const fullName = `${firstName.trim()} ${lastName.trim()}`.trim();
  const given = Object.entries({ fullName, email: person.email.trim(), phone: person.phone.trim() });
  const place = person.location.trim() === '' ? {} : splitLocation(person.location);
  const said = Object.fromEntries(given.filter(([, text]) => text !== ''));
  return { ...letter, personalInfo: { ...letter.personalInfo, ...said, ...place } };
}

type Place = { city: string; state: string; zipCode: string };

/** Postal codes as they stand behind a town or state: of the United States, Canada and the United Kingdom. */
const CODE_LAST =
  /(?:^|(?<![\s,])[\s,]+)(\d{5}(?:-\d{4})?|[a-z]\d[a-z] ?\d[a-z]\d|[a-z]{1,2}\d[a-z\d]? \d[a-z]{2})$/i;
/** And as they stand before a town, in most of Europe. */
const CODE_FIRST = /^(\d{4,5}|\d{4}-\d{3}|\d{2}-\d{3}|\d{3} \d{2})\s+(\S.*)$/;

/** Codes of countries that are codes of no state. */
const COUNTRY_CODE = /^(?:FR|ES|IT|CH|AT|BE|PT|PL|SE|DK|NO|FI|IE|GB)$/;

/**
 * A place written in one line, such as "Columbus, OH 43215" or "10115 Berlin, Germany", in the parts of an address.
 * A country is no state, and an address within it does without; what is neither for sure stays with the town.
 */
export function splitLocation(location: string): Place {
  const [town = '', ...behind] = location
    .split(',')
    .map((part) => part.trim())
    .filter((part, index) => part !== '' || index === 0);
  const rest = namesCountry(behind.at(-1) ?? '') ? behind.slice(0, -1) : behind;
  const [, codeFirst, afterCode] = CODE_FIRST.exec(town) ?? [];
  if (codeFirst && afterCode) return { ...withState([afterCode, ...rest]), zipCode: codeFirst };
  const last = rest.at(-1) ?? town;
  const code = CODE_LAST.exec(last);
  const zipCode = code?.[1] ?? '';
  const before = last.slice(0, code?.index);
  const named = [town, ...rest].slice(0, -1);
  return zipCode
    ? { ...withState(before ? [...named, before] : named), zipCode }
    : { ...withState([town, ...rest]), zipCode };
}

/** The state, where the last of these names one; all before it is the town. */
function withState(parts: readonly string[]): Omit<Place, 'zipCode'> {
  const last = parts.at(-1) ?? '';
  const state = parts.length > 1 && isRegion(last) ? last : '';
  return { city: (state ? parts.slice(0, -1) : parts).join(', '), state };
}

/** A state, province or region that we know, or the code of one; "DE" may be Delaware or Germany. */
function isRegion(text: string): boolean {
  return !namesCountry(text) && text !== 'DE' && (STATE_CODE.test(text) || isWidePlace(text));
}

function namesCountry(text: string): boolean {
  return isCountry(text) || COUNTRY_CODE.test(text);
}

import { isRecord } from '../is-record.ts';
import { NOTES } from '../merge/paths.ts';
import type { LetterData } from './schema.ts';

/*
 * A letter that was made from an application and a resume remembers, field by field, what it took over. Where the
 * source says something else later, a field that still says what was taken follows it; one that somebody wrote over
 * does not. It stands where documents note where they come from: nobody is asked about it, and it is never printed.
 */

/** What is taken over, and what it is called. */
export const TAKEN_FIELDS = {
  'personalInfo.fullName': 'Name',
  'personalInfo.email': 'Email',
  'personalInfo.phone': 'Phone',
  'personalInfo.city': 'City',
  'personalInfo.state': 'State',
  'personalInfo.zipCode': 'ZIP code',
  'recipient.company': 'Company',
  'recipient.position': 'Position',
} as const;
export type TakenField = keyof typeof TAKEN_FIELDS;

const FIELDS = Object.keys(TAKEN_FIELDS) as TakenField[]; // Its very keys.
/** With a town these go, too. */
const WITH_CITY: ReadonlySet<TakenField> = new Set(['personalInfo.state', 'personalInfo.zipCode']);

/** One field that follows its source. */
export type FollowedField = { field: TakenField; before: string; now: string };

/** What a letter took over, as far as it still follows. */
export function takenValues(letter: object): Partial<Record<TakenField, string>> {
  const notes: unknown = NOTES in letter ? letter[NOTES] : undefined;
  const taken = isRecord(notes) && isRecord(notes.taken) ? notes.taken : {};
  return Object.fromEntries(
    FIELDS.flatMap((field) => (typeof taken[field] === 'string' ? [[field, taken[field]]] : [])),
  );
}

/** A new letter that remembers what it says in these fields; what says nothing was not taken. */
export function withTakenValues(letter: LetterData): LetterData {
  const said = FIELDS.flatMap((field) => {
    const text = textAt(letter, field);
    return text.trim() === '' ? [] : [[field, text] as const];
  });
  return withNoted(letter, Object.fromEntries(said));
}

/**
 * What follows where the sources have changed.
 * @param fresh the letter that would be made of the sources now
 */
export function followedIn(letter: LetterData, fresh: LetterData): FollowedField[] {
  const taken = takenValues(letter);
  return FIELDS.flatMap((field) => {
    const [was, now] = [taken[field] ?? '', textAt(fresh, field)];
    const isKnown =
      taken[field] !== undefined || (WITH_CITY.has(field) && taken['personalInfo.city'] !== undefined);
    const isSaid = now.trim() !== '' || (WITH_CITY.has(field) && fresh.personalInfo.city.trim() !== '');
    return isKnown && isSaid && now !== was && textAt(letter, field) === was
      ? [{ field, before: was, now }]
      : [];
  });
}

/** The letter with what follows, which it remembers. */
export function withFollowed(letter: LetterData, followed: readonly FollowedField[]): LetterData {
  const now = Object.fromEntries(followed.map((one) => [one.field, one.now]));
  return withNoted(withTexts(letter, now), { ...takenValues(letter), ...now });
}

/** The letter as it was before, in what nobody has changed since; these fields follow no more. */
export function withoutFollowed(letter: LetterData, followed: readonly FollowedField[]): LetterData {
  const left = Object.entries(takenValues(letter)).filter(([name]) =>
    followed.every(({ field }) => field !== name),
  );
  const back = followed.filter(({ field, now }) => textAt(letter, field) === now);
  const before = Object.fromEntries(back.map((one) => [one.field, one.before]));
  return withNoted(withTexts(letter, before), Object.fromEntries(left));
}

function withNoted(letter: LetterData, taken: Partial<Record<TakenField, string>>): LetterData {
  const notes: unknown = letter[NOTES];
  return { ...letter, [NOTES]: { ...(isRecord(notes) ? notes : {}), taken } };
}

function withTexts(letter: LetterData, texts: Partial<Record<TakenField, string>>): LetterData {
  const of = (group: 'personalInfo' | 'recipient') =>
    Object.fromEntries(
      Object.entries(texts).flatMap(([path, text]) => {
        const [name, field = ''] = path.split('.');
        return name === group ? [[field, text]] : [];
      }),
    );
  return {
    ...letter,
    personalInfo: { ...letter.personalInfo, ...of('personalInfo') },
    recipient: { ...letter.recipient, ...of('recipient') },
  };
}

function textAt(letter: LetterData, path: TakenField): string {
  const [group, field = ''] = path.split('.');
  const values: Readonly<Record<string, unknown>> =
    group === 'recipient' ? letter.recipient : letter.personalInfo;
  const text = values[field];
  return typeof text === 'string' ? text : '';
}

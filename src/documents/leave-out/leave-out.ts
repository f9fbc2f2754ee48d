import { holdsWords, valuesIn, type Field, type Fields, type Values } from '../fields.ts';
import { filledFields, withFields } from '../filled-fields.ts';
import type { PrintedData, PrintedKindName } from '../printed-kinds.ts';
import { LETTER } from '../letter/fields.ts';
import type { LetterData } from '../letter/schema.ts';
import { RESUME } from '../resume/fields.ts';
import { printedResume } from '../resume/printed-resume.ts';
import type { ResumeData } from '../resume/schema.ts';
import { emailsIn } from './address-places.ts';
import type { Leavable } from './choices.ts';
import { isReferences } from './references.ts';
import { phonesIn } from './phones-in.ts';
import { standingPlaces, type NamedValue, type StandingValue } from './standing.ts';
import { holdsValue, withoutValues, type ContactValue } from './without-values.ts';

/** A document without what was left out of it, and where values of that still stand in its texts. */
export type WithLeftOut<Data> = { data: Data; standing: StandingValue[] };

/**
 * A document without what its person does not want to show: fields are emptied, and by what they are reached is removed
 * from every text, however it is written there. Other values, such as a city, may belong to a text: those stay, and are
 * told. What is left holds nothing that is not printed, so that none of it can be found in a file.
 */
export function leaveOut<Name extends PrintedKindName>(
  kind: Name,
  data: PrintedData[Name],
  hide: readonly Leavable[],
): WithLeftOut<PrintedData[Name]> {
  // The compiler does not see that a kind and its data go together where the kind is a variable.
  const left: WithLeftOut<unknown> =
    kind === 'resume' ? ofResume(data as ResumeData, hide) : ofLetter(data as LetterData, hide);
  return left as WithLeftOut<PrintedData[Name]>;
}

function ofResume(data: ResumeData, hide: readonly Leavable[]): WithLeftOut<ResumeData> {
  const references = hide.includes('references') ? data.sections.filter(isReferences) : [];
  const sections = data.sections.filter((section) => !references.includes(section));
  const printed = printedResume({ ...data, sections });
  const contacts = contactsOf(RESUME, printed, hide);
  const facts = hide.includes('facts') ? factsOf(printed.personalInfo) : [];
  const emptied = withoutContacts(RESUME, printed, hide);
  const person = { ...emptied.personalInfo };
  if (hide.includes('links')) person.links = [];
  if (hide.includes('facts')) Object.assign(person, { pronouns: '', workPermit: '', facts: [] });
  const reached = references.flatMap(reachedBy);
  const values = [...contacts.values, ...reached].slice(0, VALUES_MAX);
  const left = printedResume(withoutIn(RESUME, { ...emptied, personalInfo: person }, values));
  const names = references.flatMap(({ items }) => items.map(({ title }) => title));
  const named: NamedValue[] = [
    ...contacts.named,
    ...names.map((value) => ({ of: 'references' as const, value })),
    ...facts.map((value) => ({ of: 'facts' as const, value })),
  ];
  return { data: left, standing: standingPlaces(RESUME, left, named) };
}

/** More are no contact details, but somebody's list of addresses: each is looked for in every text. */
const VALUES_MAX = 60;

/** How people who stand in a section are reached. */
function reachedBy({ items }: ResumeData['sections'][number]): ContactValue[] {
  const words = items.flatMap(({ title, subtitle, description }) => [title, subtitle, description]);
  return words.flatMap((text): ContactValue[] => [
    ...emailsIn(text).map((value) => ({ by: 'email' as const, value })),
    ...phonesIn(text).map((value) => ({ by: 'phone' as const, value })),
  ]);
}

function ofLetter(data: LetterData, hide: readonly Leavable[]): WithLeftOut<LetterData> {
  const { values, named } = contactsOf(LETTER, data, hide);
  const left = withoutIn(LETTER, withoutContacts(LETTER, data, hide), values);
  return { data: left, standing: standingPlaces(LETTER, left, named) };
}

const LEAVES: Readonly<Record<NonNullable<Field['contact']>, Leavable>> = {
  email: 'email',
  phone: 'phone',
  place: 'address',
  link: 'links',
};

const isPersons = (path: string) => path.startsWith('personalInfo.');

/** How the person is reached, of what is left out: what goes wherever it stands, and what is told where it does. */
function contactsOf(fields: Fields, values: Values, hide: readonly Leavable[]) {
  const said = filledFields(fields, values).flatMap(({ path, field: { contact }, value }) =>
    contact && isPersons(path) && hide.includes(LEAVES[contact]) && typeof value === 'string' && value.trim()
      ? [{ contact, value: value.trim() }]
      : [],
  );
  return {
    values: said.flatMap(({ contact, value }) => contactValues(contact, value)),
    named: said.flatMap(({ contact, value }) => namedValues(contact, value)),
  };
}

/** Numbers that one field is taken for. */
const PHONES_MAX = 4;

/** What goes wherever it stands. Somebody may have typed two numbers into one field. */
function contactValues(contact: NonNullable<Field['contact']>, value: string): ContactValue[] {
  switch (contact) {
    case 'email':
      return [value, ...emailsIn(value)].map((each) => ({ by: 'email', value: each }));
    case 'phone':
      return value
        .split(/[,;/|]|\bor\b/u)
        .slice(0, PHONES_MAX)
        .map((each) => ({ by: 'phone', value: each }));
    case 'link':
      return [{ by: 'link', value }];
    case 'place':
      return streetsIn(value).map((street) => ({ by: 'street', value: street }));
  }
}

/** Least letters and digits of an address of a house: "Elm 5" alone would be found in other words. */
const STREET_LEAST = 6;

/** Parts of a place with letters and a number, as a house has: they belong into no other text. */
function streetsIn(place: string): string[] {
  return place
    .split(/[,;\n]/u)
    .map((part) => part.trim())
    .filter((part) => part.length >= STREET_LEAST && /\p{L}/u.test(part) && /\p{N}/u.test(part));
}

function namedValues(contact: NonNullable<Field['contact']>, value: string): NamedValue[] {
  const of = LEAVES[contact];
  const parts = contact === 'place' ? value.split(/[,;\n]/u).map((part) => part.trim()) : [];
  return [...new Set([value, ...parts])].filter(Boolean).map((each) => ({ of, value: each }));
}

function factsOf({ pronouns, workPermit, facts }: ResumeData['personalInfo']): string[] {
  return [pronouns, workPermit, ...facts.map(({ value }) => value)].filter((value) => value.trim() !== '');
}

/** The person's own fields of contact emptied. Other people's stay: a letter is written to somebody. */
function withoutContacts<V extends Values>(fields: Fields, values: V, hide: readonly Leavable[]): V {
  const personal = fields['personalInfo'];
  if (personal?.kind !== 'group') return values;
  const person = withFields(personal.fields, valuesIn(values['personalInfo']), ({ contact }, value) =>
    contact && hide.includes(LEAVES[contact]) ? '' : value,
  );
  return { ...values, personalInfo: person };
}

/** Every text of a document without the values. */
function withoutIn<V extends Values>(fields: Fields, values: V, contacts: readonly ContactValue[]): V {
  if (contacts.length === 0) return values;
  return withFields(fields, values, (field, value) => {
    if (!holdsWords(field) || field.print === 'setting') return value;
    if (Array.isArray(value)) {
      const lines = value.map((line: unknown) =>
        typeof line === 'string' ? withoutValues(line, contacts) : line,
      );
      return lines.filter((line) => line !== '');
    }
    if (typeof value !== 'string') return value;
    // Half an address leads somewhere else.
    if (field.kind === 'address') return holdsValue(value, contacts) ? '' : value;
    return withoutValues(value, contacts);
  });
}

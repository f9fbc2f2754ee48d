import { emptyValues, holdsWords, type Fields, type Values } from '../fields.ts';
import { withFields } from '../filled-fields.ts';
import type { PrintedData, PrintedKindName } from '../printed-kinds.ts';
import { LETTER } from '../letter/fields.ts';
import type { LetterData } from '../letter/schema.ts';
import { RESUME } from '../resume/fields.ts';
import { namedPhoto } from '../resume/named-photo.ts';
import { PHOTO } from '../resume/photo-fields.ts';
import { printedResume } from '../resume/printed-resume.ts';
import type { Photo, ResumeData } from '../resume/schema.ts';
import type { Leavable } from './choices.ts';
import { eachOnce, type ContactValue } from './contact-value.ts';
import { onlyKnown } from './only-known.ts';
import { contactsOf, detailsOf, withoutContacts } from './personal-contacts.ts';
import { reachedBy } from './reached-by.ts';
import {
  namesSupervisors,
  referencesIn,
  supervisorsReached,
  withoutReferences,
} from './reference-sections.ts';
import { standingPlaces, type NamedValue, type StandingValue } from './standing.ts';
import { holdsValue, withoutValues } from './without-values.ts';

/** A document without what was left out of it. */
export type WithLeftOut<Data> = {
  data: Data;
  /** Where values of that still stand in its texts. */
  standing: StandingValue[];
  /** What was to be left out and is not in it. */
  missing: Leavable[];
};

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
  const hidesReferences = hide.includes('references');
  const references = hidesReferences ? referencesIn(data.sections) : [];
  const printed = printedResume(hidesReferences ? withoutReferences(data, references) : data);
  const contacts = contactsOf(RESUME, printed, hide);
  const values = eachOnce([
    ...contacts.values,
    ...reachedBy(references),
    ...(hidesReferences ? supervisorsReached(data) : []),
  ]);
  const left = {
    ...printedResume(withoutIn(RESUME, withoutContacts(RESUME, printed, hide), values)),
    photo: photoLeft(data, hide, values),
  };
  const names = references.flatMap(({ items }) => items.map(({ title }) => title));
  const named: NamedValue[] = [
    ...contacts.named,
    ...names.map((value) => ({ of: 'references' as const, value })),
  ];
  const found = detailsOf(RESUME, data).map(({ of }) => of);
  if (namedPhoto(data)) found.push('facts');
  const missing = hide.filter((each) =>
    each === 'references' ? references.length === 0 && !namesSupervisors(data) : !found.includes(each),
  );
  return { data: left, standing: standingPlaces(RESUME, left, named), missing };
}

/** A photo is shown as in the file, and goes with the personal facts: it tells as much of somebody as they do. */
function photoLeft(data: ResumeData, hide: readonly Leavable[], values: readonly ContactValue[]): Photo {
  const photo = namedPhoto(data);
  if (!photo || hide.includes('facts')) return emptyValues(PHOTO);
  return { ...onlyKnown(PHOTO, photo), alt: withoutValues(photo.alt, values) };
}

function ofLetter(data: LetterData, hide: readonly Leavable[]): WithLeftOut<LetterData> {
  // What a letter remembers of where its texts came from holds them, too.
  const { schemaVersion } = data;
  const known: LetterData = { schemaVersion, ...onlyKnown(LETTER, data) };
  const { values, named } = contactsOf(LETTER, known, hide);
  const left = withoutIn(LETTER, withoutContacts(LETTER, known, hide), eachOnce(values));
  const found = detailsOf(LETTER, known).map(({ of }) => of);
  const missing = hide.filter((each) => !found.includes(each));
  return { data: left, standing: standingPlaces(LETTER, left, named), missing };
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

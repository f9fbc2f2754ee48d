import type { Field } from '#documents/fields.ts';
import { filledFields, type FilledField } from '#documents/filled-fields.ts';
import { ITEM, RESUME } from '#documents/resume/fields.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import type { ExampleValueKind } from '#documents/samples/example-values.ts';
import { exampleNamesIn, isExampleValue } from '#documents/samples/from-example.ts';

/** A value that an example has, too, and where it stands. */
export type FoundValue = { field: string; value: string };

/** What a resume that began as an example would still say of somebody else. What is not printed is not looked at. */
export function exampleValuesInResume(data: ResumeData): FoundValue[] {
  const { firstName, lastName } = data.personalInfo;
  const printed = filledFields(RESUME, data).filter(({ included }) => included);
  const values = printed.flatMap((filled) => {
    const isName = filled.path === 'personalInfo.firstName';
    const value = isName ? `${firstName.trim()} ${lastName.trim()}` : textIn(filled);
    const kind = isName ? 'people' : exampleKind(filled);
    return kind && isExampleValue(kind, value) ? [{ field: filled.path, value: value.trim() }] : [];
  });
  const named = printed
    .filter(isRunningText)
    .flatMap((filled) => exampleNamesIn(textIn(filled)).map((value) => ({ field: filled.path, value })));
  return [...values, ...named];
}

const KINDS_OF_CONTACT: Partial<Record<NonNullable<Field['contact']>, ExampleValueKind>> = {
  email: 'emails',
  phone: 'phones',
  link: 'links',
};

/** Which values of examples a field may have. */
function exampleKind({ field, within }: FilledField): ExampleValueKind | undefined {
  if (field.contact) return KINDS_OF_CONTACT[field.contact];
  return field.print === 'organization' && within.fields !== ITEM ? 'organizations' : undefined;
}

/** Texts in which an employer may be named. */
function isRunningText({ field: { kind, print }, within }: FilledField): boolean {
  return kind === 'text' || (within.fields === ITEM && (print === 'title' || print === 'organization'));
}

function textIn({ value }: FilledField): string {
  return typeof value === 'string' ? value : '';
}

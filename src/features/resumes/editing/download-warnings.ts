import { missingRequired } from '#documents/resume/completeness.ts';
import { filledFields, type FilledField } from '#documents/filled-fields.ts';
import { RESUME, ITEM } from '#documents/resume/fields.ts';

import type { ResumeData } from '#documents/resume/schema.ts';
import { unreadMonths } from '#documents/resume/unread-months.ts';
import { bracketedWords, placeOfWords } from '#documents/text/brackets.ts';
import type { DownloadWarning } from '#editor/builder/download-warnings-dialog.tsx';
import { placeOf } from './field-map.ts';
import type { Field } from '#documents/fields.ts';
import type { ExampleValueKind } from '#documents/samples/example-values.ts';
import { exampleNamesIn, isExampleValue } from '#documents/samples/from-example.ts';

/**
 * What a person may want to see to before a resume goes out: dates that cannot be read, required fields that are
 * empty, what comes from an example, then words in brackets.
 */
export function resumeWarnings(data: ResumeData): DownloadWarning[] {
  const missing = missingRequired(data).map((field) => ({ field, label: nameOf(field) }));
  const open = printedTexts(data).flatMap(([field, text]) =>
    bracketedWords(text).map((word) => ({
      field,
      label: `${word} in ${nameOf(field)}`,
      words: placeOfWords(text, word),
    })),
  );
  const borrowed = exampleValuesInResume(data).map(({ field, value }) => ({
    field,
    label: `“${value}” comes from the example: ${nameOf(field)}`,
  }));
  const unread = unreadMonths(data).map(({ path, text }) => ({
    field: path,
    label: `“${text}” is no date: ${nameOf(path)}`,
  }));
  return [...unread, ...missing, ...borrowed, ...open];
}

function nameOf(field: string): string {
  return placeOf(field)?.label ?? field;
}

/** The longer texts of a resume by their paths. What is not printed is not open. */
function printedTexts(data: ResumeData): [path: string, text: string][] {
  return filledFields(RESUME, data).flatMap(({ path, field, value, included }): [string, string][] =>
    field.kind === 'text' && included && typeof value === 'string' ? [[path, value]] : [],
  );
}

/** A value that an example has, too, and where it stands. */
type FoundValue = { field: string; value: string };

/** What a resume that began as an example would still say of somebody else. What is not printed is not looked at. */
function exampleValuesInResume(data: ResumeData): FoundValue[] {
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

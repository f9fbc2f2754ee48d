import { missingRequired } from '#documents/resume/completeness.ts';
import { filledFields, type FilledField } from '#documents/filled-fields.ts';
import { RESUME, ITEM } from '#documents/resume/fields.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { unreadMonths } from '#documents/unread-months.ts';
import { exampleNamesIn, isExampleValue } from '#documents/samples/from-example.ts';
import type { ExampleValueKind } from '#documents/samples/example-values.ts';
import { ALMOST_EMPTY, isAlmostEmpty } from '#documents/slips/almost-empty.ts';
import { openWords } from '#documents/slips/open-words.ts';
import { skippedYears } from '#documents/slips/skipped-years.ts';
import { unbulletedLines } from '#documents/slips/unbulleted-lines.ts';
import { wholeOf, type WordsPlace } from '#documents/text/brackets.ts';
import { emailFault } from '#documents/text/email-address.ts';
import type { Field } from '#documents/fields.ts';
import type { DownloadWarning } from '#editor/builder/download-warning.ts';
import { nameIn } from './field-map.ts';

/**
 * What stands between a resume and a good one, as far as it can be told for certain: dates that cannot be read, a page
 * with next to nothing on it, required fields that are empty, an email address that no mail reaches, what comes from an example, words that were to be
 * replaced, lines without a bullet among bullets, and years of which nothing is told. What is not printed is not looked
 * at.
 */
export function resumeWarnings(data: ResumeData, today = new Date()): DownloadWarning[] {
  const printed = filledFields(RESUME, data).filter(({ included }) => included);
  const { marks } = data.settings;
  return [
    ...unreadMonths(RESUME, data).map(({ path, text }) => ({
      field: path,
      label: `“${text}” is no date: ${nameOf(path, data)}`,
      words: wholeOf(text),
    })),
    ...missingRequired(data).map((field) => ({ field, label: `${nameOf(field, data)} is empty` })),
    ...(isAlmostEmpty(RESUME, data) ? [{ field: 'summary', label: ALMOST_EMPTY }] : []),
    ...printed.flatMap((filled) => impossibleEmail(filled, data)),
    ...exampleValues(data, printed),
    ...printed
      .filter(({ field, path }) => field.kind !== 'month' && !path.startsWith('settings.'))
      .flatMap((filled) =>
        openWords(textIn(filled), marks && filled.field.kind === 'text').map((place) =>
          at(filled, place, `“${place.words}” is still to be replaced: ${nameOf(filled.path, data)}`),
        ),
      ),
    ...printed
      .filter(({ field }) => field.kind === 'text')
      .flatMap((filled) =>
        unbulletedLines(textIn(filled)).map((place) =>
          at(
            filled,
            place,
            `“${beginning(place.words)}” has no bullet among bullets: ${nameOf(filled.path, data)}`,
          ),
        ),
      ),
    ...skippedYears(data, today.getFullYear()).map(({ path, from, to }) => ({
      field: path,
      label: `No job or course covers ${from === to ? from : `${from} to ${to}`}, the time before: ${nameOf(path, data)}`,
    })),
  ];
}

function at({ path }: FilledField, { caret, until }: WordsPlace, label: string): DownloadWarning {
  return { field: path, label, words: { caret, until } };
}

function nameOf(field: string, data: ResumeData): string {
  return nameIn(field, data) ?? field;
}

const BEGINNING = 40;

/** As much of a line as it takes to know it again. */
function beginning(line: string): string {
  return line.length > BEGINNING ? `${line.slice(0, BEGINNING).trimEnd()}…` : line;
}

function impossibleEmail(filled: FilledField, data: ResumeData): DownloadWarning[] {
  const text = textIn(filled);
  const fault = filled.field.contact === 'email' && text.trim() !== '' ? emailFault(text) : undefined;
  if (!fault) return [];
  const why = fault.kind === 'slip' ? `looks like a slip for ${fault.meant}` : 'is no email address';
  return [
    {
      field: filled.path,
      label: `“${beginning(text.trim())}” ${why}: ${nameOf(filled.path, data)}`,
      words: wholeOf(text),
    },
  ];
}

/** What a resume that began as an example would still say of somebody else. */
function exampleValues(data: ResumeData, printed: readonly FilledField[]): DownloadWarning[] {
  const { firstName, lastName } = data.personalInfo;
  const labelOf = (value: string, path: string) => `“${value}” comes from the example: ${nameOf(path, data)}`;
  const values = printed.flatMap((filled): DownloadWarning[] => {
    const { path } = filled;
    const isName = path === 'personalInfo.firstName';
    const value = isName ? `${firstName.trim()} ${lastName.trim()}` : textIn(filled);
    const kind = isName ? 'people' : exampleKind(filled);
    if (!kind || !isExampleValue(kind, value)) return [];
    return [{ field: path, label: labelOf(value.trim(), path), words: wholeOf(textIn(filled)) }];
  });
  const named = printed
    .filter(isRunningText)
    .flatMap((filled) =>
      exampleNamesIn(textIn(filled)).map((place) => at(filled, place, labelOf(place.words, filled.path))),
    );
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

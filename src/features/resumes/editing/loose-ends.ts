import { filledFields } from '#documents/filled-fields.ts';
import { RESUME } from '#documents/resume/fields.ts';
import { missingRequired } from '#documents/resume/completeness.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { unreadMonths } from '#documents/resume/unread-months.ts';
import { bracketedWords, placeOfWords } from '#documents/text/brackets.ts';
import type { LooseEndRow } from '#editor/builder/loose-ends-dialog.tsx';
import { exampleValuesInResume } from './example-values.ts';
import { placeOf } from './field-map.ts';

/**
 * What a person may want to see to before a resume goes out: dates that cannot be read, required fields that are
 * empty, what comes from an example, then words in brackets.
 */
export function resumeLooseEnds(data: ResumeData): LooseEndRow[] {
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
    label: `“${text}” is no month: ${nameOf(path)}`,
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

import { CONTENT_PARTS } from '#documents/letter/fields.ts';
import { unfilledPlaceholders } from '#documents/letter/placeholders.ts';
import type { LetterData } from '#documents/letter/schema.ts';
import { placeOfWords } from '#documents/text/brackets.ts';
import type { DownloadWarning } from '#editor/builder/download-warnings-dialog.tsx';
import { fieldName } from './field-names.ts';
import type { ExampleValueKind } from '#documents/samples/example-values.ts';
import { exampleNamesIn, isExampleValue } from '#documents/samples/from-example.ts';

/** Placeholders that are filled in from a field of their own. */
const FROM_RECIPIENT: Record<string, string> = {
  '[Position]': 'recipient.position',
  '[Company]': 'recipient.company',
};

/** What comes from an example, then bracketed words that the letter would still be sent with, and where they stand. */
export function letterWarnings(letter: LetterData): DownloadWarning[] {
  const borrowed = exampleValuesInLetter(letter).map(({ field, value }) => ({
    field,
    label: `“${value}” comes from the example: ${fieldName(field) ?? field}`,
  }));
  const open = unfilledPlaceholders(letter).map((label) => {
    const part = CONTENT_PARTS.find((name) => letter.content[name].includes(label)) ?? 'body';
    const ownField = FROM_RECIPIENT[label];
    if (ownField) return { field: ownField, label };
    return { field: `content.${part}`, label, words: placeOfWords(letter.content[part], label) };
  });
  return [...borrowed, ...open];
}

type Field = [field: string, kind: ExampleValueKind, value: string];

/** What a letter that began as an example would still say of somebody else, and to somebody else. */
function exampleValuesInLetter({ personalInfo, recipient, content }: LetterData) {
  const fields: Field[] = [
    ['personalInfo.fullName', 'people', personalInfo.fullName],
    ['personalInfo.email', 'emails', personalInfo.email],
    ['personalInfo.phone', 'phones', personalInfo.phone],
    ['personalInfo.address', 'streets', personalInfo.address],
    ['recipient.hiringManagerName', 'recipients', recipient.hiringManagerName],
    ['recipient.company', 'organizations', recipient.company],
    ['recipient.companyAddress', 'streets', recipient.companyAddress],
    ['content.opening', 'greetings', content.opening],
  ];
  const texts = (['opening', 'body', 'closing'] as const).flatMap((part) =>
    exampleNamesIn(content[part]).map((value) => ({ field: `content.${part}`, value })),
  );
  return [
    ...fields
      .filter(([, kind, value]) => isExampleValue(kind, value))
      .map(([field, , value]) => ({ field, value: value.trim() })),
    ...texts,
  ];
}

import { CONTENT_PARTS } from '#documents/letter/fields.ts';
import { unfilledPlaceholders } from '#documents/letter/placeholders.ts';
import type { LetterData } from '#documents/letter/schema.ts';
import { placeOfWords } from '#documents/text/brackets.ts';
import type { LooseEndRow } from '#editor/builder/loose-ends-dialog.tsx';
import { exampleValuesInLetter } from './example-values.ts';
import { fieldName } from './field-names.ts';

/** Placeholders that are filled in from a field of their own. */
const FROM_RECIPIENT: Record<string, string> = {
  '[Position]': 'recipient.position',
  '[Company]': 'recipient.company',
};

/** What comes from an example, then bracketed words that the letter would still be sent with, and where they stand. */
export function letterLooseEnds(letter: LetterData): LooseEndRow[] {
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

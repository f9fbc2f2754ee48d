import { unfilledPlaceholders } from '#documents/letter/placeholders.ts';
import type { LetterData } from '#documents/letter/schema.ts';
import { exampleValuesInLetter } from './example-values.ts';
import { fieldName } from './field-names.ts';

const PARTS = ['opening', 'body', 'closing', 'signature'] as const;
/** Placeholders that are filled in from a field of their own. */
const FROM_RECIPIENT: Record<string, string> = {
  '[Position]': 'recipient.position',
  '[Company]': 'recipient.company',
};

/** What comes from an example, then bracketed words that the letter would still be sent with, and where they stand. */
export function letterLooseEnds(letter: LetterData): { field: string; label: string }[] {
  const borrowed = exampleValuesInLetter(letter).map(({ field, value }) => ({
    field,
    label: `“${value}” comes from the example: ${fieldName(field) ?? field}`,
  }));
  const open = unfilledPlaceholders(letter).map((label) => {
    const part = PARTS.find((name) => letter.content[name].includes(label)) ?? 'body';
    return { field: FROM_RECIPIENT[label] ?? `content.${part}`, label };
  });
  return [...borrowed, ...open];
}

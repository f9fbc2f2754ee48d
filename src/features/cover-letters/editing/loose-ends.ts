import { unfilledPlaceholders } from '#documents/letter/placeholders.ts';
import type { LetterData } from '#documents/letter/schema.ts';
import { placeOfWords } from '#documents/text/brackets.ts';
import type { LooseEndRow } from '#ui/editor/loose-ends-dialog.tsx';

const PARTS = ['opening', 'body', 'closing', 'signature'] as const;
/** Placeholders that are filled in from a field of their own. */
const FROM_RECIPIENT: Record<string, string> = {
  '[Position]': 'recipient.position',
  '[Company]': 'recipient.company',
};

/** Bracketed words that the letter would still be sent with, and where each can be seen to. */
export function letterLooseEnds(letter: LetterData): LooseEndRow[] {
  return unfilledPlaceholders(letter).map((label) => {
    const part = PARTS.find((name) => letter.content[name].includes(label)) ?? 'body';
    const ownField = FROM_RECIPIENT[label];
    if (ownField) return { field: ownField, label };
    return { field: `content.${part}`, label, words: placeOfWords(letter.content[part], label) };
  });
}

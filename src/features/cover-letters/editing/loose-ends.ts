import { unfilledPlaceholders } from '#documents/letter/placeholders.ts';
import type { LetterData } from '#documents/letter/schema.ts';

const PARTS = ['opening', 'body', 'closing', 'signature'] as const;
/** Placeholders that are filled in from a field of their own. */
const FROM_RECIPIENT: Record<string, string> = {
  '[Position]': 'recipient.position',
  '[Company]': 'recipient.company',
};

/** Bracketed words that the letter would still be sent with, and where each can be seen to. */
export function letterLooseEnds(letter: LetterData): { field: string; label: string }[] {
  return unfilledPlaceholders(letter).map((label) => {
    const part = PARTS.find((name) => letter.content[name].includes(label)) ?? 'body';
    return { field: FROM_RECIPIENT[label] ?? `content.${part}`, label };
  });
}

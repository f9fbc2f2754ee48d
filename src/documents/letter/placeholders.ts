import { bracketedWords } from '../text/brackets.ts';
import { cleanLine } from '../text/clean.ts';
import { CONTENT_PARTS } from './fields.ts';
import type { LetterData } from './schema.ts';

/** Puts the recipient's position and company in place of `[Position]` and `[Company]`; empty ones stay bracketed. */
export function fillPlaceholders(text: string, recipient: LetterData['recipient']): string {
  const values = { Position: cleanLine(recipient.position), Company: cleanLine(recipient.company) };
  return text.replace(
    /\[(Position|Company)\]/g,
    (bracketed, name: keyof typeof values) => values[name] || bracketed,
  );
}

/** Bracketed words that a letter would still be sent with, once each, in the order of reading. */
export function unfilledPlaceholders(letter: LetterData): string[] {
  const parts = CONTENT_PARTS.map((part) => fillPlaceholders(letter.content[part], letter.recipient));
  return bracketedWords(parts.join('\n'));
}

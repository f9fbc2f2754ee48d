import { bracketedWords } from '../text/brackets.ts';
import { cleanLine } from '../text/clean.ts';
import { escapedMarks } from '../text/marks.ts';
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

/** A long text of a letter with what it names put in; what is put in has no marks of its own. */
export function filledText(text: string, { recipient, settings }: LetterData): string {
  if (!settings.marks) return fillPlaceholders(text, recipient);
  const { position, company } = recipient;
  return fillPlaceholders(text, {
    ...recipient,
    position: escapedMarks(position),
    company: escapedMarks(company),
  });
}

/** Bracketed words that a letter would still be sent with, once each, in the order of reading. */
export function unfilledPlaceholders(letter: LetterData): string[] {
  const parts = CONTENT_PARTS.map((part) => fillPlaceholders(letter.content[part], letter.recipient));
  return bracketedWords(parts.join('\n'));
}

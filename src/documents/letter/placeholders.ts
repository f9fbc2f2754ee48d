import { bracketsIn, firstOfEach } from '../text/brackets.ts';
import { cleanLine } from '../text/clean.ts';
import { escapedMarks } from '../text/marks.ts';
import { CONTENT, CONTENT_PARTS } from './fields.ts';
import type { LetterData } from './schema.ts';

/** The same where signs may have a backslash before them, so that they begin no link. */
const IN_MARKED = /\\\[(Position|Company)\\?\]|\[(Position|Company)\\?\](?!\()/g;

/** Puts the recipient's position and company in place of `[Position]` and `[Company]`; empty ones stay bracketed. */
export function fillPlaceholders(text: string, recipient: LetterData['recipient']): string {
  const values = valuesOf(recipient);
  return text.replace(
    /\[(Position|Company)\]/g,
    (bracketed, name: keyof typeof values) => values[name] || bracketed,
  );
}

/**
 * A long text of a letter with what it names put in. Where it has bold, italic and links, what is put in has none of its
 * own, and the words of a link are no placeholder.
 */
export function filledText(text: string, { recipient, settings }: LetterData): string {
  if (!settings.marks) return fillPlaceholders(text, recipient);
  const values = valuesOf(recipient);
  return text.replace(
    IN_MARKED,
    (bracketed, escaped?: keyof typeof values, plain: keyof typeof values = 'Company') =>
      escapedMarks(values[escaped ?? plain]) || bracketed,
  );
}

/** Bracketed words that a letter would still be sent with, once each, in the order of reading. */
export function unfilledPlaceholders(letter: LetterData): string[] {
  const { content, recipient, settings } = letter;
  const found = CONTENT_PARTS.flatMap((part) =>
    CONTENT[part].kind === 'text'
      ? bracketsIn(filledText(content[part], letter), settings.marks)
      : bracketsIn(fillPlaceholders(content[part], recipient)),
  );
  return firstOfEach(found).map(({ words }) => words);
}

function valuesOf({ position, company }: LetterData['recipient']) {
  return { Position: cleanLine(position), Company: cleanLine(company) };
}

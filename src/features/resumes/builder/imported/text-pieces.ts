import { LONG_TEXT_MAX } from '#documents/limits.ts';

/**
 * A text in pieces that fit into long fields, one after the other: cut between lines where there are any, and never
 * within a character.
 */
export function textPieces(text: string, max = LONG_TEXT_MAX): string[] {
  const pieces = [];
  let start = 0;
  while (text.length - start > max) {
    const lineEnd = text.lastIndexOf('\n', start + max);
    const atLine = lineEnd > start;
    const end = atLine ? lineEnd : start + max - (isWithinCharacter(text, start + max) ? 1 : 0);
    pieces.push(text.slice(start, end));
    start = atLine ? end + 1 : end;
  }
  return [...pieces, text.slice(start)];
}

/** Whether the two halves of one character stand before and after a place. */
function isWithinCharacter(text: string, place: number): boolean {
  return (text.codePointAt(place - 1) ?? 0) > 0xffff;
}

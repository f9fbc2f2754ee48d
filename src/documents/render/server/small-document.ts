import type { Printable } from '#documents/printable.ts';

/** A usual resume has 3,000 to 10,000 signs, and is set in a few hundredths of a second. */
const SMALL = 20_000;
/**
 * What a value, and each further line of a text, counts for besides its signs: thousands of empty ones, and a text of
 * 7,000 lines of one letter, which takes seconds, are no small document.
 */
const EACH = 10;

/** What ends a line or a paragraph on paper. */
const LINE_END = /[\n\r\u2028\u2029]/;

/** Whether a document is so small that it is quick to set, as far as its size can tell. Looks no further than it must. */
export function isSmall(printable: Printable): boolean {
  const toLookAt: unknown[] = ['entry' in printable ? printable.model : printable.data];
  let left = SMALL;
  while (toLookAt.length > 0) {
    const value = toLookAt.pop();
    left -= EACH + (typeof value === 'string' ? costOf(value) : 0);
    if (left < 0) return false;
    if (typeof value !== 'object' || value === null) continue;
    for (const part of Object.values(value)) {
      // What waits to be looked at counts already.
      if (toLookAt.length * EACH > left) return false;
      toLookAt.push(part);
    }
  }
  return true;
}

function costOf(text: string): number {
  // Longer than all that may be is not looked at.
  if (text.length > SMALL) return text.length;
  return text.length + EACH * (text.split(LINE_END).length - 1);
}

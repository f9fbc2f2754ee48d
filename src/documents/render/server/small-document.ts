import type { Printable } from '#documents/printable.ts';

/** A usual resume has 3,000 to 10,000 signs, and is set in a few hundredths of a second. */
const SMALL = 20_000;
/** What a value counts for besides its signs: a list of thousands of empty ones is no small document. */
const EACH = 10;

/** Whether a document is so small that it is quick to set, as far as its size can tell. Looks no further than it must. */
export function isSmall(printable: Printable): boolean {
  const toLookAt: unknown[] = ['entry' in printable ? printable.model : printable.data];
  let left = SMALL;
  while (toLookAt.length > 0) {
    const value = toLookAt.pop();
    left -= EACH + (typeof value === 'string' ? value.length : 0);
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

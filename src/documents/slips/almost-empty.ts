import { filledFields } from '../filled-fields.ts';
import { holdsWords, type Fields, type Values } from '../fields.ts';

/** A page with fewer words than this, beside who somebody is and how they are reached, tells a reader nothing yet. */
const FEW_WORDS = 10;

/** What is said of such a page. */
export const ALMOST_EMPTY = 'This page is still almost empty';

/** Whether next to nothing is printed but a name and the ways to reach somebody. */
export function isAlmostEmpty(fields: Fields, data: Values): boolean {
  let words = 0;
  for (const { field, value, included } of filledFields(fields, data)) {
    const isOwn = field.print === 'name' || field.contact !== undefined;
    if (!included || isOwn || !holdsWords(field) || typeof value !== 'string') continue;
    words += value.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    // Where words are written without blanks between them, letters say how much there is.
    words += Math.floor(
      (value.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu) ?? []).length /
        3,
    );
    if (words >= FEW_WORDS) return false;
  }
  return true;
}

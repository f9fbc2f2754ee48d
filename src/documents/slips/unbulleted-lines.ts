import { asShown, type WordsPlace } from '../text/brackets.ts';

/*
 * Lines among the bullets of a description that have none themselves: in print they stand apart, as if they were no part
 * of the list.
 */

/** As `descriptionBlocks` reads a bullet, once a tab or a blank that keeps words together is a blank like any other. */
const BULLET = /^\s*[-*•][\t \u00a0]+\S/u;
/** "Tools: SQL, Python" names what it lists, and a line that is bold as a whole is a heading: both stand apart on purpose. */
const LABELLED = /^[^:]{1,40}:(?=\s|$)|^\*.*\*$/u;
/** A heading within a list is short. */
const FEWEST_WORDS = 4;
/** Short as it may be, what ends like a sentence, goes on with one or tells what was done to something is no heading. */
const TELLS = /[.;]$|^\p{Ll}|^\p{Lu}\p{Ll}{2,}ed\s|^\S+\s+(?:the|a|an|our|all|every)\s/u;

/** Such lines of a text, in its order. A line after an empty one begins a paragraph of its own. */
export function unbulletedLines(text: string): WordsPlace[] {
  const lines = asShown(text).split('\n');
  const places: WordsPlace[] = [];
  let caret = 0;
  let bullets = 0;
  // Whether the list is open: a bullet stands before, with nothing but such lines between.
  let inList = false;
  let pending: WordsPlace[] = [];
  for (const line of lines) {
    const place = { words: line.trim(), caret, until: caret + line.length };
    caret = place.until + 1;
    if (BULLET.test(line)) {
      bullets += 1;
      places.push(...pending);
      pending = [];
      inList = true;
    } else if (place.words === '' || !isSentence(place.words)) {
      inList = false;
      pending = [];
    } else if (inList) {
      pending.push(place);
    }
  }
  // What follows the last bullet closes the list rather than breaks it, unless it goes on with the sentence before.
  const goesOn = pending.filter(({ words }) => /^\p{Ll}/u.test(words));
  return bullets < 2 ? [] : [...places, ...goesOn];
}

function isSentence(line: string): boolean {
  return !LABELLED.test(line) && (line.split(/\s+/u).length >= FEWEST_WORDS || TELLS.test(line));
}

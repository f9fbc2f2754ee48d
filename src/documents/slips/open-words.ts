import { placeholdersIn } from '../checks/placeholders/placeholder-words.ts';
import { asShown, bracketsIn, firstOfEach, type WordsPlace } from '../text/brackets.ts';

/** What in a text is still to be replaced: words in brackets, and what templates put where people write. */
export function openWords(text: string, marks = false): WordsPlace[] {
  const found = bracketsIn(text, marks);
  let begins = 0;
  for (const line of asShown(text).split('\n')) {
    for (const words of new Set(placeholdersIn(line))) {
      const caret = begins + line.indexOf(words);
      // Brackets are looked at above.
      if (!words.startsWith('[')) found.push({ words, caret, until: caret + words.length });
    }
    begins += line.length + 1;
  }
  return firstOfEach(withoutParts(found));
}

/** In the order of reading, without what stands within something else that was found. */
function withoutParts(found: readonly WordsPlace[]): WordsPlace[] {
  let end = 0;
  return found
    .toSorted((one, other) => one.caret - other.caret || other.until - one.until)
    .filter(({ until }) => {
      const isPart = until <= end;
      end = Math.max(end, until);
      return !isPart;
    });
}

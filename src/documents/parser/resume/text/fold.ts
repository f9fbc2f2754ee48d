import { normalForm } from '#documents/text/clean.ts';

/* Texts in the form in which they are compared. */

/** What compares as equal though it is written otherwise; each as long as what it stands for. */
const PLAIN: ReadonlyMap<string, string> = new Map([
  ['’', "'"],
  ['‘', "'"],
  ['`', "'"],
  ['´', "'"],
  ['\u00a0', ' '],
  ['\t', ' '],
  ['ø', 'o'],
  ['Ø', 'o'],
  ['ł', 'l'],
  ['Ł', 'l'],
]);

/** Letters that were asked about before: there are few of them, and they come again and again. */
const known = new Map<string, string>(PLAIN);

/** Lower case without accents, character for character, so that places in the text stay the same. */
export function fold(text: string): string {
  return text.replace(/[^ -@[-~]/gu, (letter) => {
    const folded = known.get(letter);
    if (folded !== undefined) return folded;
    const plain = letter.length === 1 ? normalForm(letter, 'NFD').charAt(0).toLowerCase() : letter;
    const same = plain.length === letter.length ? plain : letter;
    known.set(letter, same);
    return same;
  });
}

/** Folded, with single blanks for all that is neither a letter, a digit nor one of `+#&`. */
export function foldWords(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}+#&]+/gu, ' ')
    .trim();
}

/** A pattern of alternatives, the longest first. */
export function anyOf(words: readonly string[]): string {
  return [...words].sort((a, b) => b.length - a.length).join('|');
}

/** Whether a text is set with a blank between all its letters: "E X P E R I E N C E". */
export function isLetterSpaced(text: string): boolean {
  const words = text.trim().split(/\s+/u);
  const single = words.filter((word) => /^[\p{L}&.]$/u.test(word)).length;
  return words.length >= 4 && single / words.length > 0.75;
}

/** Such a text as words: wider blanks part them; where there are none, it is one word. */
export function withoutLetterSpacing(text: string): string {
  if (!isLetterSpaced(text)) return text;
  return text
    .trim()
    .split(/\s{2,}/u)
    .map((word) => word.replace(/\s/gu, ''))
    .join(' ');
}

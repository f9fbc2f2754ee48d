import type { ParsedSectionKind } from '../parsed-resume.ts';
import { isOurHeading } from './same-words.ts';

/* Headings in the words of the person, as they stand beside ours. */

/** Half of a heading that goes on below says nothing that ours does not. */
export const saysNoMore = (heading: string, kind: ParsedSectionKind, language: string): boolean =>
  isOurHeading(heading, kind, language) ||
  /(?:&|\+|(?<!\p{L})(?:and|und|et|y|e|i|en))$/iu.test(heading.trim());

/** A heading in capitals stands beside ours, which are in small letters: "Hobbies & Interests", "Centres d'intérêt". */
export function asHeading(heading: string, language: string): string {
  if (/\p{Ll}/u.test(heading) || !/\p{Lu}{4}/u.test(heading)) return heading;
  const isTitle = language === '' || CAPITALIZED.has(language);
  return heading.replace(/\p{L}[\p{L}\p{M}'’]*/gu, (word, at: number) => {
    const small = word.toLowerCase();
    if (at > 0 && SMALL_WORDS.has(small)) return small;
    // Short ones are mostly letters of their own: "IT", "UX".
    if (word.length <= SHORT) return word;
    return isTitle || at === 0 ? `${word.charAt(0)}${small.slice(1)}` : small;
  });
}

/** Where headings have capitals within; elsewhere their first word alone has one. */
const CAPITALIZED = new Set(['en', 'de']);
const SHORT = 2;
const SMALL_WORDS = new Set(
  'and of the in for to on with me und der die das für et de du des la le y en el del e o da do das dos na no i w z à au aux ou op te'.split(
    ' ',
  ),
);

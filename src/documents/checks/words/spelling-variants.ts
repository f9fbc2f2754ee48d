/* American and British spellings of a word, and the forms of verbs that dictionaries list only some of. */

const ENDINGS = ['e', 'es', 'ed', 'er', 'ers', 'ing', 'able', 'ation', 'ations'];
/** "parallelising": the stem of verbs in -ise, -ize, -yse and -yze. */
const VERB = /^(?<stem>\p{L}{3,30}[iy][sz])(?:es?|ed|ers?|ing|able|ations?)$/u;

/** Other forms of a verb in -ise or -ize, in both spellings; none where the word is of no such verb. */
export function formsOfVerb(word: string): string[] {
  const stem = VERB.exec(word)?.groups?.stem;
  if (stem === undefined) return [];
  const bare = stem.slice(0, -1);
  return ['s', 'z'].flatMap((letter) => ENDINGS.map((ending) => bare + letter + ending));
}

/** What differs between the two, from British to American and back. */
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/our/u, 'or'],
  [/or(?=s?$|ed$|ing$|al$|ful$|able$|ite)/u, 'our'],
  [/re(?=s?$|d$)/u, 'er'],
  [/er(?=s?$|ed$)/u, 're'],
  [/ll(?=ed$|ing$|ers?$|ors?$|ation$)/u, 'l'],
  [/(?<!l)l(?=ed$|ing$|ers?$|ors?$)/u, 'll'],
  [/(?<=\p{L})ae|oe(?!s?$)/u, 'e'],
  [/ogue/u, 'og'],
  [/og(?=s?$)/u, 'ogue'],
  [/enc(?=es?$)/u, 'ens'],
  [/ens(?=es?$)/u, 'enc'],
  [/mme(?=s?$)/u, 'm'],
  [/ys(?=e|ing)/u, 'yz'],
];

/** How the other side of the ocean may write the word. */
export const otherSpellings = (word: string): string[] =>
  PAIRS.flatMap(([written, other]) => (written.test(word) ? [word.replace(written, other)] : []));

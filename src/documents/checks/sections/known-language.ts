import type { CheckInput } from '../check.ts';

/** Languages whose headings and months are known; of others nothing is said that hangs on words. */
const KNOWN = new Set(['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl']);

/** Letters that none of these languages is written with. A name or two may have some. */
const OTHER_LETTERS = /[ąćęłńśźżčďěňřšťůžđőűğışășțėįųūāēģīķļņæøåðþ]|(?=\p{L})[^\p{Script=Latin}ªº]/giu;
const SOME_LETTERS = 12;
const SHARE = 0.005;

export function isKnownLanguage(input: CheckInput): boolean {
  if (input.resume.language === 'pl') return true;
  return KNOWN.has(input.resume.language) && !isWrittenOtherwise(input);
}

/** A language we do not know is easily taken for a neighbor of its own. */
function isWrittenOtherwise({ file, resume }: CheckInput): boolean {
  const lines =
    file?.lines ?? resume.sections.flatMap(({ text }) => text.map(({ value }) => ({ text: value })));
  const text = lines.map((line) => line.text).join('\n');
  const others = text.match(OTHER_LETTERS)?.length ?? 0;
  return others >= SOME_LETTERS && others > text.length * SHARE;
}

import { fold } from '#documents/parser/resume/text/fold.ts';

/* A text as a row of words with what stands between them. */

export type Token = {
  from: number;
  to: number;
  /** Small letters without accents. */
  word: string;
  /** As written. */
  written: string;
  /** What stands between this word and the one before. */
  gap: string;
};

/** Words, with what belongs to names: "C++", "C#". */
const WORD = /[\p{L}\p{N}]+[+#]*/gu;

/** "6 months+". */
const WORD_AND_MORE = /^\p{Ll}{3,}\+$/u;

/** A plus between letters or figures parts them: "C+E", "Bac+2". */
export function tokensOf(text: string): Token[] {
  const folded = fold(text);
  const tokens: Token[] = [];
  let last = 0;
  for (const { 0: found, index: from } of text.matchAll(WORD)) {
    const isJoined = /[\p{L}\p{N}]/u.test(text.charAt(from + found.length));
    const written = isJoined || WORD_AND_MORE.test(found) ? withoutSigns(found) : found;
    const to = from + written.length;
    tokens.push({ from, to, written, word: folded.slice(from, to), gap: text.slice(last, from) });
    last = to;
  }
  return tokens;
}

function withoutSigns(word: string): string {
  let end = word.length;
  while (end > 0 && /[+#]/u.test(word.charAt(end - 1))) end -= 1;
  return word.slice(0, end);
}

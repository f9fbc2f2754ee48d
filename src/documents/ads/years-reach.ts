import type { AdReader } from './ad-reader.ts';
import { numberAt } from './numbers.ts';
import { hasPhrase, phraseAt } from './phrase-list.ts';
import type { Sentence } from './sentences.ts';
import type { Token } from './tokens.ts';

/* How far a demand for time worked reaches. */

/** A list goes on for no more words than these. */
const FARTHEST = 24;

/** "in sales, hospitality or recruiting": short names up to an "or". */
function listGoesOn(from: number, sentence: Sentence, tokens: readonly Token[], reader: AdReader): boolean {
  let words = 0;
  for (let at = from; at < Math.min(sentence.end, from + FARTHEST); at += 1) {
    const gap = tokens[at]?.gap ?? '';
    if (/[;:()]|\s[–—-]\s/u.test(gap)) return false;
    if (gap.includes(',')) words = 0;
    if (phraseAt(reader.or, tokens, at, sentence.end) > 0) return true;
    if (
      phraseAt(reader.atLeast, tokens, at) + phraseAt(reader.and, tokens, at) > 0 ||
      numberAt(tokens, at, reader) !== undefined
    )
      return false;
    words += 1;
    if (words > 3) return false;
  }
  return false;
}

/** "…, ideally in retail", "…, zwingend in der Pflege": what follows the comma is asked for by itself. */
const weighsAnew = (at: number, { end }: Sentence, tokens: readonly Token[], reader: AdReader): boolean =>
  [reader.must, reader.niceAhead].some((list) => phraseAt(list, tokens, at, end) > 0);

/** To the end of the clause, with what "and" and "or" add, unless a new demand begins. */
export function reachOf(
  from: number,
  sentence: Sentence,
  tokens: readonly Token[],
  reader: AdReader,
): number {
  for (let at = from; at < sentence.end; at += 1) {
    const gap = tokens[at]?.gap ?? '';
    if (/[;:()]|\s[–—-]\s/u.test(gap)) return at;
    if (
      gap.includes(',') &&
      (weighsAnew(at, sentence, tokens, reader) || !listGoesOn(at, sentence, tokens, reader))
    )
      return at;
    const and = phraseAt(reader.and, tokens, at, sentence.end);
    if (
      and > 0 &&
      at > from + 1 &&
      hasPhrase(reader.fillers, tokens, { first: at + and, end: Math.min(at + and + 1, sentence.end) }) &&
      at - from > 3
    )
      return at;
  }
  return sentence.end;
}

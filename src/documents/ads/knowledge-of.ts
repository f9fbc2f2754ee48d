import type { Named } from './chunk-kinds.ts';
import type { Chunk } from './chunks.ts';
import { phrasesIn, type TokenSpan } from './phrase-list.ts';
import type { Reading } from './reading.ts';

/** "Knowledge of first aid": what a paper is about, and not the paper. */
export function knowledgeOf(
  chunk: Chunk,
  ownKind: Named['kind'] | undefined,
  isToKnow: boolean,
  { tokens, reader }: Reading,
): <Found extends TokenSpan & Pick<Named, 'kind'>>(found: Found) => Found {
  // Once for all that a chunk holds, which may be thousands.
  let leads: readonly TokenSpan[] | undefined;
  return (found) => {
    if (found.kind !== 'degree' && found.kind !== 'certificate') return found;
    leads ??= phrasesIn(reader.knows, tokens, chunk);
    const isBehind = (leads[0]?.end ?? Infinity) <= found.first;
    if (found.kind === 'degree')
      return isBehind && found.end - found.first === 1 ? { ...found, kind: 'skill' } : found;
    const isLed = isBehind || ENDS.test(tokens[chunk.end - 1]?.word ?? '');
    return isLed || (isToKnow && leads.length === 0 && (ownKind === undefined || isCode(found, tokens)))
      ? { ...found, kind: 'skill' }
      : found;
  };
}

/** "NR-32": a rule by its letters and number. */
const isCode = ({ first, end }: TokenSpan, tokens: Reading['tokens']): boolean =>
  end - first > 1 &&
  tokens.slice(first, end).every(({ written }) => /^(?:\p{Lu}{2,}|\d+)$/u.test(written)) &&
  /^\d+$/u.test(tokens[end - 1]?.written ?? '');

/** "Asbestos awareness". */
const ENDS = /^(?:awareness|knowledge|legislation)$/u;

import type { Named } from './chunk-kinds.ts';
import type { Chunk } from './chunks.ts';
import { phraseAt } from './phrase-list.ts';
import type { Reading } from './reading.ts';
import type { Sentence } from './sentences.ts';

/* Which of the skills that a list knows an ad means, where it names them. */

/** "Backing up between a tractor and a dog": one small word that a list knows, among several that say something else. */
export function isLost(
  { first, end, isName, kind }: Named,
  chunk: Chunk,
  isItem: boolean,
  { tokens, reader }: Reading,
): boolean {
  if (isName || kind !== 'skill' || !/^\p{Ll}/u.test(tokens[first]?.written ?? '')) return false;
  const small = [
    reader.fillers,
    reader.general,
    reader.knows,
    reader.experience,
    reader.soft,
    reader.must,
    reader.nice,
  ];
  let strange = 0;
  for (let at = chunk.first; at < chunk.end;) {
    const isKnown = at >= first && at < end;
    const taken = isKnown
      ? end - at
      : Math.max(...small.map((list) => phraseAt(list, tokens, at, chunk.end)));
    if (taken === 0) strange += 1;
    at += Math.max(1, taken);
  }
  return strange >= (isItem ? STRANGE_ENOUGH : STRANGE_ENOUGH - 1);
}

const STRANGE_ENOUGH = 3;

/** What is merely mentioned: the work names skills; the firm's own story only products; pay and applying nothing. */
export function isWorthNaming({ kind, isName }: Named, { part, isItem }: Sentence['line']): boolean {
  if (part === 'apply' || part === 'offer') return false;
  if (part === 'intro' && isItem) return false;
  return (
    part === 'tasks' || part === 'must' || part === 'nice' || part === 'intro' || kind !== 'skill' || isName
  );
}

import { knownIn } from './chunk-kinds.ts';
import { type Chunk, trimmed } from './chunks.ts';
import type { TokenSpan } from './phrase-list.ts';
import type { Reading } from './reading.ts';

/**
 * "Venepuncture and cannulation": joined to a skill that a list knows. One word that shares the head of what it is joined to
 * names nothing by itself: "metric and imperial tools", "control of food and drinks".
 */
export function isBesideKnown(at: number, chunks: readonly Chunk[], reading: Reading): boolean {
  const [before, chunk, after] = [chunks[at - 1], chunks[at], chunks[at + 1]];
  if (chunk === undefined) return false;
  const lengthOf = (span: TokenSpan) => {
    const { first, end } = trimmed(span, reading.tokens, reading.reader);
    return end - first;
  };
  const isSkill = (span: TokenSpan) => knownIn(span, reading).some(({ kind }) => kind === 'skill');
  const isOneWord = lengthOf(chunk) === 1;
  const isParallel = (other: Chunk, { joint }: Chunk) =>
    JOINED.has(joint) && isSkill(other) && !(isOneWord && joint !== 'comma' && lengthOf(other) > MOST_PARALLEL);
  return (
    (before !== undefined && isParallel(before, chunk)) || (after !== undefined && isParallel(after, after))
  );
}

const JOINED: ReadonlySet<Chunk['joint']> = new Set(['and', 'or', 'comma', 'slash']);
const MOST_PARALLEL = 1;

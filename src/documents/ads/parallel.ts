import { knownIn } from './chunk-kinds.ts';
import { type Chunk, trimmed } from './chunks.ts';
import { phraseAt, type TokenSpan } from './phrase-list.ts';
import type { Reading } from './reading.ts';

/**
 * "Venepuncture and cannulation": joined to a skill that a list knows. One word that shares the head of what it is joined to
 * names nothing by itself: "metric and imperial tools", "control of food and drinks".
 */
export function isBesideKnown(at: number, chunks: readonly Chunk[], reading: Reading): boolean {
  const [before, chunk, after] = [chunks[at - 1], chunks[at], chunks[at + 1]];
  if (chunk === undefined || TELLS.test(reading.tokens[chunk.first]?.word ?? '')) return false;
  const { tokens, reader } = reading;
  // Of what it is joined to, small words behind are its head: "imperial hand tools".
  const lengthOf = (span: TokenSpan) => span.end - trimmed(span, tokens, reader).first;
  const sayingOf = (span: TokenSpan) => {
    const { first, end } = trimmed(span, tokens, reader);
    const isSmall = (at: number) =>
      phraseAt(reader.fillers, tokens, at, at + 1) + phraseAt(reader.general, tokens, at, at + 1) > 0;
    return Array.from({ length: end - first }, (_, at) => first + at).filter((at) => !isSmall(at)).length;
  };
  const isSkill = (span: TokenSpan) => knownIn(span, reading).some(({ kind }) => kind === 'skill');
  const isOneWord = sayingOf(chunk) === 1;
  const isParallel = (other: Chunk, { joint }: Chunk) =>
    JOINED.has(joint) &&
    isSkill(other) &&
    !(isOneWord && joint !== 'comma' && lengthOf(other) > MOST_PARALLEL);
  return (
    (before !== undefined && isParallel(before, chunk)) || (after !== undefined && isParallel(after, after))
  );
}

/** What goes on in words of its own: "which …", "chcemy …". */
export const TELLS =
  /^(?:meaning|which|that|who|whose|ktor\p{Ll}+|\p{Ll}{2,}[aeiy]my|qui|dont|que|quien|welche[rsmn]?)$/u;
const JOINED: ReadonlySet<Chunk['joint']> = new Set(['and', 'or', 'comma', 'slash']);
const MOST_PARALLEL = 1;

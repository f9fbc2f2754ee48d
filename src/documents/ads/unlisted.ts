import { isAmongRequirements } from './ad-line.ts';
import { openPhrase } from './chunk-kinds.ts';
import type { Chunk } from './chunks.ts';
import { namesIn } from './names.ts';
import { isBesideKnown } from './parallel.ts';
import { hasPhrase, type TokenSpan } from './phrase-list.ts';
import type { FoundRequirement, Reading } from './reading.ts';
import type { Clause, Sentence } from './sentences.ts';

/* What no list knows, where it stands as something asked for stands. */

/** In a longer sentence, words in small letters that no list has are seldom what it asks for. */
const LONGEST_NAMING = 12;
/** More words in small letters than these, in a list, are a remark. */
const MOST_SAID = 3;

/** Several small words: a thing to know where "knowledge of" leads them; else more often a remark. */
const isHardlyNamed = ({ first, end }: TokenSpan, { joint }: Chunk, led: boolean): boolean =>
  led ? end - first > MOST_SAID && (joint === 'comma' || joint === 'or') : end - first > 1;

/** "What you need: a; b; c", in running text, is a list too. */
const isOfList = ({ first, end }: TokenSpan, tokens: Reading['tokens']): boolean =>
  /;/u.test(tokens[first]?.gap ?? '') || /;/u.test(tokens[end]?.gap ?? '');

/** Words with capitals within a sentence; German begins each noun with one. */
const isProperName = ({ first, end }: TokenSpan, sentence: TokenSpan, { tokens, reader }: Reading): boolean =>
  reader.language !== 'de' &&
  (first > sentence.first || end - first > 1) &&
  tokens.slice(first, end).every(({ written }) => /^[\p{Lu}\d]/u.test(written));

/** What stands around a chunk that says how far it is trusted. */
type Around = { chunks: readonly Chunk[]; clause: Clause; sentence: Sentence; reading: Reading };

/** The chunk at a place among others, where no list knows its words. */
export function unlisted(
  at: number,
  { chunks, clause, sentence, reading }: Around,
  { led, isToKnow }: { led: boolean; isToKnow: boolean },
): Omit<FoundRequirement, 'strength' | 'oneOf'>[] {
  const { line, asks } = sentence;
  const { tokens, reader } = reading;
  const chunk = chunks[at];
  if (chunk === undefined) return [];
  const isBeside = !hasPhrase(reader.degrees, tokens, sentence) && isBesideKnown(at, chunks, reading);
  const isSentence = chunk.first === sentence.first && chunk.end === sentence.end;
  const isLine = isSentence && sentence.first === line.first && sentence.end === line.end;
  const open = openPhrase(chunk, led || isBeside || isLine, isToKnow, reading);
  if (open === undefined) return [];
  const isLong = sentence.end - sentence.first > LONGEST_NAMING;
  const isSmall = tokens.slice(open.first, open.end).every(({ written }) => /^\p{Ll}/u.test(written));
  const isSaid = isSmall && !isSentence && !isBeside && !isToKnow && isHardlyNamed(open, chunk, led);
  const isMissed = open.isMissed === true || (isLong && isSmall && !isToKnow) || isSaid;
  const isAmong = isAmongRequirements(line);
  const isListed = (line.isItem || isOfList(sentence, tokens)) && isAmong;
  if (isMissed) return isListed ? [{ ...open, isMissed: true }] : [];
  if (clause.strength === 'mentioned')
    return line.part === 'tasks' || (line.part === 'intro' && !line.isItem) ? namesIn(chunk, reading) : [];
  // In running text, what "knowledge of" leads to, or a name beside known ones; German begins each noun with a capital.
  const isProper = isProperName(open, sentence, reading);
  const isNamed =
    (led && (asks || clause.isTested === true) && isToKnow) ||
    (isAmong && (isProper || (led && asks) || (isBeside && !isSmall)));
  return isListed || isNamed ? [open] : namesIn(chunk, reading);
}

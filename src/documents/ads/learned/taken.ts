import type { RequirementKind, Strength } from '../ad.ts';
import type { PartLine } from '../ad-line.ts';
import { trimmed } from '../chunks.ts';
import { joinedByOr } from '../joined-by-or.ts';
import { numberAt } from '../numbers.ts';
import { hasPhrase, phraseAt, type TokenSpan } from '../phrase-list.ts';
import type { FoundRequirement, Reading } from '../reading.ts';
import { clauseAt, type Sentence, sentencesOf } from '../sentences.ts';
import { reachOf } from '../years-reach.ts';
import { isInBracketOf } from './brackets.ts';
import type { WordShares } from './model.ts';
import { withAlternatives } from './taken-alternatives.ts';

/* What the rules passed over, where the model holds words in a row for something asked for. */

/** Languages are all in our lists: the rules do not pass them over. */
type TakenKind = Exclude<RequirementKind, 'language'>;
const KINDS: readonly TakenKind[] = ['skill', 'certificate', 'degree', 'years'];

/** More words are a sentence, and no name of a thing. */
const LONGEST = 8;
/** What parts one thing from the next; a dot within a name does not. */
const PARTS = /[,;()[\]\n•]|[.!?:]\s|\s[–—-]\s/u;

export type TakenBy = {
  /** How likely words are part of what; absent for those that may not be taken. */
  shares: readonly (WordShares | undefined)[];
  /** Words are taken from this share of all kinds together on. */
  least: number;
  reading: Reading;
};

/** What was kept, with what comes to it, in the order of the text. */
export function takenFrom(
  lines: readonly PartLine[],
  kept: readonly FoundRequirement[],
  by: TakenBy,
): FoundRequirement[] {
  const { tokens, reader } = by.reading;
  const sentences = lines.flatMap((line) => sentencesOf(line, tokens, reader));
  const sentenceAt: (Sentence | undefined)[] = Array.from({ length: tokens.length });
  for (const sentence of sentences) sentenceAt.fill(sentence, sentence.first, sentence.end);
  const keptOf = Map.groupBy(kept, ({ first }) => sentenceAt[first]);
  return [
    ...(keptOf.get(undefined) ?? []),
    ...sentences.flatMap((sentence) => ofSentence(sentence, keptOf.get(sentence) ?? [], by)),
  ].toSorted((one, other) => one.first - other.first);
}

function ofSentence(
  sentence: Sentence,
  kept: readonly FoundRequirement[],
  by: TakenBy,
): readonly FoundRequirement[] {
  const taken: FoundRequirement[] = [];
  for (const row of rowsOf(sentence, kept, by)) {
    const found = requirementOf(row, sentence, by);
    if (found !== undefined && isOfItsOwn(found, [...kept, ...taken], by.reading)) taken.push(found);
  }
  if (taken.length === 0) return kept;
  const all = [...kept, ...taken].toSorted((one, other) => one.first - other.first);
  const isTaken = new Set(taken.map(({ first }) => first));
  const joined = joinedByOr(all, ({ first }) => isTaken.has(first), by.reading);
  return withAlternatives(joined, ({ first }) => isTaken.has(first), by.reading);
}

/** Words in a row that nothing kept has, each row between two signs; an "or" parts two things as well, but for times. */
function rowsOf(
  { first, end }: TokenSpan,
  kept: readonly FoundRequirement[],
  { shares, least, reading: { tokens, reader } }: TakenBy,
): TokenSpan[] {
  const isFree = (at: number) => !kept.some((each) => at >= each.first && at < each.end);
  const asked = (at: number): number => {
    const share = shares[at];
    return share === undefined ? 0 : KINDS.reduce((sum, kind) => sum + share[kind], share.language);
  };
  const isOr = (at: number): boolean =>
    phraseAt(reader.or, tokens, at, end) > 0 && (shares[at]?.years ?? 0) < least;
  const rows: TokenSpan[] = [];
  for (let at = first; at < end; at += 1) {
    if (asked(at) < least || isOr(at) || !isFree(at)) continue;
    const last = rows.at(-1);
    if (last?.end === at && !PARTS.test(tokens[at]?.gap ?? '')) last.end = at + 1;
    else rows.push({ first: at, end: at + 1 });
  }
  return rows;
}

function requirementOf(
  row: TokenSpan,
  sentence: Sentence,
  { shares, reading: { tokens, reader } }: TakenBy,
): FoundRequirement | undefined {
  const within = shares.slice(row.first, row.end);
  const sumOf = (kind: RequirementKind) => within.reduce((sum, share) => sum + (share?.[kind] ?? 0), 0);
  const kind = [...KINDS, 'language' as const].reduce((one, other) =>
    sumOf(other) > sumOf(one) ? other : one,
  );
  if (kind === 'language') return undefined;
  const strength = strengthAt(row.first, sentence);
  if (kind === 'years') {
    const time = timeIn(row, { tokens, reader });
    if (time === undefined) return undefined;
    const end = reachOf(row.end, sentence, tokens, reader);
    return { first: row.first, end, kind, strength, understood: time.years !== undefined, ...time };
  }
  const span = named(row, { tokens, reader });
  if (span.end <= span.first || span.end - span.first > LONGEST || isGeneral(span, { tokens, reader }))
    return undefined;
  return { ...span, kind, strength, understood: false };
}

/** What asks for anything asks for it as a must, unless its clause or its part of the ad would merely like it. */
export const strengthAt = (at: number, sentence: Sentence): Strength =>
  clauseAt(at, sentence)?.strength === 'nice' || sentence.line.part === 'nice' ? 'nice' : 'must';

type Words = Pick<Reading, 'tokens' | 'reader'>;

/** How many years a row says; absent where it says only that there have to be some, and nothing where it says no time. */
function timeIn(span: TokenSpan, { tokens, reader }: Words): { years?: number } | undefined {
  const isInMonths = hasPhrase(reader.months, tokens, span);
  const saysUnit = isInMonths || hasPhrase(reader.years, tokens, span);
  for (let at = span.first; saysUnit && at < span.end; at += 1) {
    const number = numberAt(tokens, at, reader);
    if (number !== undefined) return { years: isInMonths ? number / 12 : number };
  }
  return hasPhrase(reader.someYears, tokens, span) ? {} : undefined;
}

/** A row without what joins it to others, and without the words at its edges that say nothing of their own. */
function named({ first, end }: TokenSpan, { tokens, reader }: Words): TokenSpan {
  const joins = (at: number): number =>
    Math.max(phraseAt(reader.or, tokens, at, end), phraseAt(reader.and, tokens, at, end));
  const from = first + joins(first);
  const to = end - from > 1 && joins(end - 1) > 0 ? end - 1 : end;
  return trimmed({ first: Math.min(from, to), end: to }, tokens, reader);
}

/** Nothing but words that say nothing by themselves: "the field". */
function isGeneral({ first, end }: TokenSpan, { tokens, reader }: Words): boolean {
  const { general, fillers, aside, soft, nice, must, or, and } = reader;
  const lists = [general, fillers, aside, soft, nice, must, or, and];
  for (let at = first; at < end;) {
    const taken = Math.max(...lists.map((list) => phraseAt(list, tokens, at, end)));
    if (taken === 0) return false;
    at += taken;
  }
  return true;
}

/** Not the rest of something that was read, not within it, nor a bracket behind a paper, which says the same once more. */
function isOfItsOwn(
  one: FoundRequirement,
  others: readonly FoundRequirement[],
  { tokens }: Reading,
): boolean {
  const touches = (before: TokenSpan, after: TokenSpan) =>
    before.end === after.first && !PARTS.test(tokens[after.first]?.gap ?? '');
  return !others.some((each) => {
    if (each.first < one.end && one.first < each.end) return true;
    if (each.kind !== one.kind) return false;
    if (touches(each, one) || touches(one, each)) return true;
    return one.kind === 'certificate' && isInBracketOf(one, each, tokens);
  });
}

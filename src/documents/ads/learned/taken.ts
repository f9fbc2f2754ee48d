import type { RequirementKind, Strength } from '../ad.ts';
import type { PartLine } from '../ad-line.ts';
import { trimmed } from '../chunks.ts';
import { joinedByOr } from '../joined-by-or.ts';
import { numberAt } from '../numbers.ts';
import { hasPhrase, phraseAt, type TokenSpan } from '../phrase-list.ts';
import type { FoundRequirement, Reading } from '../reading.ts';
import { type Sentence, sentencesOf } from '../sentences.ts';
import { reachOf } from '../years-reach.ts';
import type { WordShares } from './model.ts';

/* What the rules passed over, where the model holds words in a row for something asked for. */

/** Languages are all in our lists: the rules do not pass them over. */
type TakenKind = Exclude<RequirementKind, 'language'>;
const KINDS: readonly TakenKind[] = ['skill', 'certificate', 'degree', 'years'];

/** More words are a sentence, and no name of a thing. */
const LONGEST = 8;
/** What parts one thing from the next. */
const PARTS = /[,;:()\n•.!?]/u;

/** What was kept, with what comes to it, in the order of the text. */
export function takenFrom(
  lines: readonly PartLine[],
  kept: readonly FoundRequirement[],
  shares: readonly (WordShares | undefined)[],
  least: number,
  reading: Reading,
): FoundRequirement[] {
  const { tokens, reader } = reading;
  const isFree = Array.from({ length: tokens.length }, () => true);
  for (const { first, end } of kept) isFree.fill(false, first, end);
  const askedAt = (at: number): number => {
    const share = shares[at];
    return share === undefined || isFree[at] !== true
      ? 0
      : KINDS.reduce((sum, kind) => sum + share[kind], share.language);
  };
  const taken = lines
    .flatMap((line) => sentencesOf(line, tokens, reader))
    .flatMap((sentence) =>
      rowsOf(sentence, (at) => askedAt(at) >= least, reading).flatMap((row) => {
        const found = requirementOf(row, sentence, shares, reading);
        return found !== undefined && isOfItsOwn(found, kept, reading) ? [found] : [];
      }),
    );
  const all = [...kept, ...taken].toSorted((one, other) => one.first - other.first);
  return joinedByOr(
    withSubjectsJoined(all, taken, reading),
    ({ first }) => taken.some((each) => each.first === first),
    reading,
  );
}

/** Words in a row, each row between two signs. */
function rowsOf({ first, end }: TokenSpan, isIn: (at: number) => boolean, { tokens }: Reading): TokenSpan[] {
  const rows: TokenSpan[] = [];
  for (let at = first; at < end; at += 1) {
    if (!isIn(at)) continue;
    const last = rows.at(-1);
    if (last?.end === at && !PARTS.test(tokens[at]?.gap ?? '')) last.end = at + 1;
    else rows.push({ first: at, end: at + 1 });
  }
  return rows;
}

function requirementOf(
  row: TokenSpan,
  sentence: Sentence,
  shares: readonly (WordShares | undefined)[],
  { tokens, reader }: Reading,
): FoundRequirement | undefined {
  const within = shares.slice(row.first, row.end);
  const sumOf = (kind: RequirementKind) => within.reduce((sum, share) => sum + (share?.[kind] ?? 0), 0);
  const kind = [...KINDS, 'language' as const].reduce((one, other) =>
    sumOf(other) > sumOf(one) ? other : one,
  );
  if (kind === 'language') return undefined;
  const isYears = kind === 'years';
  const span = isYears ? row : named(row, { tokens, reader });
  if (span.end <= span.first || span.end - span.first > LONGEST) return undefined;
  if (isYears ? !saysTime(span, { tokens, reader }) : isGeneral(span, { tokens, reader })) return undefined;
  const asked = sentence.clauses.find((clause) => span.first >= clause.first && span.first < clause.end);
  const strength: Strength = asked?.strength === 'nice' ? 'nice' : 'must';
  const end = isYears ? reachOf(span.end, sentence, tokens, reader) : span.end;
  return { first: span.first, end, kind, strength, understood: false };
}

type Words = Pick<Reading, 'tokens' | 'reader'>;

const saysTime = (span: TokenSpan, { tokens, reader }: Words): boolean =>
  [reader.years, reader.months, reader.someYears].some((list) => hasPhrase(list, tokens, span)) &&
  (hasPhrase(reader.someYears, tokens, span) ||
    Array.from({ length: span.end - span.first }, (_, at) => span.first + at).some(
      (at) => numberAt(tokens, at, reader) !== undefined,
    ));

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

/** Not the rest of something that was read, nor a bracket behind a paper, which says the same once more. */
function isOfItsOwn(one: FoundRequirement, kept: readonly FoundRequirement[], { tokens }: Reading): boolean {
  const touches = (before: FoundRequirement, after: FoundRequirement) =>
    before.end === after.first && !PARTS.test(tokens[after.first]?.gap ?? '');
  return !kept.some(
    (each) =>
      each.kind === one.kind &&
      (touches(each, one) ||
        touches(one, each) ||
        (one.kind === 'certificate' && isInBracketOf(one, each, tokens))),
  );
}

/** "A degree (logistics, foreign trade)": what a degree may be in are alternatives. */
function withSubjectsJoined(
  all: readonly FoundRequirement[],
  taken: readonly FoundRequirement[],
  { tokens }: Reading,
): FoundRequirement[] {
  const groups = new Map<FoundRequirement, string>();
  for (const one of taken.filter(({ kind }) => kind === 'degree')) {
    const degree = all.findLast((each) => each.kind === 'degree' && isInBracketOf(one, each, tokens));
    if (degree === undefined) continue;
    const name = groups.get(degree) ?? degree.oneOf ?? `in ${String(degree.first)}`;
    groups.set(degree, name).set(one, name);
  }
  return all.map((each) => {
    const oneOf = groups.get(each);
    return oneOf === undefined ? each : { ...each, oneOf };
  });
}

/** Whether something stands in a bracket that opens right behind the other, and is not closed before. */
function isInBracketOf(one: TokenSpan, { end }: TokenSpan, tokens: Reading['tokens']): boolean {
  if (end > one.first || one.first - end > LONGEST) return false;
  const [opening = '', ...others] = tokens.slice(end, one.first + 1).map(({ gap }) => gap);
  return opening.includes('(') && !others.some((gap) => gap.includes(')'));
}

import type { Strength } from './ad.ts';
import { isAmongRequirements, type PartLine } from './ad-line.ts';
import type { AdReader } from './ad-reader.ts';
import { hasPhrase, phraseAt, phrasesIn, type PhraseList, type TokenSpan } from './phrase-list.ts';
import type { Token } from './tokens.ts';

/* Sentences of an ad, their clauses, and how much each asks for. */

export type Clause = TokenSpan & {
  strength: Strength;
  /** What stands here is what applicants are tested in. */
  isTested?: true;
};
export type Sentence = TokenSpan & { line: PartLine; clauses: readonly Clause[]; asks: boolean };

/** The clause of a sentence that a word stands in. */
export const clauseAt = (at: number, { clauses }: Sentence): Clause | undefined =>
  clauses.find(({ first, end }) => at >= first && at < end);

const ABBREVIATION = 4;
const LEAST_ASKING = 2;

/** Whether a new sentence begins with this token. */
export function beginsSentence(tokens: readonly Token[], at: number): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]];
  if (token === undefined || before === undefined) return true;
  if (/[!?;…]\s|\n/u.test(token.gap)) return true;
  if (!/\.[)"”“»']?\s/u.test(token.gap)) return false;
  // "kat. B", "no. 3".
  if (before.word.length <= ABBREVIATION && /^(?:[\p{Ll}\p{N}]|\p{Lu}{1,2}\d?$)/u.test(token.written))
    return false;
  return !/^\p{Ll}/u.test(token.written) && !(before.word.length <= 2 && /^\p{L}/u.test(before.word));
}

/** A colon, a dash or a bracket parts what is said of one thing from the next. */
export const beginsClause = (gap: string): boolean => /:\s|\s[–—-]{1,2}\s|[()[\]→]|\s\/\/\s/u.test(gap);

export function sentencesOf(line: PartLine, tokens: readonly Token[], reader: AdReader): Sentence[] {
  const spans = cut(line, (at) => beginsSentence(tokens, at));
  const asking = askingOf(spans, line, tokens, reader);
  let announced: Strength | undefined;
  return spans.map((span, at) => {
    // "It helps if you bring any of these: a; b; c": what stands before the colon speaks for all.
    if (!goesOn(span, tokens)) announced = undefined;
    const asks = asking[at] ?? false;
    const clauses = clausesOf({ ...span, announced }, line, asks, tokens, reader);
    announced = announcedBy(span, tokens, reader) ?? announced;
    return { ...span, line, asks, clauses };
  });
}

const goesOn = ({ first }: TokenSpan, tokens: readonly Token[]): boolean =>
  /;/u.test(tokens[first]?.gap ?? '');

/**
 * Which sentences ask. In running text that nobody headed, one that asks speaks for those after it, up to one
 * about pay, the firm or applying, once two of a paragraph ask: "You know Java. SQL is no secret to you."
 */
function askingOf(
  spans: readonly TokenSpan[],
  line: PartLine,
  tokens: readonly Token[],
  reader: AdReader,
): boolean[] {
  if (isAmongRequirements(line))
    return spans.map((span) =>
      [reader.must, reader.nice, reader.niceAhead].some((list) => hasPhrase(list, tokens, span)),
    );
  const isOther = (span: TokenSpan) => hasPhrase(reader.applying, tokens, span);
  const own = spans.map((span) => !isOther(span) && asksByItself(span, tokens, reader));
  if (own.filter((asks) => asks).length < LEAST_ASKING) return own;
  let asks = false;
  return spans.map((span, at) => {
    asks = own[at] === true || (asks && !isOther(span));
    return asks;
  });
}

/** "We are looking for help" asks for nothing, "for somebody with a degree" does. */
function asksByItself(span: TokenSpan, tokens: readonly Token[], reader: AdReader): boolean {
  const cues = [reader.must, reader.nice, reader.niceAhead].flatMap((list) => phrasesIn(list, tokens, span));
  const isSure = cues.some(({ first, end }) => phraseAt(reader.seeks, tokens, first, end) < end - first);
  if (isSure || cues.length === 0) return isSure;
  return [reader.degrees, reader.certificates, reader.worked, reader.atLeast].some((list) =>
    hasPhrase(list, tokens, span),
  );
}

/** How much is wanted what stands after a colon. */
function announcedBy(span: TokenSpan, tokens: readonly Token[], reader: AdReader): Strength | undefined {
  const before = cut(span, (at) => /:\s/u.test(tokens[at]?.gap ?? '')).slice(0, -1);
  return before.some(
    (clause) => hasPhrase(reader.nice, tokens, clause) || hasPhrase(reader.niceAhead, tokens, clause),
  )
    ? 'nice'
    : undefined;
}

export function cut({ first, end }: TokenSpan, isCut: (at: number) => boolean): TokenSpan[] {
  const spans: TokenSpan[] = [];
  let from = first;
  for (let at = first + 1; at < end; at += 1) {
    if (!isCut(at)) continue;
    spans.push({ first: from, end: at });
    from = at;
  }
  if (from < end) spans.push({ first: from, end });
  return spans;
}

/** What a line says of its own accord, by the part of the ad it stands in. */
function usual({ part }: PartLine, asks: boolean): Strength {
  if (part === 'must' || part === 'nice') return part;
  return asks && part !== 'offer' && part !== 'apply' && part !== 'tasks' ? 'must' : 'mentioned';
}

function clausesOf(
  sentence: TokenSpan & { announced: Strength | undefined },
  line: PartLine,
  asks: boolean,
  tokens: readonly Token[],
  reader: AdReader,
): Clause[] {
  const base = sentence.announced ?? usual(line, asks);
  const mayAsk = isAmongRequirements(line) || (asks && base !== 'mentioned');
  const tested =
    isAmongRequirements(line) || line.part === 'tasks' ? undefined : testedIn(sentence, tokens, reader);
  if (tested !== undefined)
    return [
      { first: sentence.first, end: tested.first, strength: base },
      { ...tested, strength: 'must' as const, isTested: true as const },
      { first: tested.end, end: sentence.end, strength: base },
    ].filter(({ first, end }) => end > first);
  const spans = cut(sentence, (at) => !isBracket(tokens[at]?.gap) && beginsClause(tokens[at]?.gap ?? ''));
  return spans.flatMap((clause, at) => {
    if (!mayAsk) return [{ ...clause, strength: base }];
    const before = spans[at - 1];
    return byCues(
      clause,
      before !== undefined && announces(before, clause, tokens, reader) ? 'nice' : base,
      tokens,
      reader,
    );
  });
}

/** What an applicant is tested in: what stands behind the words that say so, up to the next sign. */
function testedIn(span: TokenSpan, tokens: readonly Token[], reader: AdReader): TokenSpan | undefined {
  const [tested] = phrasesIn(reader.tested, tokens, span);
  if (tested === undefined || tested.end >= span.end) return undefined;
  if (hasPhrase(reader.notNeeded, tokens, span) || NOT.test(tokens[span.first]?.word ?? '')) return undefined;
  return cut({ first: tested.end, end: span.end }, (at) => /[^\s/'’-]/u.test(tokens[at]?.gap ?? ''))[0];
}

/** "No pregnancy test is asked for." */
const NOT = /^(?:no|not|kein\p{Ll}*|nicht|aucun\p{Ll}*|pas|ne|nous ne|sin|sem|nao|nie|bez)$/u;

/** "Bonus: …", "Desirable: …" on a line. */
const announces = (
  before: TokenSpan,
  clause: TokenSpan,
  tokens: readonly Token[],
  reader: AdReader,
): boolean =>
  before.end - before.first <= MOST_ANNOUNCING &&
  (tokens[clause.first]?.gap.includes(':') ?? false) &&
  hasPhrase(reader.nice, tokens, before);

const MOST_ANNOUNCING = 14;

/** What stands in brackets is asked for as much as what it explains. */
const isBracket = (gap = ''): boolean => /[()[\]]/u.test(gap);

type Cue = Strength | undefined;

function byCues(clause: TokenSpan, base: Strength, tokens: readonly Token[], reader: AdReader): Clause[] {
  const ahead = firstOf(reader.niceAhead, tokens, clause);
  if (ahead !== undefined && base !== 'nice' && ahead > clause.first + 1) {
    return [
      ...byCues({ first: clause.first, end: ahead }, base, tokens, reader),
      { first: ahead, end: clause.end, strength: 'nice' },
    ];
  }
  const parts = cut(clause, (at) => /[,;]/u.test(tokens[at]?.gap ?? ''));
  const cues = parts.map((part): Cue => cueOf(part, tokens, reader));
  const [one] = cues.filter((cue) => cue === 'nice' || cue === 'mentioned');
  if (one === undefined) return [{ ...clause, strength: base }];
  if (!cues.includes('must') && one === 'nice') return [{ ...clause, strength: 'nice' }];
  const spoken = spokenFor(cues);
  return parts.map((part, at): Clause => {
    const strength = spoken[at] ?? base;
    return { ...part, strength: base === 'nice' && strength === 'must' ? 'nice' : strength };
  });
}

/** Each word that says so speaks for what stands before it, up to the one before; the last for the rest too. */
function spokenFor(cues: readonly Cue[]): Cue[] {
  const spoken = [...cues];
  let next = cues.findLast((cue) => cue !== undefined);
  for (let at = cues.length - 1; at >= 0; at -= 1) {
    next = cues[at] ?? next;
    spoken[at] = next;
  }
  return spoken;
}

function cueOf(part: TokenSpan, tokens: readonly Token[], reader: AdReader): Cue {
  if (hasPhrase(reader.notNeeded, tokens, part)) return 'mentioned';
  if (hasPhrase(reader.nice, tokens, part) || hasPhrase(reader.niceAhead, tokens, part)) return 'nice';
  return hasPhrase(reader.must, tokens, part) ? 'must' : undefined;
}

function firstOf(list: PhraseList, tokens: readonly Token[], { first, end }: TokenSpan): number | undefined {
  for (let at = first; at < end; at += 1) if (phraseAt(list, tokens, at, end) > 0) return at;
  return undefined;
}

import type { AdPlace, Proposal, RequirementKind, Strength } from '../ad.ts';
import type { PartLine } from '../ad-line.ts';
import { hasPhrase } from '../phrase-list.ts';
import type { FoundRequirement, Reading } from '../reading.ts';
import { sentencesOf } from '../sentences.ts';
import { featuresOf } from './features.ts';
import { type AdModel, type WordShares, sharesOf } from './model.ts';
import { takenFrom } from './taken.ts';

/*
 * The rules read what they know; a model that was learned from labelled ads looks at it once more. What it holds for a remark
 * is left out, and what the rules passed over and it holds for something asked for is taken, as something that no list knows.
 */

/**
 * What the rules read is kept from a share of its kind on, less where a list or pattern knows it; what they passed over is
 * taken from a share on. What they hold for merely mentioned is asked for from a share on, and the other way round.
 */
export type JudgeLimits = {
  keepKnown: number;
  keepUnlisted: number;
  take: number;
  ask: number;
  mention: number;
  kind: number;
};

/** What is more likely asked for than not is taken; the others by cross-checking (tests/ads/learn/cross.ts). */
export const LIMITS: JudgeLimits = {
  keepKnown: 0.05,
  keepUnlisted: 0.4,
  take: 0.55,
  ask: 0.4,
  mention: 0.1,
  kind: 0.4,
};

export type SharesOfWords = readonly (WordShares | undefined)[];

export type ReadLines = {
  lines: readonly PartLine[];
  found: readonly FoundRequirement[];
  notUnderstood: readonly Proposal[];
};

/** How likely each word of an ad is part of what; absent for words that are not read. */
export function sharesOfWords({ lines, found }: ReadLines, reading: Reading, model: AdModel): SharesOfWords {
  const shares = Array.from<WordShares | undefined>({ length: reading.tokens.length });
  for (const sentence of featuresOf(lines, found, reading))
    sharesOf(sentence, model).forEach((share, at) => {
      shares[sentence.first + at] = share;
    });
  return shares;
}

/** What is left of what the rules read, and what comes to it. */
export function judged(
  { lines, found, notUnderstood }: ReadLines,
  shares: SharesOfWords,
  reading: Reading,
  limits = LIMITS,
): ReadLines {
  const mayAsk = askingWords(lines, reading);
  const kept = found
    .filter((each) => isKept(each, shares, limits, reading))
    .map((each) => ({ ...each, kind: kindOf(each, shares, limits) }))
    .map((each) => ({
      ...each,
      strength: strengthOf(each, mayAsk[each.first] === true, shares, limits),
    }));
  const left = found.filter((each) => !isKept(each, shares, limits, reading));
  const asked = shares.map((share, at) => (mayAsk[at] === true ? share : undefined));
  const all = takenFrom(lines, kept, asked, limits.take, reading);
  const isRead = placesOf(all, reading);
  return {
    lines,
    found: all,
    notUnderstood: [...notUnderstood, ...linesOf(left, lines, reading)]
      .filter(({ place }) => !isRead(place))
      .toSorted((one, other) => one.place.from - other.place.from),
  };
}

/** Languages and times worked are told by words that hardly ever mean anything else. Merely mentioned things are of their kind as well. */
function isKept(
  { first, end, kind, understood }: FoundRequirement,
  shares: SharesOfWords,
  { keepKnown, keepUnlisted }: JudgeLimits,
  { tokens }: Reading,
): boolean {
  if (kind !== 'skill' && (understood || kind === 'language' || kind === 'years')) return true;
  let most = 0;
  for (let at = first; at < end; at += 1) {
    const share = shares[at];
    if (share === undefined) return true;
    most = Math.max(most, share.skill + share.certificate + share.degree + share.mentioned);
  }
  const isAbbreviation = end - first === 1 && /^\p{Lu}{2,5}$/u.test(tokens[first]?.written ?? '');
  return most >= (understood || isAbbreviation ? keepKnown : keepUnlisted);
}

const KINDS = ['skill', 'certificate', 'degree'] as const satisfies readonly RequirementKind[];

/** Whether something is a paper, a degree or to be known is told by the words around it, where the model is sure. */
function kindOf(
  { first, end, kind }: FoundRequirement,
  shares: SharesOfWords,
  limits: JudgeLimits,
): RequirementKind {
  if (kind === 'language' || kind === 'years') return kind;
  const within = shares.slice(first, end);
  const share = (name: RequirementKind) =>
    within.reduce((sum, each) => sum + (each?.[name] ?? 0), 0) / within.length;
  const best = KINDS.reduce((one, other) => (share(other) > share(one) ? other : one));
  return share(best) >= limits.kind ? best : kind;
}

/** Words of sentences that may ask: how to apply and what is offered is left to the rules. */
function askingWords(lines: readonly PartLine[], { tokens, reader }: Reading): readonly boolean[] {
  const mayAsk = Array.from({ length: tokens.length }, () => false);
  for (const line of lines.filter(({ part }) => part !== 'apply' && part !== 'offer'))
    for (const sentence of sentencesOf(line, tokens, reader))
      if (!hasPhrase(reader.applying, tokens, sentence)) mayAsk.fill(true, sentence.first, sentence.end);
  return mayAsk;
}

/** How much something is asked for: whether at all is told by the model, and how much by the rules. */
function strengthOf(
  { first, end, kind, strength }: FoundRequirement,
  mayAsk: boolean,
  shares: SharesOfWords,
  { ask, mention }: JudgeLimits,
): Strength {
  const within = shares.slice(first, end);
  const mostOf = (name: RequirementKind | 'mentioned') =>
    within.reduce((most, share) => Math.max(most, share?.[name] ?? 0), 0);
  if (strength === 'mentioned') return mayAsk && mostOf(kind) >= ask ? 'must' : 'mentioned';
  return mostOf(kind) < mention && mostOf('mentioned') > mostOf(kind) ? 'mentioned' : strength;
}

/** Lines of a list that something was read from at first: what is asked for there is said not to be understood. */
function linesOf(
  left: readonly FoundRequirement[],
  lines: readonly PartLine[],
  { text }: Reading,
): Proposal[] {
  const isAmong = ({ part, isItem }: PartLine) => isItem && (part === 'must' || part === 'nice');
  return lines
    .filter((line) => isAmong(line) && left.some(({ first }) => first >= line.first && first < line.end))
    .map(({ from, to }) => ({ words: text.slice(from, to).trim(), place: { from, to } }));
}

/** Tells whether something was read from a place. */
function placesOf(found: readonly FoundRequirement[], { tokens }: Reading): (place: AdPlace) => boolean {
  const places = found.map(({ first, end }) => ({
    from: tokens[first]?.from ?? 0,
    to: tokens[end - 1]?.to ?? 0,
  }));
  return ({ from, to }) => places.some((each) => each.from < to && from < each.to);
}

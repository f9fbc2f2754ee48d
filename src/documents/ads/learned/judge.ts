import type { AdPlace, Proposal, RequirementKind, Strength } from '../ad.ts';
import { isAmongRequirements, type PartLine } from '../ad-line.ts';
import { hasPhrase } from '../phrase-list.ts';
import type { FoundRequirement, Reading } from '../reading.ts';
import { type Sentence, sentencesOf } from '../sentences.ts';
import { featuresOf } from './features.ts';
import { type AdModel, sharesOf, type WordShares } from './model.ts';
import { strengthAt, takenFrom } from './taken.ts';

/*
 * The rules read what they know; a model that was learned from labelled ads looks at it once more. What it holds for a remark
 * is left out, and what the rules passed over and it holds for something asked for is taken, as something that no list knows.
 */

/** Shares from which on something is done. */
export type JudgeLimits = {
  /** A skill that a list knows is kept. */
  keepKnown: number;
  /** What no list knows is kept. */
  keepUnlisted: number;
  /** What the rules passed over is taken. */
  take: number;
  /** What the rules hold for merely mentioned is asked for. */
  ask: number;
  /** What the rules hold for asked for is more than merely mentioned. */
  mention: number;
  /** A thing is of the kind that the model holds it for. */
  kind: number;
};

/** What is more likely asked for than not is taken; the others by ads that were held back: see decision 76. */
export const LIMITS: JudgeLimits = {
  keepKnown: 0.05,
  keepUnlisted: 0.5,
  take: 0.65,
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
  const asking = askingSentences(lines, reading);
  const isKept = new Set(found.filter((each) => mayStay(each, shares, limits, reading)));
  const kept = withKinds(
    found.filter((each) => isKept.has(each)),
    shares,
    limits,
    reading,
  )
    .map((each) => ({ ...each, strength: strengthOf(each, asking[each.first], shares, limits) }))
    .map((each) => withoutRemarks(each, shares));
  const all = takenFrom(lines, kept, {
    shares: shares.map((share, at) => (asking[at] === undefined ? undefined : share)),
    least: limits.take,
    reading,
  });
  const dropped = found.filter((each) => !isKept.has(each));
  return {
    lines,
    found: all,
    notUnderstood: withDropped(notUnderstood, dropped, all, lines, reading),
  };
}

/**
 * Papers, degrees, languages and times that the rules know always stay: their words hardly ever mean anything else. Of other
 * things, merely mentioned ones are something as well.
 */
function mayStay(
  { first, end, kind, understood }: FoundRequirement,
  shares: SharesOfWords,
  { keepKnown, keepUnlisted }: JudgeLimits,
  { tokens }: Reading,
): boolean {
  if (kind === 'language' || kind === 'years' || (understood && kind !== 'skill')) return true;
  let most = 0;
  for (let at = first; at < end; at += 1) {
    const share = shares[at];
    if (share === undefined) return true;
    most = Math.max(most, share.skill + share.certificate + share.degree + share.mentioned);
  }
  // "SAP (FI, CO)"
  const isAbbreviation = end - first === 1 && /^\p{Lu}{2,5}$/u.test(tokens[first]?.written ?? '');
  return most >= (understood || isAbbreviation ? keepKnown : keepUnlisted);
}

const KINDS = ['skill', 'certificate', 'degree'] as const satisfies readonly RequirementKind[];

/**
 * Whether something is a paper, a degree or to be known is told by the words around it, where the model is sure: by those of
 * all its places together, so that it is one thing.
 */
function withKinds(
  kept: readonly FoundRequirement[],
  shares: SharesOfWords,
  limits: JudgeLimits,
  { tokens }: Reading,
): FoundRequirement[] {
  const wordsOf = ({ first, end }: FoundRequirement) => tokens.slice(first, end).map(({ word }) => word);
  const same = Map.groupBy(kept, (each) => each.concept ?? wordsOf(each).join(' '));
  const kinds = new Map<FoundRequirement, RequirementKind>();
  for (const group of same.values()) {
    const within = group.flatMap(({ first, end }) => shares.slice(first, end));
    const share = (name: RequirementKind) =>
      within.reduce((sum, each) => sum + (each?.[name] ?? 0), 0) / within.length;
    const best = KINDS.reduce((one, other) => (share(other) > share(one) ? other : one));
    if (share(best) >= limits.kind) for (const each of group) kinds.set(each, best);
  }
  return kept.map((each) =>
    each.kind === 'language' || each.kind === 'years'
      ? each
      : { ...each, kind: kinds.get(each) ?? each.kind },
  );
}

/** The sentence of each word that may ask: what is not needed, how to apply and what is offered is left to the rules. */
function askingSentences(
  lines: readonly PartLine[],
  { tokens, reader }: Reading,
): readonly (Sentence | undefined)[] {
  const asking = Array.from<Sentence | undefined>({ length: tokens.length });
  for (const line of lines.filter(({ part }) => part !== 'apply' && part !== 'offer'))
    for (const sentence of sentencesOf(line, tokens, reader)) {
      const isLeft = [reader.applying, reader.notNeeded].some((list) => hasPhrase(list, tokens, sentence));
      if (!isLeft) asking.fill(sentence, sentence.first, sentence.end);
    }
  return asking;
}

/** Whether something is asked for at all is told by the model, but of languages and times; how much by where it stands. */
function strengthOf(
  { first, end, kind, strength }: FoundRequirement,
  asking: Sentence | undefined,
  shares: SharesOfWords,
  { ask, mention }: JudgeLimits,
): Strength {
  const within = shares.slice(first, end);
  const mostOf = (name: RequirementKind | 'mentioned') =>
    within.reduce((most, share) => Math.max(most, share?.[name] ?? 0), 0);
  if (strength === 'mentioned')
    return asking !== undefined && mostOf(kind) >= ask ? strengthAt(first, asking) : 'mentioned';
  if (kind === 'language' || kind === 'years') return strength;
  return mostOf(kind) < mention && mostOf('mentioned') > mostOf(kind) ? 'mentioned' : strength;
}

/** More words than these hold a remark besides: "Spanish would make you popular with the people here". */
const MOST_NAMED = 4;
const HARDLY = 0.1;

/** Without the words at the edges of a long one that hardly belong to it; a time worked goes as far as its clause. */
function withoutRemarks(each: FoundRequirement, shares: SharesOfWords): FoundRequirement {
  const isPart = (at: number): boolean => {
    const share = shares[at];
    return share === undefined || share[each.kind] + share.mentioned >= HARDLY;
  };
  const own = Array.from({ length: each.end - each.first }, (_, at) => each.first + at).filter(isPart);
  const [from, to] = [own[0], own.at(-1)];
  if (each.kind === 'years' || each.end - each.first <= MOST_NAMED || from === undefined || to === undefined)
    return each;
  return { ...each, first: from, end: to + 1 };
}

/**
 * What the rules read among the requirements and the model dropped is said not to be understood: its line where nothing else
 * was read from it, or else its words, unless a list knows them.
 */
function withDropped(
  notUnderstood: readonly Proposal[],
  dropped: readonly FoundRequirement[],
  read: readonly FoundRequirement[],
  lines: readonly PartLine[],
  { text, tokens }: Reading,
): Proposal[] {
  const placeOf = ({ first, end }: FoundRequirement): AdPlace => ({
    from: tokens[first]?.from ?? 0,
    to: tokens[end - 1]?.to ?? 0,
  });
  const readAt = read.map(placeOf);
  const isRead = (place: AdPlace) => readAt.some(({ from, to }) => from < place.to && place.from < to);
  const proposalOf = ({ from, to }: AdPlace): Proposal => ({
    words: text.slice(from, to).trim(),
    place: { from, to },
  });
  const added = lines.filter(isAmongRequirements).flatMap((line) => {
    const own = dropped.filter(({ first }) => first >= line.first && first < line.end);
    if (own.length > 0 && line.isItem && !isRead(line)) return [proposalOf(line)];
    return own.filter(({ understood }) => !understood).map((each) => proposalOf(placeOf(each)));
  });
  const all = [...added, ...notUnderstood].filter(({ place }) => !isRead(place));
  const isWithin = ({ place: inner }: Proposal, { place: outer }: Proposal) =>
    outer.from <= inner.from && inner.to <= outer.to && outer.to - outer.from > inner.to - inner.from;
  return [...Map.groupBy(all, ({ words }) => words.toLowerCase()).values()]
    .flatMap(([each]) => (each === undefined || all.some((other) => isWithin(each, other)) ? [] : [each]))
    .toSorted((one, other) => one.place.from - other.place.from);
}

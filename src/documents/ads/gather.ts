import type { Requirement, Strength } from './ad.ts';
import type { FoundRequirement, Reading } from './reading.ts';
import { requirementName } from './requirement-name.ts';
import { saidBefore } from './said-again.ts';
import { stemOf } from './stems.ts';

/* The same requirement named in several places is one. */

const RANK: Readonly<Record<Strength, number>> = { must: 0, nice: 1, mentioned: 2 };

export function gathered(all: readonly FoundRequirement[], reading: Reading): Requirement[] {
  const again = new Map(all.map((each) => [each, saidBefore(each, all, reading)]));
  // Wherever else the short form stands, it stands for the long one.
  const others = new Map(
    [...again].flatMap(([each, before]) =>
      before === undefined ? [] : [[keyOf(each, reading), keyOf(before, reading)] as const],
    ),
  );
  const within = namedWithin(all, reading);
  const groups = Map.groupBy(all, (each) => {
    const key = keyOf(each, reading);
    const whole = others.get(key) ?? key;
    return within.get(whole) ?? whole;
  });
  return [...groups.values()]
    .map((same) => requirementOf(same, same.filter((each) => again.get(each) === undefined).length, reading))
    .toSorted((one, other) => (one.places[0]?.from ?? 0) - (other.places[0]?.from ?? 0));
}

/** "ACLS certificate" and "ACLS": of what one concept is named by, the longer words go with the shorter within them. */
function namedWithin(all: readonly FoundRequirement[], reading: Reading): ReadonlyMap<string, string> {
  const within = new Map<string, string>();
  const named = all.filter(({ concept, kind }) => concept !== undefined && kind !== 'language');
  for (const same of Map.groupBy(named, ({ kind, concept }) => `${kind} ${concept ?? ''}`).values()) {
    const byLength = same.toSorted((one, other) => one.end - one.first - (other.end - other.first));
    byLength.forEach((long, at) => {
      const stems = stemsOf(long, reading);
      const short = byLength
        .slice(0, at)
        .find((each) => stemsOf(each, reading).every((stem) => stems.includes(stem)));
      const [from, to] = [keyOf(long, reading), short === undefined ? '' : keyOf(short, reading)];
      if (to !== '' && from !== to) within.set(from, within.get(to) ?? to);
    });
  }
  return within;
}

const stemsOf = ({ first, end }: FoundRequirement, { tokens, reader }: Reading): string[] =>
  tokens.slice(first, end).map(({ word }) => stemOf(word, reader.language));

function keyOf(each: FoundRequirement, reading: Reading): string {
  const { kind, concept, first } = each;
  // Each time asked for is its own: "5 years, three of them as a lead".
  if (kind === 'years') return `${kind} ${String(first)}`;
  return `${kind} ${kind === 'language' && concept !== undefined ? concept : stemsOf(each, reading).join(' ')}`;
}

function requirementOf(
  same: readonly FoundRequirement[],
  count: number,
  { text, tokens }: Reading,
): Requirement {
  const ordered = same.toSorted((one, other) => RANK[one.strength] - RANK[other.strength]);
  const places = ordered.map(({ first, end }) => ({
    from: tokens[first]?.from ?? 0,
    to: tokens[end - 1]?.to ?? 0,
  }));
  const [best] = ordered;
  const [place] = places;
  if (best === undefined || place === undefined) throw new Error('A group of requirements has at least one.');
  // Of a name and its short form, our lists may know one alone.
  const known = ordered.find(({ understood }) => understood) ?? best;
  const words = text.slice(place.from, place.to);
  return {
    kind: known.kind,
    words,
    name: requirementName(words, known.concept, known.understood),
    places,
    strength: best.strength,
    count: Math.max(1, count),
    understood: known.understood,
    ...(best.oneOf === undefined ? {} : { oneOf: best.oneOf }),
    ...(known.concept === undefined ? {} : { concept: known.concept }),
    ...(best.years === undefined ? {} : { years: best.years }),
  };
}

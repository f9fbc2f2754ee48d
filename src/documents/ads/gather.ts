import type { Requirement, Strength } from './ad.ts';
import type { FoundRequirement, Reading } from './reading.ts';
import { stemOf } from './stems.ts';

/* The same requirement named in several places is one. */

const RANK: Readonly<Record<Strength, number>> = { must: 0, nice: 1, mentioned: 2 };

export function gathered(all: readonly FoundRequirement[], reading: Reading): Requirement[] {
  const groups = Map.groupBy(all, (each) => keyOf(each, reading));
  return [...groups.values()]
    .map((same) => requirementOf(same, reading))
    .toSorted((one, other) => (one.places[0]?.from ?? 0) - (other.places[0]?.from ?? 0));
}

function keyOf({ kind, concept, first, end }: FoundRequirement, { tokens, reader }: Reading): string {
  // Each time asked for is its own: "5 years, three of them as a lead".
  if (kind === 'years') return `${kind} ${String(first)}`;
  const words = tokens.slice(first, end).map(({ word }) => stemOf(word, reader.language));
  return `${kind} ${kind === 'language' && concept !== undefined ? concept : words.join(' ')}`;
}

function requirementOf(same: readonly FoundRequirement[], { text, tokens }: Reading): Requirement {
  const ordered = same.toSorted((one, other) => RANK[one.strength] - RANK[other.strength]);
  const places = ordered.map(({ first, end }) => ({
    from: tokens[first]?.from ?? 0,
    to: tokens[end - 1]?.to ?? 0,
  }));
  const [best] = ordered;
  const [place] = places;
  if (best === undefined || place === undefined) throw new Error('A group of requirements has at least one.');
  return {
    kind: best.kind,
    words: text.slice(place.from, place.to),
    places,
    strength: best.strength,
    count: same.length,
    understood: best.understood,
    ...(best.oneOf === undefined ? {} : { oneOf: best.oneOf }),
    ...(best.concept === undefined ? {} : { concept: best.concept }),
    ...(best.years === undefined ? {} : { years: best.years }),
  };
}

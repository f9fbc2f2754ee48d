import { phraseAt } from './phrase-list.ts';
import type { FoundRequirement, Reading } from './reading.ts';

/* "A degree or equivalent experience": time worked is read before all else, and is joined to its alternative here. */

/** So many words may stand between an "or" and what it joins. */
const REACH = 3;

export function withYearsJoined(
  found: readonly FoundRequirement[],
  { tokens, reader }: Reading,
): FoundRequirement[] {
  const groups = new Map<FoundRequirement, string>();
  const join = (one: FoundRequirement | undefined, other: FoundRequirement) => {
    if (one === undefined) return;
    const name = groups.get(one) ?? one.oneOf ?? groups.get(other) ?? `or ${String(other.first)}`;
    groups.set(one, name);
    groups.set(other, name);
  };
  const isOr = (at: number) => phraseAt(reader.or, tokens, at) > 0;
  const others = found.filter(({ kind, isMissed }) => kind !== 'years' && isMissed !== true);
  for (const years of found.filter(({ kind }) => kind === 'years')) {
    const before = steps(years.first - 1, -1).find(isOr);
    if (before !== undefined)
      join(
        others.findLast(({ end }) => end <= before && before - end <= 1),
        years,
      );
    const after = steps(years.end, 1).find(isOr);
    if (after !== undefined)
      join(
        others.find(({ first }) => first > after && first - after <= REACH),
        years,
      );
  }
  return found.map((each) => {
    const oneOf = groups.get(each);
    return oneOf === undefined ? each : { ...each, oneOf };
  });
}

const steps = (from: number, by: number): number[] =>
  Array.from({ length: REACH }, (_, at) => from + at * by).filter((at) => at >= 0);

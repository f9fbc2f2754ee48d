import { phraseAt } from './phrase-list.ts';
import type { FoundRequirement, Reading } from './reading.ts';

/** So many words may stand between an "or" and what it joins. */
const REACH = 3;

/**
 * Joins what is read by itself, before or after all else, to its alternatives: "a degree or equivalent experience".
 * @param found of one sentence, in order
 * @param isToJoin those that are joined, to each other too
 */
export function joinedByOr(
  found: readonly FoundRequirement[],
  isToJoin: (each: FoundRequirement) => boolean,
  { tokens, reader }: Reading,
): FoundRequirement[] {
  const groups = new Map<FoundRequirement, string>();
  const groupOf = (each: FoundRequirement) => groups.get(each) ?? each.oneOf;
  const join = (one: FoundRequirement | undefined, other: FoundRequirement) => {
    if (one === undefined) return;
    const name = groupOf(one) ?? groupOf(other) ?? `or ${String(other.first)}`;
    const before = groupOf(other);
    for (const each of found) if (before !== undefined && groupOf(each) === before) groups.set(each, name);
    groups.set(one, name).set(other, name);
  };
  const isOr = (at: number) => phraseAt(reader.or, tokens, at) > 0;
  const others = found.filter(({ isMissed }) => isMissed !== true);
  const isBetween = (from: number, to: number) => others.some(({ first, end }) => first >= from && end <= to);
  for (const own of found.filter(isToJoin)) {
    const before = steps(own.first - 1, -1).find(isOr);
    if (before !== undefined && !isBetween(before, own.first))
      join(
        others.findLast(({ end }) => end <= before && before - end <= 1),
        own,
      );
    const after = steps(own.end, 1).find(isOr);
    if (after !== undefined && !isBetween(own.end, after))
      join(
        others.find(({ first }) => first > after && first - after <= REACH),
        own,
      );
  }
  return found.map((each) => {
    const oneOf = groups.get(each);
    return oneOf === undefined ? each : { ...each, oneOf };
  });
}

const steps = (from: number, by: number): number[] =>
  Array.from({ length: REACH }, (_, at) => from + at * by).filter((at) => at >= 0);

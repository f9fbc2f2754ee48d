import type { FoundRequirement, Reading } from '../reading.ts';
import { isInBracketOf } from './brackets.ts';

/**
 * What is taken beside alternatives is one: "A, B or C", and "a degree (logistics, foreign trade)".
 * @param found of one sentence, in order, joined by its "or"
 */
export function withAlternatives(
  found: readonly FoundRequirement[],
  isTaken: (each: FoundRequirement) => boolean,
  { tokens }: Reading,
): FoundRequirement[] {
  const all = [...found];
  for (let at = all.length - 1; at > 0; at -= 1) {
    const [before, each] = [all[at - 1], all[at]];
    if (before === undefined || each?.oneOf === undefined || before.oneOf !== undefined) continue;
    const isListed = before.end === each.first && tokens[each.first]?.gap.trim() === ',';
    if (isListed && before.kind === each.kind && (isTaken(before) || isTaken(each)))
      all[at - 1] = { ...before, oneOf: each.oneOf };
  }
  all.forEach((each, at) => {
    if (each.kind !== 'degree' || !isTaken(each)) return;
    const of = all.findLastIndex((other) => other.kind === 'degree' && isInBracketOf(each, other, tokens));
    const degree = all[of];
    if (degree === undefined) return;
    const oneOf = degree.oneOf ?? each.oneOf ?? `in ${String(degree.first)}`;
    all[of] = { ...degree, oneOf };
    all[at] = { ...each, oneOf };
  });
  return all;
}

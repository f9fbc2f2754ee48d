import { changedByOne, type Sides } from './three-sides.ts';

/** An order of those that are kept, and whether both sides had rearranged them, each in its own way. */
export type MergedOrder = { order: string[]; isConflict: boolean };

/**
 * Brings three orders of the same things together. The order of those that both sides have is that of the side that
 * rearranged them, mine if both did. Whatever one side alone has follows what precedes it there; two at one place stand
 * by `compare`, so that both sides come to the same result.
 *
 * @param kept which of them the merged list holds; each stands on at least one side
 */
export function mergeOrder(
  sides: Sides<readonly string[]>,
  kept: ReadonlySet<string>,
  compare: (a: string, b: string) => number = byCodeUnits,
): MergedOrder {
  const [mine, theirs] = [sides.mine, sides.theirs].map((side) => side.filter((id) => kept.has(id)));
  if (!mine || !theirs) return { order: [], isConflict: false };
  const [inMine, inTheirs, inWas] = [new Set(mine), new Set(theirs), new Set(sides.was)];
  const inAll = (id: string) => inWas.has(id) && inMine.has(id) && inTheirs.has(id);
  const orders = {
    was: sides.was.filter((id) => kept.has(id) && inAll(id)),
    mine: mine.filter(inAll),
    theirs: theirs.filter(inAll),
  };
  const inBoth = {
    mine: mine.filter((id) => inTheirs.has(id)),
    theirs: theirs.filter((id) => inMine.has(id)),
  };
  const chosen = changedByOne(orders, sameOrder);
  const isTheirs = chosen?.value === orders.theirs;
  // Neither or both have rearranged what was there, and what both have added stands at different places.
  const isUndecided =
    !isTheirs && sameOrder(orders.mine, orders.theirs) && !sameOrder(inBoth.mine, inBoth.theirs);
  const leading = isTheirs ? inBoth.theirs : inBoth.mine;

  const followers = new Map<string | null, string[]>();
  for (const [side, other] of [
    [mine, inTheirs],
    [theirs, inMine],
  ] as const) {
    for (const [at, id] of side.entries()) {
      if (other.has(id)) continue;
      const before = side[at - 1] ?? null;
      followers.set(before, [...(followers.get(before) ?? []), id]);
    }
  }
  const order: string[] = [];
  // What follows is worked off from a list of its own: a run of thousands of new lines is no deep recursion.
  const waiting = leading.toReversed();
  const next = (followersOf: string | null) => {
    waiting.push(...(followers.get(followersOf) ?? []).toSorted(compare).toReversed());
  };
  next(null);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    order.push(id);
    next(id);
  }
  return { order, isConflict: chosen === undefined || isUndecided };
}

function sameOrder(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, at) => id === b[at]);
}

/** The same in every browser and on the server, whatever its language. */
export function byCodeUnits(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

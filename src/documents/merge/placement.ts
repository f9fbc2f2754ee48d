import { ownerOf, type SideItems } from './items.ts';
import { sameValue } from './same-value.ts';
import { changedByOne, onEachSide, type Sides } from './three-sides.ts';

/**
 * What becomes of a thing that one side deleted and the other changed: it is there, or, where the person has chosen a
 * side, it is as on that side; or what mine deleted stays out, since leaving it out was a choice, and what theirs deleted
 * is there.
 */
export type Deletions = 'undone where changed' | 'as mine' | 'of mine stay';

/** Which things of all lists a merged document holds, and in which list each stands. */
export type Placement = {
  keptIn: ReadonlyMap<string, ReadonlySet<string>>;
  /** What one side deleted and the other changed. */
  contested: ReadonlySet<string>;
  /** Whether some thing stands in another list than on another side: then no part can be taken whole from one side. */
  hasMoves: boolean;
};

/** @param isBeginningKnown false where what one side alone has may as well have been deleted on the other */
export function placeItems(
  sides: Sides<SideItems>,
  deletions: Deletions,
  isBeginningKnown: boolean,
): Placement {
  const { mine, theirs } = sides;
  const listOf = new Map<string, string>();
  const contested = new Set<string>();
  const leftOut = deletions === 'of mine stay' ? leftOutOf(sides) : new Set<string>();
  let hasMoves = false;
  for (const key of new Set([...mine.items.keys(), ...theirs.items.keys()])) {
    const item = onEachSide(sides, ({ items }) => items.get(key));
    const here = item.mine ?? item.theirs;
    const lists = onEachSide(item, (one) => one?.list);
    if (!here || leftOut.has(key)) continue;
    if (new Set(Object.values(lists).filter((list) => list !== undefined)).size > 1) hasMoves = true;
    if (item.mine && item.theirs) {
      listOf.set(key, changedByOne(lists, Object.is)?.value ?? here.list);
    } else if (!item.was && isBeginningKnown) {
      listOf.set(key, here.list);
    } else if (item.was?.list !== here.list || !sameValue(item.was.value, here.value)) {
      contested.add(key);
      if (item.mine || deletions !== 'as mine') listOf.set(key, here.list);
    }
  }
  for (const side of [mine, theirs]) bringBackContents(side, contested, listOf);
  undoCircles(mine, listOf);
  return { keptIn: byList(listOf), contested, hasMoves };
}

/** What mine no longer has, unless something that mine does have stands in it now. */
function leftOutOf({ was, mine, theirs }: Sides<SideItems>): Set<string> {
  const leftOut = new Set(
    [...theirs.items.keys()].filter((key) => was.items.has(key) && !mine.items.has(key)),
  );
  for (const [key, { list }] of theirs.items) {
    if (!mine.items.has(key)) continue;
    for (let owner = ownerOf(list); owner !== ''; owner = ownerOf(theirs.items.get(owner)?.list ?? ''))
      leftOut.delete(owner);
  }
  return leftOut;
}

/** What was deleted and comes back does so with all that it holds on the side that changed it. */
function bringBackContents(
  side: SideItems,
  contested: ReadonlySet<string>,
  listOf: Map<string, string>,
): void {
  const restored = new Set<string>();
  // Outer things stand before those that they hold.
  for (const [key, { list }] of side.items) {
    const owner = ownerOf(list);
    if (!restored.has(owner) && !(contested.has(owner) && listOf.has(owner))) continue;
    // What both sides have was decided by itself, and so was what it holds.
    if (listOf.has(key)) continue;
    restored.add(key);
    listOf.set(key, list);
  }
}

/** Two things that were moved into each other, one on either side, stand as mine has them. */
function undoCircles(mine: SideItems, listOf: Map<string, string>): void {
  if ([...listOf.keys()].every((key) => reachesDocument(key, listOf))) return;
  for (const [moved, { list }] of mine.items) if (listOf.has(moved)) listOf.set(moved, list);
}

function reachesDocument(key: string, listOf: ReadonlyMap<string, string>): boolean {
  const passed = new Set<string>();
  for (let at = key; at !== ''; at = ownerOf(listOf.get(at) ?? '')) {
    if (passed.has(at)) return false;
    passed.add(at);
  }
  return true;
}

function byList(listOf: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const keptIn = new Map<string, Set<string>>();
  for (const [key, list] of listOf) {
    const kept = keptIn.get(list);
    if (kept) kept.add(key);
    else keptIn.set(list, new Set([key]));
  }
  return keptIn;
}

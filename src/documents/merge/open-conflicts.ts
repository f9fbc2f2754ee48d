import { isItemList } from './items.ts';
import type { FieldConflict } from './merge.ts';
import { sameValue } from './same-value.ts';
import { nameOf, placeIn } from './take-place.ts';

/** The conflicts without those that were settled, by their paths. */
export function unsettled(conflicts: readonly FieldConflict[], settled: readonly string[]): FieldConflict[] {
  const gone = new Set(settled);
  return conflicts.filter(({ path }) => !gone.has(path));
}

/**
 * Which conflicts are open in a document as it is now: those whose place is still there and does not hold what the
 * other side has. What one side had deleted stays open while it is there: it was kept only so that nothing is lost.
 */
export function openConflicts(conflicts: readonly FieldConflict[], data: unknown): FieldConflict[] {
  return conflicts.filter(({ path, was, mine, theirs }) => {
    const present = placeIn(data, path);
    // What is new in a base and was not taken over has never been there.
    if (present === undefined) return was === null && mine === null;
    return mine === null || !isSame(present, theirs);
  });
}

/**
 * What a person decides one by one: of a thing that one side no longer has, whatever else is open in it goes with it.
 */
export function decidedOneByOne<C extends FieldConflict>(conflicts: readonly C[]): C[] {
  const wholes = new Set(conflicts.filter(isAboutWhole).map(({ path }) => path));
  return conflicts.filter(({ path }) => !outerPaths(path).some((outer) => wholes.has(outer)));
}

/** Whether a conflict is about a part of a thing that one side no longer has. */
export function isWithin({ path }: FieldConflict, whole: FieldConflict): boolean {
  return path.startsWith(`${whole.path}.`) && isAboutWhole(whole);
}

function isAboutWhole({ mine, theirs }: FieldConflict): boolean {
  return mine === null || theirs === null;
}

/** The paths of all that a place stands in. */
function outerPaths(path: string): string[] {
  const names = path.split('.');
  return names.slice(1).map((_, at) => names.slice(0, at + 1).join('.'));
}

/** A conflict about the order of a list has the names of its things. */
function isSame(present: unknown, theirs: unknown): boolean {
  return sameValue(present, theirs) || isInOrder(present, theirs);
}

/** Whether a list has its things in the order of these names, of which some may be gone and others new. */
export function isInOrder(list: unknown, names: unknown): boolean {
  if (!isItemList(list) || !Array.isArray(names) || list.length === 0) return false;
  const order = list.map(nameOf);
  const [here, there] = [new Set<unknown>(order), new Set<unknown>(names)];
  return (
    names.every((name) => typeof name === 'string') &&
    sameValue(
      order.filter((name) => there.has(name)),
      names.filter((name) => here.has(name)),
    )
  );
}

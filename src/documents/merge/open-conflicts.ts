import { isRecord } from '../is-record.ts';
import { isItemList } from './items.ts';
import type { FieldConflict } from './merge.ts';
import { encoded } from './paths.ts';
import { sameValue } from './same-value.ts';

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
    const present = valueAt(data, path.split('.'));
    // What is new in a base and was not taken over has never been there.
    if (present === undefined) return was === null && mine === null;
    return mine === null || !isSame(present, theirs);
  });
}

/**
 * What a person decides one by one: of a thing that one side no longer has, whatever else is open in it goes with it.
 */
export function decidedOneByOne<C extends FieldConflict>(conflicts: readonly C[]): C[] {
  return conflicts.filter((conflict) => !conflicts.some((other) => isWithin(conflict, other)));
}

/** Whether a conflict is about a part of a thing that one side no longer has. */
export function isWithin({ path }: FieldConflict, whole: FieldConflict): boolean {
  return path.startsWith(`${whole.path}.`) && (whole.mine === null || whole.theirs === null);
}

/** What stands at a path; undefined where nothing does. */
function valueAt(value: unknown, [name, ...inner]: readonly string[]): unknown {
  if (name === undefined) return value;
  if (isItemList(value))
    return valueAt(
      value.find((item) => nameOf(item) === name),
      inner,
    );
  if (!isRecord(value)) return undefined;
  const key = Object.keys(value).find((candidate) => encoded(candidate) === name);
  return key === undefined ? undefined : valueAt(value[key], inner);
}

function nameOf({ id }: Record<string, unknown>): string | undefined {
  return typeof id === 'string' ? encoded(id) : undefined;
}

/** A conflict about the order of a list has the names of its things, of which some may be gone and others new. */
function isSame(present: unknown, theirs: unknown): boolean {
  if (sameValue(present, theirs)) return true;
  if (!isItemList(present) || !Array.isArray(theirs) || present.length === 0) return false;
  const order = present.map(nameOf);
  const common = order.filter((name) => theirs.includes(name));
  return (
    theirs.every((name) => typeof name === 'string') &&
    sameValue(
      common,
      theirs.filter((name) => common.includes(name)),
    )
  );
}

import { sameValue } from '#documents/merge/same-value.ts';
import type { FieldConflict } from '#documents/merge/merge.ts';
import { openConflicts, unsettled } from '#documents/merge/open-conflicts.ts';
import { contentOf, type FollowedBase, type Content, type Stored } from './content.ts';

/** What the open document is to the one that it follows. */
export type FollowingState<Data> = {
  /** Null for a document that follows none. */
  base: FollowedBase | null;
  /** What is open since the two were brought together, as the server had it with the version that is built on. */
  conflicts: readonly FieldConflict[];
  /** What was decided here of it, which the next save tells. */
  settled: readonly FieldConflict[];
  /** The server's versions before and after something came in, until it has been looked at. */
  arrived: { before: Content<Data>; now: Content<Data> } | null;
};

export const NOTHING_FOLLOWED: FollowingState<never> = {
  base: null,
  conflicts: [],
  settled: [],
  arrived: null,
};

/**
 * What a document that is opened is to its base. `copy` is the version that was seen here last: what lies between the two
 * came in since.
 */
export function followingOf<Data>(
  { base = null, conflicts = [], ...stored }: Stored<Data>,
  settled: readonly FieldConflict[] = [],
  copy?: Stored<Data>,
): FollowingState<Data> {
  if (base === null && conflicts.length === 0) return NOTHING_FOLLOWED;
  const isNews = copy !== undefined && copy.version < stored.version && copy.base?.id === base?.id;
  const arrived = base && isNews ? { before: contentOf(copy), now: contentOf(stored) } : null;
  return { base, conflicts, settled: stillOpen(settled, conflicts), arrived };
}

/** The same once another version of the server's is known. `before` is the one that was known until then. */
export function followingAfter<Data>(
  known: FollowingState<Data>,
  before: Content<Data> | null,
  theirs: Stored<Data>,
): FollowingState<Data> {
  const now = followingOf(theirs, known.settled);
  // What attaching and detaching change did not come in.
  const isSameBase = now.base !== null && now.base.id === known.base?.id;
  const first = known.arrived?.before ?? before;
  const isNews = first !== null && !(before && sameValue(before.data, theirs.data));
  const arrived = isNews ? { before: first, now: contentOf(theirs) } : known.arrived;
  return isSameBase ? { ...now, arrived } : now;
}

/** The same once the server has a version with what was decided: what is over by it is so by the server's own rules. */
export function followingSaved<Data>(
  known: FollowingState<Data>,
  told: readonly FieldConflict[],
  data: Data,
): FollowingState<Data> {
  if (known.conflicts.length === 0) return known;
  const paths = told.map(({ path }) => path);
  const conflicts = openConflicts(unsettled(known.conflicts, paths), data);
  return { ...known, conflicts, settled: stillOpen(known.settled, conflicts) };
}

/**
 * The same once the person takes decisions back. What the server has heard of is open here alone: it counts as decided
 * there, and until it is decided again its difference from the base stays on the screen.
 */
export function followingReopened<Data>(
  known: FollowingState<Data>,
  conflicts: readonly FieldConflict[],
): FollowingState<Data> {
  const paths = conflicts.map(({ path }) => path);
  const told = conflicts.filter(({ path }) => !known.conflicts.some((open) => open.path === path));
  return {
    ...known,
    conflicts: told.length > 0 ? [...known.conflicts, ...told] : known.conflicts,
    settled: unsettled(known.settled, paths),
  };
}

/** What was decided counts for what it was decided of: a base that has changed again asks again. */
function stillOpen(
  settled: readonly FieldConflict[],
  conflicts: readonly FieldConflict[],
): readonly FieldConflict[] {
  return settled.filter(({ path, theirs }) =>
    conflicts.some((open) => open.path === path && sameValue(open.theirs, theirs)),
  );
}

/** What is left to decide in a document as it is on the screen. */
export function leftToDecide(
  { conflicts, settled }: FollowingState<unknown>,
  data: unknown,
): FieldConflict[] {
  return openConflicts(
    unsettled(
      conflicts,
      settled.map(({ path }) => path),
    ),
    data,
  );
}

/** What both began from, and what each has made of it. */
export type Sides<T> = { was: T; mine: T; theirs: T };

/** What one side changed and the other did not, or both alike; nothing where both changed it differently. */
export function changedByOne<T>(
  { was, mine, theirs }: Sides<T>,
  same: (a: T, b: T) => boolean,
): { value: T } | undefined {
  if (same(mine, theirs) || same(theirs, was)) return { value: mine };
  return same(mine, was) ? { value: theirs } : undefined;
}

export function swapped<T>({ was, mine, theirs }: Sides<T>): Sides<T> {
  return { was, mine: theirs, theirs: mine };
}

export function onEachSide<T, R>({ was, mine, theirs }: Sides<T>, change: (value: T) => R): Sides<R> {
  return { was: change(was), mine: change(mine), theirs: change(theirs) };
}

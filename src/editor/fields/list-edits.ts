/** The list with an entry put in at a place, or at the end of a list that is shorter. */
export function withEntry<E>(list: readonly E[], index: number, entry: E): readonly E[] {
  return list.toSpliced(index, 0, entry);
}

/** The list without the entry at a place. */
export function withoutEntry<E>(list: readonly E[], index: number): readonly E[] {
  return index in list ? list.toSpliced(index, 1) : list;
}

/** The list with one entry moved to another place; the same list where that changes nothing or leads out of it. */
export function withMoved<E>(list: readonly E[], from: number, to: number): readonly E[] {
  if (from === to || !(from in list) || !(to in list)) return list;
  const [moved] = list.slice(from, from + 1) as [E]; // `from` is in the list.
  return list.toSpliced(from, 1).toSpliced(to, 0, moved);
}

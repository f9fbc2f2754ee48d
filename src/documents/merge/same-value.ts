/** Whether two values are the same JSON, whatever the order of their keys; a key without a value is no key. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((value, at) => sameValue(value, b[at]))
    );
  }
  const mine = Object.entries(a).filter(([, value]) => value !== undefined);
  const theirs = new Map(Object.entries(b).filter(([, value]) => value !== undefined));
  return (
    mine.length === theirs.size &&
    mine.every(([key, value]) => theirs.has(key) && sameValue(value, theirs.get(key)))
  );
}

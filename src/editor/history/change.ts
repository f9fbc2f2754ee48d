/** Where an edit changed something: a path such as `data.employment.0.position`. */
export type Change = {
  path: string;
  /** Whether one text became another, as by typing: such changes of one field are taken back together. */
  typing: boolean;
};

/**
 * Finds the place of a change between two versions that share what did not change. Where several values differ it is
 * the first of them; where entries were added, removed or moved, the first place in their list that differs.
 */
export function findChange(before: unknown, after: unknown): Change {
  const path: string[] = [];
  let [one, other] = [before, after];
  let single = true;
  while (isTree(one) && isTree(other)) {
    const [a, b] = [one, other];
    const different = [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((key) => a[key] !== b[key]);
    const [first] = different;
    if (first === undefined) break;
    path.push(first);
    single &&= different.length === 1;
    const rearranged = Array.isArray(a) && Array.isArray(b) && (a.length !== b.length || !single);
    if (rearranged) return { path: path.join('.'), typing: false };
    [one, other] = [a[first], b[first]];
  }
  return { path: path.join('.'), typing: single && typeof one === 'string' && typeof other === 'string' };
}

/** Where the caret stands after a text became another: behind the part that differs, as if it had just been typed. */
export function caretAfter(before: string, after: string): number {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.length - end;
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A text in three: what it begins with as another does, what is its own, and what it ends with as the other does. */
export type ChangedPart = { before: string; changed: string; after: string };

/** Words, and whatever else one by one: half a word that is marked is hard to read. */
const PARTS = /[\p{L}\p{N}\p{M}]+|./gsu;

/** Which words of a text another does not have, as far as both begin and end alike. */
export function changedPart(text: string, other: string): ChangedPart {
  const mine = text.match(PARTS) ?? [];
  const theirs = other.match(PARTS) ?? [];
  const shortest = Math.min(mine.length, theirs.length);
  let from = 0;
  while (from < shortest && mine[from] === theirs[from]) from += 1;
  let alike = 0;
  while (alike < shortest - from && mine.at(-1 - alike) === theirs.at(-1 - alike)) alike += 1;
  const to = mine.length - alike;
  const said = (parts: readonly string[]) => parts.join('');
  return {
    before: said(mine.slice(0, from)),
    changed: said(mine.slice(from, to)),
    after: said(mine.slice(to)),
  };
}

import { pairTexts } from '#documents/merge/pair-texts.ts';

/** A text by its lines, or a list of texts such as skills. */
export type Parted = string | readonly string[];

/** A line, or a text of a list, that the two sides have otherwise; null where a side has none. */
export type TextRow = {
  here: string | null;
  base: string | null;
  /** What stands before it where it is, the nearest first, as either side has it. */
  after: readonly string[];
};

/** How many letters may be looked at to find reworded lines. */
const EFFORT = 400_000;

export function isParted(value: unknown): value is Parted {
  return (
    typeof value === 'string' || (Array.isArray(value) && value.every((part) => typeof part === 'string'))
  );
}

/** What of a text differs, line by line in the order that it has here; nothing where only its order does. */
export function rowsOf(here: Parted, base: Parted): TextRow[] {
  const [mine, theirs] = [partsOf(here), partsOf(base)];
  const partners = partnersOf(mine, theirs, typeof here === 'string');
  const placeHere = new Map(partners.flatMap((there, at) => (there === undefined ? [] : [[there, at]])));
  const otherOf = (index: number) => theirs[partners[index] ?? -1];
  const own = mine.flatMap((part, index): TextRow[] => {
    const base = otherOf(index) ?? null;
    if (base === part || part.trim() === '') return [];
    return [{ here: part, base, after: before(mine, index, otherOf) }];
  });
  const missing = theirs.flatMap((part, index): TextRow[] => {
    if (placeHere.has(index) || part.trim() === '') return [];
    const after = before(theirs, index, (at) => mine[placeHere.get(at) ?? -1]);
    return [{ here: null, base: part, after }];
  });
  return [...own, ...missing];
}

function before(parts: readonly string[], index: number, otherOf: (index: number) => string | undefined) {
  return parts
    .slice(0, index)
    .flatMap((part, at) => [otherOf(at), part])
    .filter((part) => part !== undefined)
    .toReversed();
}

/** A text of one side with one line as the other side has it. */
export function withRow<P extends Parted>(text: P, row: TextRow, to: 'here' | 'base'): P {
  const [from, wanted] = to === 'here' ? [row.here, row.base] : [row.base, row.here];
  const parts = partsOf(text);
  const found = from === null ? -1 : parts.indexOf(from);
  const follows = row.after.find((part) => parts.includes(part));
  const place = follows === undefined ? 0 : parts.indexOf(follows) + 1;
  const changed =
    found < 0
      ? parts.toSpliced(place, 0, ...(wanted === null ? [] : [wanted]))
      : parts.toSpliced(found, 1, ...(wanted === null ? [] : [wanted]));
  const kept = changed.length > 1 ? changed.filter((part, at) => part !== '' || parts[at] === '') : changed;
  return (typeof text === 'string' ? kept.join('\n') : kept) as P; // A text of a text, a list of a list.
}

function partnersOf(
  mine: readonly string[],
  theirs: readonly string[],
  isText: boolean,
): readonly (number | undefined)[] {
  const same = () =>
    mine.map((part) => {
      const at = theirs.indexOf(part);
      return at < 0 ? undefined : at;
    });
  return isText ? (pairTexts(theirs, mine, EFFORT) ?? same()) : same();
}

function partsOf(text: Parted): string[] {
  return typeof text === 'string' ? text.split('\n') : [...text];
}

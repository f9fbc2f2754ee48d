import { type Atom, atomText } from './glyph.ts';

/** What stands in one column, or over all of them, to be read line by line. */
export type Block = {
  /** From the left; 0 where there is but one. */
  column: number;
  atoms: Atom[];
  /** Right end of the labels that stand before the text: dates or headings in the margin. */
  labelsEnd?: number;
};

type Cut = { blocks: Block[]; columns: number };

/** Atoms of one height. */
type Row = { baseline: number; size: number; atoms: Atom[] };

/** A strip without text: between the rows `first` and `last`, at `x`. */
type Gutter = { x: number; width: number; first: number; last: number; score: number };

/** Width of the strips in which the page is searched for gutters, in points. */
const STEP = 2;
const LEAST_ROWS = 3;
/** A gutter is at least as wide as this share of the letters' size. */
const LEAST_WIDTH = 0.75;
/** A column is at least this wide, in points. */
const LEAST_COLUMN = 45;
const DEPTH_MAX = 8;

/**
 * A page in the order of reading: what runs over the whole page, then what stands beside each other column by
 * column. Dates and places at the end of lines, labels before them and cells of tables are no columns: they stay
 * on the line of the text beside them.
 */
export function blocksOf(atoms: readonly Atom[], rightToLeft = false): Cut {
  return cut([...atoms], rightToLeft, 0);
}

function cut(atoms: Atom[], rightToLeft: boolean, depth: number): Cut {
  const rows = rowsOf(atoms);
  if (rows.length < LEAST_ROWS || depth > DEPTH_MAX) return { blocks: whole(atoms), columns: 1 };
  for (const gutter of guttersOf(rows)) {
    const inside = rows.slice(gutter.first, gutter.last + 1).flatMap((row) => row.atoms);
    const left = inside.filter((atom) => atom.left < gutter.x);
    const right = inside.filter((atom) => atom.left >= gutter.x);
    if (!areColumns(left, right)) continue;
    const part = (some: Row[]) =>
      cut(
        some.flatMap((row) => row.atoms),
        rightToLeft,
        depth + 1,
      );
    const above = part(rows.slice(0, gutter.first));
    const below = part(rows.slice(gutter.last + 1));
    const a = cut(left, rightToLeft, depth + 1);
    const b = cut(right, rightToLeft, depth + 1);
    const beside = [numbered(a, 0), numbered(b, a.columns)];
    if (rightToLeft) beside.reverse();
    return {
      blocks: [...above.blocks, ...beside.flat(), ...below.blocks],
      columns: Math.max(above.columns, below.columns, a.columns + b.columns),
    };
  }
  return { blocks: whole(atoms), columns: 1 };
}

function whole(atoms: Atom[]): Block[] {
  return atoms.length > 0 ? [{ column: 0, atoms }] : [];
}

function numbered({ blocks }: Cut, before: number): Block[] {
  return blocks.map((block) => ({ ...block, column: before + Math.max(1, block.column) }));
}

export function rowsOf(atoms: readonly Atom[]): Row[] {
  const rows: Row[] = [];
  for (const atom of [...atoms].sort((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1);
    if (row && atom.baseline - row.baseline <= 0.3 * Math.min(row.size, atom.size)) {
      row.atoms.push(atom);
      row.size = Math.max(row.size, atom.size);
    } else rows.push({ baseline: atom.baseline, size: atom.size, atoms: [atom] });
  }
  return rows;
}

/** Strips that could part columns, the likeliest first. */
function guttersOf(rows: readonly Row[]): Gutter[] {
  const all = rows.flatMap((row) => row.atoms);
  const start = Math.min(...all.map(({ left }) => left));
  const end = Math.max(...all.map(({ right }) => right));
  const strips = Math.ceil((end - start) / STEP);
  const stripOf = (x: number) => Math.max(0, Math.min(strips - 1, Math.floor((x - start) / STEP)));
  // How far the text of each row covers the page.
  const covered = rows.map((row) => {
    const cover = new Uint8Array(strips);
    for (const { left, right } of row.atoms) cover.fill(1, stripOf(left), stripOf(right - 0.01) + 1);
    return cover;
  });
  const found = new Map<string, Gutter>();
  for (let strip = 1; strip < strips - 1; strip++) {
    for (let first = 0; first < rows.length;) {
      if (covered[first]?.[strip]) {
        first++;
        continue;
      }
      let last = first;
      while (last + 1 < rows.length && !covered[last + 1]?.[strip]) last++;
      const gutter = gutterAt(rows, start + (strip + 0.5) * STEP, first, last);
      if (gutter) {
        const key = `${gutter.first} ${gutter.last} ${Math.round(gutter.x)}`;
        if (!found.has(key)) found.set(key, gutter);
      }
      first = last + 1;
    }
  }
  return [...found.values()].sort((a, b) => b.score - a.score).slice(0, 24);
}

/** The widest strip around `x` that is free from the first row to the last. */
function gutterAt(rows: readonly Row[], x: number, first: number, last: number): Gutter | undefined {
  let from = -Infinity;
  let to = Infinity;
  const sides = { left: 0, right: 0 };
  const within = { first: last, last: first };
  for (let index = first; index <= last; index++) {
    const { atoms } = rows[index] ?? { atoms: [] };
    for (const { left, right } of atoms) {
      if (left < x) from = Math.max(from, right);
      else to = Math.min(to, left);
    }
    if (atoms.some(({ left }) => left < x)) sides.left++;
    if (atoms.some(({ left }) => left >= x)) sides.right++;
  }
  const inside = rows.slice(first, last + 1);
  const size = median(inside.map((row) => row.size));
  const width = to - from;
  if (Math.min(sides.left, sides.right) < LEAST_ROWS || width < LEAST_WIDTH * size) return undefined;
  within.first = first;
  within.last = last;
  const score = Math.min(sides.left, sides.right) * Math.min(3, width / size) + (last - first) * 0.5;
  return { x: (from + to) / 2, width, first, last, score };
}

function areColumns(left: Atom[], right: Atom[]): boolean {
  const sides = [sideOf(left), sideOf(right)] as const;
  const [a, b] = sides;
  if (a.width < LEAST_COLUMN || b.width < LEAST_COLUMN || a.letters < 12 || b.letters < 12) return false;
  const alignedA = sharedBaselines(a.rows, b.rows);
  const alignedB = sharedBaselines(b.rows, a.rows);
  // Dates and places at the end of lines, or before them.
  if (alignedB >= 0.7 && (b.dates >= 0.5 || (b.flushRight && b.perRow < 32))) return false;
  if (alignedA >= 0.7 && a.dates >= 0.5) return false;
  if (alignedA >= 0.9 && alignedB >= 0.9 && !(a.full >= 0.4 && b.full >= 0.4)) {
    // A grid of short cells is read row by row; a dense sidebar whose lines happen to fit is not.
    return !(a.perRow <= 28 && b.perRow <= 28) && a.run >= 4 && b.run >= 4;
  }
  // Labels before their texts: few, and each beside the first line of its text.
  if (alignedA >= 0.9 && a.perRow <= 24 && a.run <= 2) return false;
  return true;
}

type Side = {
  rows: Row[];
  width: number;
  letters: number;
  /** Letters in a row. */
  perRow: number;
  /** Share of rows that hold dates. */
  dates: number;
  /** Share of rows that fill the width. */
  full: number;
  flushRight: boolean;
  /** Most rows that follow each other at the usual distance. */
  run: number;
};

const DATE =
  /\b(?:19|20)\d{2}\b|\b(?:present|current|today|now|heute|actual|présent)\b|\b\d{1,2}[/.]\d{2,4}\b/i;

function sideOf(atoms: Atom[]): Side {
  const rows = rowsOf(atoms);
  const texts = rows.map((row) => row.atoms.map(atomText).join(' '));
  const lefts = rows.map((row) => Math.min(...row.atoms.map(({ left }) => left)));
  const rights = rows.map((row) => Math.max(...row.atoms.map(({ right }) => right)));
  const start = Math.min(...lefts);
  const end = Math.max(...rights);
  const letters = texts.reduce((sum, text) => sum + text.length, 0);
  const share = (hit: (index: number) => boolean) =>
    rows.filter((_, index) => hit(index)).length / rows.length;
  return {
    rows,
    width: end - start,
    letters,
    perRow: letters / Math.max(1, rows.length),
    dates: share((index) => DATE.test(texts[index] ?? '') && (texts[index] ?? '').length < 40),
    full: share((index) => (rights[index] ?? 0) - (lefts[index] ?? 0) > 0.75 * (end - start)),
    flushRight:
      rows.length >= 3 &&
      share((index) => end - (rights[index] ?? 0) < 2.5) > 0.9 &&
      share((index) => (lefts[index] ?? 0) - start < 2.5) < 0.5,
    run: longestRun(rows),
  };
}

function longestRun(rows: readonly Row[]): number {
  let longest = 1;
  let run = 1;
  for (let index = 1; index < rows.length; index++) {
    const pitch = (rows[index]?.baseline ?? 0) - (rows[index - 1]?.baseline ?? 0);
    run = pitch < 1.7 * (rows[index]?.size ?? 0) ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

function sharedBaselines(rows: readonly Row[], others: readonly Row[]): number {
  const shared = rows.filter(({ baseline }) =>
    others.some((other) => Math.abs(other.baseline - baseline) < 1.2),
  );
  return shared.length / Math.max(1, rows.length);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

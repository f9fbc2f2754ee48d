import type { Atom } from './glyph.ts';
import { sideDrawnLast } from './drawn-columns.ts';
import { greatestOf, leastOf } from './positions.ts';
import { type Row, rowsOf } from './rows.ts';
import { sideNotes, median } from './side-notes.ts';
import { isInLargePrint, standing } from './standing.ts';

/* The columns of a page, and the gutters between them. */

/** What stands in one column, or over all of them, to be read line by line. */
export type PageBlock = {
  /** From the left; 0 where there is but one. */
  column: number;
  atoms: Atom[];
  /** Where the text begins beside headings that stand in the margin; they are lines of their own. */
  headingsEnd?: number;
};

type Cut = {
  blocks: PageBlock[];
  columns: number;
  /** The side column's number, where the page has a text of one column and a side column that was drawn after it. */
  sideColumn?: number;
};

/** What is known of a page before its columns are. */
type Writing = {
  rightToLeft: boolean;
  /** Whether columns are written one after the other, whole, by the program that made the file. */
  inColumns: boolean;
};

const DEPTH_MAX = 8;

/**
 * A page in the order of reading: what runs over the whole page, then what stands beside each other column by
 * column. Dates and places at the end of lines, labels before them and cells of tables are no columns: they stay
 * on the line of the text beside them. A side column is read after the text if it was drawn after it.
 */
export function blocksOf(atoms: readonly Atom[], { rightToLeft, inColumns }: Writing): Cut {
  const page = inColumns ? withSideColumn(atoms, rightToLeft) : undefined;
  return page ?? cut([...atoms], rightToLeft, 0);
}

/** A page that parts, from its top or from below its head down to its foot, into a text and a side column. */
function withSideColumn(atoms: readonly Atom[], rightToLeft: boolean): Cut | undefined {
  const rows = rowsOf(atoms);
  for (const gutter of guttersOf(rows, [])) {
    if (gutter.last < rows.length - 1) continue;
    const { left, right } = sidesOf(rows, gutter);
    const side = sideDrawnLast(left, right);
    if (!side) continue;
    const above = cut(atomsIn(rows.slice(0, gutter.first)), rightToLeft, 1);
    const between = beside(cut(left, rightToLeft, 1), cut(right, rightToLeft, 1), side === 'left');
    const isPair = above.columns === 1 && between.columns === 2;
    return {
      blocks: [...above.blocks, ...between.blocks],
      columns: Math.max(above.columns, between.columns),
      ...(isPair && { sideColumn: side === 'left' ? 1 : 2 }),
    };
  }
  return undefined;
}

function atomsIn(rows: readonly Row[]): Atom[] {
  return rows.flatMap((row) => row.atoms);
}

function sidesOf(rows: readonly Row[], { x, first, last }: Gutter) {
  const inside = atomsIn(rows.slice(first, last + 1));
  return {
    inside,
    left: inside.filter((atom) => atom.left < x),
    right: inside.filter((atom) => atom.left >= x),
  };
}

function cut(atoms: Atom[], rightToLeft: boolean, depth: number): Cut {
  const rows = rowsOf(atoms);
  if (depth > DEPTH_MAX) return whole(atoms);
  const part = (some: readonly Row[]) => cut(atomsIn(some), rightToLeft, depth + 1);
  for (const gutter of guttersOf(rows, sideNotes(atoms))) {
    const { inside, left, right } = sidesOf(rows, gutter);
    const verdict = standing(left, right);
    if (verdict === 'lines') continue;
    const { x, first, last } = gutter;
    const above = part(rows.slice(0, first));
    const below = part(rows.slice(last + 1));
    const between =
      verdict === 'headings'
        ? { blocks: [{ column: 0, atoms: inside, headingsEnd: x }], columns: 1 }
        : beside(cut(left, rightToLeft, depth + 1), cut(right, rightToLeft, depth + 1), rightToLeft);
    return {
      blocks: [...above.blocks, ...between.blocks, ...below.blocks],
      columns: Math.max(above.columns, between.columns, below.columns),
    };
  }
  return whole(atoms);
}

function whole(atoms: Atom[]): Cut {
  return { blocks: atoms.length > 0 ? [{ column: 0, atoms }] : [], columns: 1 };
}

function beside(left: Cut, right: Cut, rightFirst: boolean): Cut {
  const sides = [numbered(left, 0), numbered(right, left.columns)];
  if (rightFirst) sides.reverse();
  return { blocks: sides.flat(), columns: left.columns + right.columns };
}

function numbered({ blocks }: Cut, before: number): PageBlock[] {
  return blocks.map((block) => ({ ...block, column: before + Math.max(1, block.column) }));
}

/** A strip without text at `x`, between the rows `first` and `last`. */
type Gutter = { x: number; first: number; last: number; score: number };

/** Width of the strips in which the page is searched for gutters, in points. */
const STEP = 2;
/** Lines on the side that has fewer, and on the other. */
const LEAST_ROWS = [2, 3] as const;
/** A gutter is at least as wide as this share of the letters' size. */
const LEAST_WIDTH = 0.75;
/** The same where one side has but two lines. */
const LEAST_WIDTH_OF_FEW = 2;
const TRIED_MAX = 24;

/**
 * Strips that could part columns, the likeliest first.
 *
 * @param notes dates and what they stand beside: nothing runs between the two
 */
function guttersOf(rows: readonly Row[], notes: readonly (readonly [Atom, Atom])[]): Gutter[] {
  const all = rows.flatMap((row) => row.atoms);
  const start = leastOf(all.map(({ left }) => left));
  const end = greatestOf(all.map(({ right }) => right));
  const strips = Math.ceil((end - start) / STEP);
  const stripOf = (x: number) => Math.max(0, Math.min(strips - 1, Math.floor((x - start) / STEP)));
  const bridges = new Map(notes.map(([note, beside]) => [note, beside]));
  // How far the text of each row covers the page.
  const covered = rows.map((row) => {
    const cover = new Uint8Array(strips);
    const fill = (left: number, right: number) => cover.fill(1, stripOf(left), stripOf(right - 0.01) + 1);
    for (const atom of row.atoms) {
      fill(atom.left, atom.right);
      const beside = bridges.get(atom);
      if (beside) fill(Math.min(atom.left, beside.left), Math.max(atom.right, beside.right));
    }
    return cover;
  });
  const found = new Map<string, Gutter>();
  for (let strip = 1; strip < strips - 1; strip++) {
    for (const [first, last] of freeRuns(covered, strip)) {
      const x = start + (strip + 0.5) * STEP;
      const gutter = gutterAt(rows, x, first, withoutTail(rows, x, first, last));
      const key = gutter && `${gutter.first} ${gutter.last} ${Math.round(gutter.x)}`;
      if (gutter && key && !found.has(key)) found.set(key, gutter);
    }
  }
  return [...found.values()].sort((a, b) => b.score - a.score).slice(0, TRIED_MAX);
}

/** Rows that follow each other and leave a strip free. */
function freeRuns(covered: readonly Uint8Array[], strip: number): [first: number, last: number][] {
  const runs: [number, number][] = [];
  covered.forEach((cover, row) => {
    const run = runs.at(-1);
    if (cover[strip]) return;
    if (run && run[1] === row - 1) run[1] = row;
    else runs.push([row, row]);
  });
  return runs;
}

/** Most lines at the end of a gutter, with nothing on one side, that are the beginning of what comes below. */
const TAIL_MAX = 3;
/** Less text than this many lines below is a foot of the page. */
const FOOT_MAX = 2;

/** A heading below two columns leaves the gutter free too, but belongs to the text under it. */
function withoutTail(rows: readonly Row[], x: number, first: number, last: number): number {
  if (rows.length - 1 - last <= FOOT_MAX) return last;
  const onBothSides = ({ atoms }: Row) =>
    atoms.some(({ left }) => left < x) && atoms.some(({ left }) => left >= x);
  const side = (row: Row | undefined) => (row?.atoms.some(({ left }) => left < x) ? 'left' : 'right');
  let end = last;
  while (end > first) {
    const row = rows[end];
    if (!row || onBothSides(row) || side(row) !== side(rows[last])) break;
    end--;
  }
  return last - end <= TAIL_MAX ? end : last;
}

/**
 * Whether a name and a title in large print stand right of small lines: whatever parts them is a gutter. Left of small
 * lines they end as their words do, and far from those.
 */
function isHeadBeside(atoms: readonly Atom[], x: number): boolean {
  const [small, large] = [atoms.filter(({ left }) => left < x), atoms.filter(({ left }) => left >= x)];
  return isInLargePrint(rowsOf(large), rowsOf(small));
}

/** The widest strip around `x` that is free from the first row to the last. */
function gutterAt(rows: readonly Row[], x: number, first: number, last: number): Gutter | undefined {
  const inside = rows.slice(first, last + 1);
  const left = inside.filter(({ atoms }) => atoms.some((atom) => atom.left < x));
  const right = inside.filter(({ atoms }) => atoms.some((atom) => atom.left >= x));
  if (Math.min(left.length, right.length) < LEAST_ROWS[0]) return undefined;
  if (Math.max(left.length, right.length) < LEAST_ROWS[1]) return undefined;
  const atoms = inside.flatMap((row) => row.atoms);
  const from = greatestOf(atoms.filter((atom) => atom.left < x).map((atom) => atom.right));
  const to = leastOf(atoms.filter((atom) => atom.left >= x).map((atom) => atom.left));
  const size = median(inside.map((row) => row.size));
  const isFew = Math.min(left.length, right.length) < LEAST_ROWS[1];
  const least = isFew ? LEAST_WIDTH_OF_FEW : LEAST_WIDTH;
  if (to < from || (to - from < least * size && !isHeadBeside(atoms, x))) return undefined;
  const score = Math.min(left.length, right.length) * Math.min(3, (to - from) / size) + (last - first) / 2;
  return { x: (from + to) / 2, first, last, score };
}

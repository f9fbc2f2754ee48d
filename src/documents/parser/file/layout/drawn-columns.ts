import { type Atom, atomText } from './glyph.ts';
import { greatestOf, leastOf, nearAny } from './positions.ts';
import { type Row, rowsOf } from './rows.ts';

/* What the order of drawing says of columns: programs that know of columns draw one after the other. */

/** Fewer lines than this on a side may be a head with contact beside it, or an entry with its dates. */
const LEAST_ROWS = 4;
const LEAST_LETTERS = 40;
/** A short line that says when. */
const DATE = /(?:19|20)\d{2}/;
const DATE_MAX = 45;
/** So many dates of a side, each on a line with text of the other, are notes on it, which browsers draw after it. */
const LEAST_NOTES = 2;
const NOTES = 0.5;
/** How far, in points, what stands on one line may differ. */
const TOLERANCE = 1.2;

/**
 * Which side of a gutter is a side column for sure: much text stands on both sides, far from each other, each was drawn
 * in one go, and the wider first.
 */
export function sideDrawnLast(left: readonly Atom[], right: readonly Atom[]): 'left' | 'right' | undefined {
  const last = drawnLast(left, right);
  if (!last || gapOf(left, right) < LEAST_GUTTER) return undefined;
  const [text, side] = last === 'left' ? [right, left] : [left, right];
  if (widthOf(text) <= widthOf(side)) return undefined;
  const [a, b] = [rowsOf(left), rowsOf(right)];
  return isText(a) && isText(b) && !areNotes(a, b) && !areNotes(b, a) ? last : undefined;
}

/** Which side was drawn after all of the other. */
function drawnLast(left: readonly Atom[], right: readonly Atom[]): 'left' | 'right' | undefined {
  const [a, b] = [drawingOf(left), drawingOf(right)];
  if (a.last < b.first) return 'right';
  return b.last < a.first ? 'left' : undefined;
}

/** In points: nearer to each other stand a line's parts. */
const LEAST_GUTTER = 18;

function gapOf(left: readonly Atom[], right: readonly Atom[]): number {
  return leastOf(right.map((atom) => atom.left)) - greatestOf(left.map((atom) => atom.right));
}

function widthOf(atoms: readonly Atom[]): number {
  return greatestOf(atoms.map(({ right }) => right)) - leastOf(atoms.map(({ left }) => left));
}

function drawingOf(atoms: readonly Atom[]): { first: number; last: number } {
  const orders = atoms.flatMap(({ glyphs }) => glyphs.map(({ order }) => order));
  return { first: leastOf(orders), last: greatestOf(orders) };
}

function isText(rows: readonly Row[]): boolean {
  const letters = rows.reduce((sum, row) => sum + textOf(row).length, 0);
  return rows.length >= LEAST_ROWS && letters >= LEAST_LETTERS;
}

/** Whether dates of a side stand on lines of the other. */
function areNotes(rows: readonly Row[], others: readonly Row[]): boolean {
  const dates = rows.filter((row) => textOf(row).length <= DATE_MAX && DATE.test(textOf(row)));
  const isBeside = nearAny(
    others.map(({ baseline }) => baseline),
    TOLERANCE,
  );
  const beside = dates.filter(({ baseline }) => isBeside(baseline));
  return beside.length >= LEAST_NOTES && beside.length >= NOTES * dates.length;
}

function textOf({ atoms }: Row): string {
  return atoms.map(atomText).join(' ');
}

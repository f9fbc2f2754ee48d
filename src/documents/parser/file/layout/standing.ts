import { ASCENT, type Atom, atomText } from './glyph.ts';
import { greatestOf, leastOf, nearAny } from './positions.ts';
import { type Row, rowsOf } from './rows.ts';
import { endsWithDate, median } from './side-notes.ts';

/** A column is at least this wide, in points, and has this many letters. */
const LEAST_COLUMN = 45;
const LEAST_LETTERS = 12;

/**
 * What two texts on both sides of a gutter are to each other: columns to be read one after the other, lines with
 * something at their end or before them, or sections with their headings in the margin.
 */
export function standing(left: readonly Atom[], right: readonly Atom[]): 'columns' | 'lines' | 'headings' {
  const a = sideOf(left);
  const b = sideOf(right);
  if (a.width < LEAST_COLUMN || b.width < LEAST_COLUMN) return 'lines';
  if (a.letters < LEAST_LETTERS || b.letters < LEAST_LETTERS) return 'lines';
  if (isInLargePrint(b.rows, a.rows)) return 'columns';
  const alignedA = aligned(a.rows, b.rows, baselineOf);
  // Text that ends at one edge and begins at none is a rail: headings, labels and dates before what they stand for.
  if (
    a.flushRight &&
    a.perRow <= 32 &&
    a.run <= 3 &&
    (alignedA >= 0.4 || b.rows.length >= 1.5 * a.rows.length)
  )
    return 'headings';
  const alignedB = aligned(b.rows, a.rows, baselineOf);
  const places = b.flushRight && b.perRow < 32 && b.run <= 2;
  if (alignedB >= 0.7 && (b.dates >= 0.5 || places)) return 'lines';
  if (alignedA >= 0.7 && a.dates >= 0.5) return 'lines';
  // Few lines far from each other, most of them at the end of another, are no text of their own.
  if (b.rows.length <= FEW && areFarApart(b.rows) && alignedB >= 0.6) return 'lines';
  if (alignedB >= 0.7 && a.headed && b.headed) return 'columns';
  // Labels and what they stand for: "Languages", and beside it "Go, Python".
  if (alignedB >= 0.95 && a.perRow <= 24 && a.rows.length <= 8) return 'lines';
  if (alignedA >= 0.9 && alignedB >= 0.9 && !(a.full >= 0.4 && b.full >= 0.4)) {
    // Short cells are read row by row; a dense sidebar whose lines happen to fit is not.
    const dense = a.run >= 4 && b.run >= 4 && Math.max(a.perRow, b.perRow) > 28;
    return dense ? 'columns' : 'lines';
  }
  const beginning = aligned(a.rows, b.rows, baselineOf, topOf);
  if (beginning >= 0.75 && a.perRow <= 26 && a.run <= 2) {
    return b.rows.length >= 2.5 * a.rows.length ? 'headings' : 'lines';
  }
  return 'columns';
}

type Side = {
  rows: Row[];
  width: number;
  letters: number;
  perRow: number;
  /** Share of rows that are dates or end with one. */
  dates: number;
  /** Share of rows that fill the width. */
  full: number;
  flushRight: boolean;
  /** Whether the first row stands out from those under it. */
  headed: boolean;
  /** Most rows that follow each other at the usual distance. */
  run: number;
};

function sideOf(atoms: readonly Atom[]): Side {
  const rows = rowsOf(atoms);
  const lines = rows.map((row) => ({
    text: row.atoms.map(atomText).join(' '),
    left: leastOf(row.atoms.map(({ left }) => left)),
    right: greatestOf(row.atoms.map(({ right }) => right)),
  }));
  const start = leastOf(lines.map(({ left }) => left));
  const end = greatestOf(lines.map(({ right }) => right));
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  const share = (hit: (line: (typeof lines)[number]) => boolean) =>
    lines.filter(hit).length / Math.max(1, lines.length);
  return {
    rows,
    width: end - start,
    letters,
    perRow: letters / Math.max(1, rows.length),
    dates: share(({ text }) => endsWithDate(text)),
    full: share(({ left, right }) => right - left > 0.75 * (end - start)),
    flushRight:
      lines.length >= 3 &&
      share(({ right }) => end - right < 2.5) > 0.9 &&
      share(({ left }) => left - start < 2.5) < 0.5,
    headed: isHeaded(rows),
    run: longestRun(rows),
  };
}

function isHeaded([first, ...rest]: readonly Row[]): boolean {
  if (!first || rest.length < 2) return false;
  const size = median(rest.map((row) => row.size));
  if (first.size > 1.1 * size) return true;
  const standsOut = ({ atoms }: Row) => {
    const glyphs = atoms.flatMap((atom) => atom.glyphs);
    const text = glyphs.map((glyph) => glyph.text).join('');
    return glyphs.every(({ face }) => face.bold) || (text.length > 3 && text === text.toUpperCase());
  };
  return standsOut(first) && rest.filter(standsOut).length < 0.4 * rest.length;
}

/** So many times as large as what stands beside it is what a page is headed by. */
const LARGE = 1.5;

/** Whether few lines are all so large beside others that they are neither their ends nor what those are labels of. */
export function isInLargePrint(rows: readonly Row[], beside: readonly Row[]): boolean {
  const largest = greatestOf(beside.map(({ size }) => size));
  return beside.length > 0 && rows.length <= FEW && rows.every(({ size }) => size >= LARGE * largest);
}

/** As many lines are few. */
const FEW = 3;
/** Lines farther from each other than this, in their size, do not go on with each other. */
const FAR = 5;

function areFarApart(rows: readonly Row[]): boolean {
  return rows.slice(1).every((row, index) => row.baseline - (rows[index]?.baseline ?? 0) > FAR * row.size);
}

function longestRun(rows: readonly Row[]): number {
  let longest = 1;
  let run = 1;
  rows.forEach((row, index) => {
    const before = rows[index - 1];
    run = before && row.baseline - before.baseline < 1.7 * row.size ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest;
}

/** Share of rows that have one on the other side at the same height, by any of the heights that are compared. */
function aligned(
  rows: readonly Row[],
  others: readonly Row[],
  ...heights: readonly ((row: Row) => number)[]
): number {
  const fits = heights.map((heightOf) => {
    const isBeside = nearAny(others.map(heightOf), TOLERANCE);
    return (row: Row) => isBeside(heightOf(row));
  });
  return rows.filter((row) => fits.some((isBeside) => isBeside(row))).length / Math.max(1, rows.length);
}

/** How far, in points, what stands on one line may differ. */
const TOLERANCE = 1.2;

const baselineOf = ({ baseline }: Row): number => baseline;
const topOf = ({ baseline, size }: Row): number => baseline - ASCENT * size;

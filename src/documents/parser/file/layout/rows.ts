import { type Atom, type Glyph, atomText } from './glyph.ts';
import { isDate, median } from './side-notes.ts';

/* From letters to lines: atoms of letters that touch, rows of one height, and lines. */

/** Least gap that may be a gutter or a stop of a tabulator, as a share of the letters' size. */
const GAP = 0.65;

/** Letters put together by where they stand, whatever order they were drawn in. */
export function atomsOf(glyphs: readonly Glyph[]): Atom[] {
  return baselines(glyphs).flatMap(splitAtGaps);
}

function baselines(glyphs: readonly Glyph[]): Glyph[][] {
  const sorted = [...glyphs].sort((a, b) => a.baseline - b.baseline);
  const rows: Glyph[][] = [];
  for (const glyph of sorted) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && glyph.baseline - first.baseline <= Math.max(0.5, 0.08 * glyph.size)) row.push(glyph);
    else rows.push([glyph]);
  }
  return rows;
}

function splitAtGaps(row: Glyph[]): Atom[] {
  const sorted = withoutDoubles(row.sort((a, b) => a.left - b.left || a.order - b.order));
  const atoms: Atom[] = [];
  let blank = false;
  for (const glyph of sorted) {
    if (isBlank(glyph)) {
      blank = true;
      continue;
    }
    const atom = atoms.at(-1);
    const placed = { ...glyph, spaced: blank };
    blank = false;
    if (atom && glyph.left - atom.right < GAP * Math.min(glyph.size, atom.size)) {
      atom.glyphs.push(placed);
      atom.right = Math.max(atom.right, glyph.right);
      atom.size = Math.max(atom.size, glyph.size);
    } else {
      const { left, right, baseline, size } = glyph;
      atoms.push({ left, right, baseline, size, glyphs: [placed] });
    }
  }
  return atoms;
}

/** Controls and private characters look blank too, but are signs of a fault and kept. */
function isBlank({ text }: Glyph): boolean {
  return /^[\s\u200b\u2060\ufeff]+$/.test(text);
}

/** Letters drawn twice, a hair apart, look bold or have a shadow; they are read once. */
function withoutDoubles(sorted: Glyph[]): Glyph[] {
  return sorted.filter((glyph, index) => {
    for (let at = index - 1; at >= 0 && at >= index - 3; at--) {
      const before = sorted[at];
      if (!before || before.text !== glyph.text || before.order === glyph.order) continue;
      if (Math.abs(before.left - glyph.left) < 0.12 * glyph.size) return false;
    }
    return true;
  });
}

/** Atoms of one height. */
export type Row = { baseline: number; size: number; atoms: Atom[] };

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

/** The letters of one line, from left to right. */
export type GlyphLine = { baseline: number; size: number; glyphs: Glyph[] };

/** A block's lines from top to bottom; raised and lowered letters belong to the line they are beside. */
export function glyphLines(atoms: readonly Atom[]): GlyphLine[] {
  const lines = rowsOf(atoms).map((row) => ({
    baseline: median(row.atoms.flatMap((atom) => atom.glyphs.map(({ baseline }) => baseline))),
    size: row.size,
    glyphs: row.atoms.flatMap((atom) => atom.glyphs),
  }));
  const merged: GlyphLine[] = [];
  for (const line of lines) {
    const before = merged.at(-1);
    if (before && isRaised(before, line)) {
      before.glyphs.push(...line.glyphs);
      if (line.size > before.size) Object.assign(before, { baseline: line.baseline, size: line.size });
    } else merged.push(line);
  }
  for (const line of merged) line.glyphs.sort((a, b) => a.left - b.left || a.order - b.order);
  return merged;
}

/** The same with what stands before `x` as a line of its own: a heading in the margin. */
export function withHeadingsApart(lines: readonly GlyphLine[], x: number): GlyphLine[] {
  return lines.flatMap((line) => {
    const heading = line.glyphs.filter(({ left }) => left < x);
    const rest = line.glyphs.filter(({ left }) => left >= x);
    if (isDate(atomText({ glyphs: heading }))) return [line];
    return [heading, rest].flatMap((glyphs) => (glyphs.length > 0 ? [{ ...line, glyphs }] : []));
  });
}

/** Whether one of two lines is a few small letters beside the other. */
function isRaised(upper: GlyphLine, lower: GlyphLine): boolean {
  const [small, large] = upper.size < lower.size ? [upper, lower] : [lower, upper];
  if (lower.baseline - upper.baseline > 0.55 * large.size || small.size > 0.85 * large.size) return false;
  return small.glyphs.every((glyph) =>
    large.glyphs.every((other) => glyph.right <= other.left + 1 || glyph.left >= other.right - 1),
  );
}

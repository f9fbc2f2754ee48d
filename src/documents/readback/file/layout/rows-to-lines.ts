import { type Atom, atomText, type Glyph } from './glyph.ts';
import { rowsOf } from './rows.ts';
import { isDate, median } from './side-notes.ts';

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

import type { Atom, Glyph } from './glyph.ts';

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

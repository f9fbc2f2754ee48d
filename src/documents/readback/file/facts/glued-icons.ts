import type { DraftLine } from '../layout/draft-line.ts';
import type { Glyph } from '../layout/glyph.ts';

/** A gap narrower than this share of the size is none to a reader. */
const GLUED = 0.12;

/** Places of lines that a pictogram touches: a machine reads it as part of the word. */
export function gluedIcons(lines: readonly DraftLine[], page: number, icons: readonly Glyph[]): number[] {
  return lines.flatMap((line, index) => {
    if (line.page !== page) return [];
    const touched = icons.some((icon) =>
      line.glyphs.some(
        (glyph) =>
          Math.abs(glyph.baseline - icon.baseline) < 0.4 * glyph.size &&
          Math.abs(glyph.left - icon.right) < GLUED * glyph.size,
      ),
    );
    return touched ? [index] : [];
  });
}

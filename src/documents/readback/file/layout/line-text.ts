import type { Glyph } from './glyph.ts';
import { median } from './side-notes.ts';

/** Letters between which nothing stands, and what parts them from those before. */
export type Piece = { glyphs: Glyph[]; before: '' | ' ' | '\t' };

/** A gap as wide as this share of the size parts words where the file has no blanks. */
const WORD_GAP = 0.17;
/** One as wide as this is a jump of a tabulator. */
const TAB_GAP = 1.6;

/** A line's letters in words. A jump to another stop, as before a date at the right edge, is a tab. */
export function piecesOf(glyphs: readonly Glyph[]): Piece[] {
  const gaps = glyphs.map((glyph, index) => {
    const before = glyphs[index - 1];
    return before ? (glyph.left - before.right) / Math.max(1, Math.min(glyph.size, before.size)) : 0;
  });
  const tracking = Math.max(0, median(gaps.slice(1).filter((gap) => gap < 1)));
  const wordGap = tracking > 0.06 ? Math.max(WORD_GAP, tracking * 1.6 + 0.06) : WORD_GAP;
  const pieces: Piece[] = [];
  glyphs.forEach((glyph, index) => {
    const gap = gaps[index] ?? 0;
    const apart = index > 0 && (glyph.spaced || gap >= wordGap);
    const piece = pieces.at(-1);
    if (piece && !apart) piece.glyphs.push(glyph);
    else
      pieces.push({
        glyphs: [glyph],
        before: index === 0 ? '' : gap >= Math.max(TAB_GAP, wordGap * 2) ? '\t' : ' ',
      });
  });
  return pieces;
}

import type { Glyph } from './glyph.ts';
import { isDate, median } from './side-notes.ts';

/** Letters between which nothing stands, and what parts them from those before. */
export type Piece = { glyphs: Glyph[]; before: '' | ' ' | '\t' };

/** A gap as wide as this share of the size parts words where the file has no blanks. */
const WORD_GAP = 0.12;
/** One as wide as this is a jump of a tabulator; beside a date, a narrower one is. */
const TAB_GAP = 1.6;
const TAB_GAP_AT_DATE = 0.6;
/** Letters farther apart than this were spread on purpose. */
const SPREAD = 0.06;

/** A line's letters in words. A jump to another stop, as before a date at the right edge, is a tab. */
export function piecesOf(glyphs: readonly Glyph[]): Piece[] {
  const gaps = glyphs.map((glyph, index) => {
    const before = glyphs[index - 1];
    return before ? (glyph.left - before.right) / Math.max(1, Math.min(glyph.size, before.size)) : 0;
  });
  const spread = Math.max(0, median(gaps.slice(1).filter((gap) => gap < 1)));
  const wordGap = spread > SPREAD ? Math.max(WORD_GAP, spread * 1.6 + 0.06) : WORD_GAP;
  const isTab = (index: number) => {
    const gap = gaps[index] ?? 0;
    if (gap >= Math.max(TAB_GAP, wordGap * 2)) return true;
    if (gap < Math.max(TAB_GAP_AT_DATE, wordGap * 2)) return false;
    return isDate(textOf(glyphs.slice(0, index))) || isDate(textOf(glyphs.slice(index)));
  };
  const pieces: Piece[] = [];
  glyphs.forEach((glyph, index) => {
    const piece = pieces.at(-1);
    const apart = glyph.spaced || (gaps[index] ?? 0) >= wordGap;
    if (!piece) pieces.push({ glyphs: [glyph], before: '' });
    else if (apart) pieces.push({ glyphs: [glyph], before: isTab(index) ? '\t' : ' ' });
    else piece.glyphs.push(glyph);
  });
  return pieces;
}

function textOf(glyphs: readonly Glyph[]): string {
  return glyphs.map(({ text, spaced }) => (spaced ? ` ${text}` : text)).join('');
}

import { atomText, type Glyph } from './glyph.ts';
import { isDate, median } from './side-notes.ts';

/** Letters between which nothing stands, and what parts them from those before. */
export type Piece = { glyphs: Glyph[]; before: '' | ' ' | '\t' };

/** A gap as wide as this share of the size parts words where the file has no blanks. */
const WORD_GAP = 0.12;
/** One as wide as this is a jump of a tabulator; beside a date, a narrower one is. */
const TAB_GAP = 1.6;
const TAB_GAP_AT_DATE = 0.6;
/** Chinese, Japanese and Korean letters stand a little apart from others, and that is no blank. */
const IDEOGRAPH_GAP = 0.45;
/** Letters farther apart than this were spread on purpose. */
const SPREAD = 0.06;

/** How far the letters of a line stand apart, as a share of their size, where they were spread; 0 where not. */
export function spreadOf(glyphs: readonly Glyph[]): number {
  const gaps = glyphs.flatMap((glyph, index) => {
    const before = glyphs[index - 1];
    if (!before || glyph.spaced) return [];
    return [(glyph.left - before.right) / Math.max(1, Math.min(glyph.size, before.size))];
  });
  const middle = median(gaps.filter((gap) => gap < 1));
  return gaps.length >= 3 && middle > SPREAD ? middle : 0;
}

/** A line's letters in words. A jump to another stop, as before a date at the right edge, is a tab. */
export function piecesOf(glyphs: readonly Glyph[]): Piece[] {
  const gaps = glyphs.map((glyph, index) => {
    const before = glyphs[index - 1];
    return before ? (glyph.left - before.right) / Math.max(1, Math.min(glyph.size, before.size)) : 0;
  });
  const spread = spreadOf(glyphs);
  const wordGap = spread > 0 ? Math.max(WORD_GAP, spread * 1.6 + 0.06) : WORD_GAP;
  const isTab = (index: number) => {
    const gap = gaps[index] ?? 0;
    if (gap >= Math.max(TAB_GAP, wordGap * 2)) return true;
    if (gap < Math.max(TAB_GAP_AT_DATE, wordGap * 2)) return false;
    // A label in bold before what it stands for.
    const bolder = glyphs[index - 1]?.face.bold && !glyphs[index]?.face.bold;
    if (bolder && gap > TAB_GAP / 2) return true;
    return (
      isDate(atomText({ glyphs: glyphs.slice(0, index) })) ||
      isDate(atomText({ glyphs: glyphs.slice(index) }))
    );
  };
  const pieces: Piece[] = [];
  glyphs.forEach((glyph, index) => {
    const piece = pieces.at(-1);
    const least = isIdeograph(glyph) || isIdeograph(glyphs[index - 1]) ? IDEOGRAPH_GAP : wordGap;
    // Icons have a place and no text.
    const apart = glyph.spaced || glyphs[index - 1]?.text === '' || (gaps[index] ?? 0) >= least;
    if (!piece) pieces.push({ glyphs: [glyph], before: '' });
    else if (apart) pieces.push({ glyphs: [glyph], before: isTab(index) ? '\t' : ' ' });
    else piece.glyphs.push(glyph);
  });
  return pieces;
}

function isIdeograph(glyph: Glyph | undefined): boolean {
  return (
    glyph !== undefined &&
    /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303f\uff00-\uffef]/u.test(glyph.text)
  );
}

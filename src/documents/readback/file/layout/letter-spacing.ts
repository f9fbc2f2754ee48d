import type { Glyph } from './glyph.ts';
import { median } from './side-notes.ts';

/** Shortest row of single letters that is a word pulled apart and not a few initials. */
const LETTERS_MIN = 4;
/** A gap this much wider than those between the letters parts words. */
const WIDER = 1.5;

/**
 * Blanks between the letters of a word, as in "S K I L L S", taken out again; those between words, which are wider,
 * stay. Also says whether there were any.
 */
export function mendSpacing(glyphs: readonly Glyph[]): { glyphs: readonly Glyph[]; mended: boolean } {
  const mended = new Set<Glyph>();
  let run: Glyph[] = [];
  const close = () => {
    if (run.length >= LETTERS_MIN) for (const glyph of inWords(run)) mended.add(glyph);
    run = [];
  };
  glyphs.forEach((glyph, index) => {
    const alone = (glyphs[index + 1]?.spaced ?? true) && (glyph.spaced || index === 0);
    if (alone && /^\p{L}$/u.test(glyph.text)) run.push(glyph);
    else close();
  });
  close();
  if (mended.size === 0) return { glyphs, mended: false };
  return {
    glyphs: glyphs.map((glyph) => (mended.has(glyph) ? { ...glyph, spaced: false } : glyph)),
    mended: true,
  };
}

/** Letters that belong to the word of the letter before them. */
function inWords(letters: readonly Glyph[]): Glyph[] {
  const gapAt = (index: number) => (letters[index]?.left ?? 0) - (letters[index - 1]?.right ?? 0);
  const usual = median(letters.slice(1).map((_, index) => gapAt(index + 1)));
  return letters.filter((_, index) => index > 0 && gapAt(index) <= WIDER * Math.max(usual, 0.1));
}

import { glyphRanges } from '#documents/render/glyphs/font-tables.ts';

/* How wide the letters of a font are: what of its tables tells it, and nothing else of them. */

/** Latin, Greek, Cyrillic and the signs between them: what lines are measured in that have to fit. */
const LETTERS = 0x2300;
/** Letters of other scripts, as a share of the size. */
const FULL_WIDTH = 1;

/** Where the tables of a font begin that tell of its letters. */
export type AdvanceTables = { head: number; hhea: number; hmtx: number; cmap: number };

/** Tells how wide a text is, as a share of the size of its type. */
export function readAdvances(view: DataView, tables: AdvanceTables): (text: string) => number {
  const em = view.getUint16(tables.head + 18);
  const metrics = view.getUint16(tables.hhea + 34);
  const advances = new Uint16Array(LETTERS);
  const missing = view.getUint16(tables.hmtx);
  advances.fill(missing);
  for (const { first, last, glyphOf } of glyphRanges(view, tables.cmap)) {
    for (let letter = first; letter <= Math.min(last, LETTERS - 1); letter += 1) {
      const glyph = glyphOf(letter);
      advances[letter] = view.getUint16(tables.hmtx + 4 * Math.min(glyph, metrics - 1));
    }
  }
  return (text) => {
    let width = 0;
    for (const letter of text) {
      const advance = advances[letter.codePointAt(0) ?? 0];
      width += advance === undefined ? FULL_WIDTH : advance / em;
    }
    return width;
  };
}

/* How wide the letters of a font are: what of its tables tells it, and nothing else of them. */

/** Latin, Greek, Cyrillic and the signs between them: what lines are measured in that have to fit. */
const LETTERS = 0x2300;
/** Letters of other scripts, as a share of the size. */
const FULL_WIDTH = 1;
const WINDOWS = 3;

/** Where the tables of a font begin that tell of its letters. */
export type AdvanceTables = { head: number; hhea: number; hmtx: number; cmap: number };

/** Tells how wide a text is, as a share of the size of its type. */
export function readAdvances(view: DataView, tables: AdvanceTables): (text: string) => number {
  const em = view.getUint16(tables.head + 18);
  const metrics = view.getUint16(tables.hhea + 34);
  const advances = new Uint16Array(LETTERS);
  const missing = view.getUint16(tables.hmtx);
  advances.fill(missing);
  for (const { from, to, glyphOf } of rangesOf(view, tables.cmap)) {
    for (let letter = from; letter <= Math.min(to, LETTERS - 1); letter += 1) {
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

/** Letters that follow each other, and the glyph of each. */
type Range = { from: number; to: number; glyphOf: (letter: number) => number };

function rangesOf(view: DataView, cmap: number): Range[] {
  const found = new Map<number, number>();
  for (let table = 0; table < view.getUint16(cmap + 2); table += 1) {
    const record = cmap + 4 + 8 * table;
    const at = cmap + view.getUint32(record + 4);
    if (view.getUint16(record) === 0 || view.getUint16(record) === WINDOWS) found.set(view.getUint16(at), at);
  }
  const [full, basic] = [found.get(12), found.get(4)];
  if (full !== undefined) return fullRanges(view, full);
  return basic === undefined ? [] : basicRanges(view, basic);
}

/** Format 12. */
function fullRanges(view: DataView, at: number): Range[] {
  return Array.from({ length: view.getUint32(at + 12) }, (_, index) => {
    const group = at + 16 + 12 * index;
    const [from, to] = [view.getUint32(group), view.getUint32(group + 4)];
    const first = view.getUint32(group + 8);
    return { from, to, glyphOf: (letter) => first + letter - from };
  });
}

/** Format 4: ends, starts, deltas and offsets of segments in four rows. */
function basicRanges(view: DataView, at: number): Range[] {
  const bytes = view.getUint16(at + 6);
  return Array.from({ length: bytes / 2 }, (_, index) => {
    const end = at + 14 + 2 * index;
    const start = end + bytes + 2;
    const offsetAt = start + 2 * bytes;
    const [from, to] = [view.getUint16(start), view.getUint16(end)];
    const [delta, offset] = [view.getInt16(start + bytes), view.getUint16(offsetAt)];
    const glyphOf = (letter: number) => {
      if (offset === 0) return (letter + delta) & 0xffff;
      const glyph = view.getUint16(offsetAt + offset + 2 * (letter - from));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    };
    return { from, to, glyphOf };
  });
}

/* Tables of a TrueType or OpenType font (OpenType specification), as far as its letters are asked for. */

/** Where each table of a font begins, by its tag. */
export function tableOffsets(view: DataView): ReadonlyMap<string, number> {
  const offsets = new Map<string, number>();
  for (let table = 0; table < view.getUint16(4); table += 1) {
    const record = 12 + 16 * table;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((at) => view.getUint8(record + at)));
    offsets.set(tag, view.getUint32(record + 8));
  }
  return offsets;
}

/** Code points that follow each other, both ends included, and the glyph of each. */
export type GlyphRange = {
  first: number;
  last: number;
  glyphOf: (point: number) => number;
  /** Whether some of its points may have no glyph, which is glyph 0. */
  mayLack: boolean;
};

/** What the Unicode subtables of `cmap` map: formats 4 and 12, which is what fonts of ours use. */
export function* glyphRanges(view: DataView, cmap: number): Generator<GlyphRange> {
  for (let record = 0; record < view.getUint16(cmap + 2); record += 1) {
    const entry = cmap + 4 + 8 * record;
    const [platform, encoding] = [view.getUint16(entry), view.getUint16(entry + 2)];
    const isUnicode = platform === 0 || (platform === 3 && (encoding === 1 || encoding === 10));
    if (!isUnicode) continue;
    const subtable = cmap + view.getUint32(entry + 4);
    const format = view.getUint16(subtable);
    if (format === 4) yield* segmentRanges(view, subtable);
    if (format === 12) yield* groupRanges(view, subtable);
  }
}

/** Format 4: segments of the basic plane, in rows of ends, starts, deltas and offsets. */
function* segmentRanges(view: DataView, subtable: number): Generator<GlyphRange> {
  const doubled = view.getUint16(subtable + 6);
  const ends = subtable + 14;
  const starts = ends + doubled + 2;
  for (let at = 0; at < doubled; at += 2) {
    const [first, last] = [view.getUint16(starts + at), view.getUint16(ends + at)];
    if (first === 0xffff) continue;
    const delta = view.getUint16(starts + doubled + at);
    const offsetAt = starts + 2 * doubled + at;
    const offset = view.getUint16(offsetAt);
    const glyphOf = (point: number): number => {
      if (offset === 0) return (point + delta) & 0xffff;
      const glyph = view.getUint16(offsetAt + offset + 2 * (point - first));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    };
    yield { first, last, glyphOf, mayLack: true };
  }
}

/** Format 12: groups over all planes. */
function* groupRanges(view: DataView, subtable: number): Generator<GlyphRange> {
  for (let group = 0; group < view.getUint32(subtable + 12); group += 1) {
    const at = subtable + 16 + 12 * group;
    const [first, last, glyph] = [view.getUint32(at), view.getUint32(at + 4), view.getUint32(at + 8)];
    yield { first, last, glyphOf: (point) => glyph + point - first, mayLack: false };
  }
}

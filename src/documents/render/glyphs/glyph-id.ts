/**
 * The glyph index in an id of the SVG exporter: `g` and the base64, cut short of its trailing zeros, of
 * two little-endian 32-bit numbers, a hash of the font and the index within it. Index 0 is `.notdef`, the
 * box drawn for a character the font lacks.
 * @returns undefined for an id of another kind
 */
export function glyphIndex(id: string): number | undefined {
  if (!/^g[A-Za-z0-9+/]{1,11}$/.test(id)) return undefined;
  const bytes = atob(id.slice(1).padEnd(11, 'A') + '=');
  const byte = (at: number): number => bytes.charCodeAt(at);
  return byte(4) + byte(5) * 0x100 + byte(6) * 0x10000 + byte(7) * 0x1000000;
}

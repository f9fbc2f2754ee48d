import type { Bounds, PageMarks, PlacedGlyph, DrawnShape } from './page-marks.ts';

/** Letters smaller than this, in points, are not meant for people. */
const READABLE = 4;
/** How far two colors may differ, of 255, and still look alike. */
const ALIKE = 10;
/** A picture that covers this share of the page is a scan, and invisible text over it what was recognized. */
const SCAN = 0.6;

/** Which letters of a page nobody sees. */
export function hiddenLetters(marks: PageMarks, page: { width: number; height: number }): Set<PlacedGlyph> {
  const scanned = marks.pictures.some((picture) => areaOf(picture) > SCAN * page.width * page.height);
  const solid = marks.shapes.filter((shape) => shape.filled && areaOf(shape) > 8);
  const hidden = marks.glyphs.filter((placed) => {
    const { glyph, invisible } = placed;
    if (invisible) return !scanned;
    if (glyph.size < READABLE && glyph.text.trim() !== '') return true;
    if (placed.quarters === 0 && isOutside(placed, page)) return true;
    return placed.quarters === 0 && isOnItsOwnColor(placed, solid, marks.pictures);
  });
  return new Set(hidden);
}

function isOutside({ glyph }: PlacedGlyph, { width, height }: { width: number; height: number }): boolean {
  return glyph.right < 0 || glyph.left > width || glyph.baseline < 0 || glyph.baseline - glyph.size > height;
}

function isOnItsOwnColor(
  { glyph, color }: PlacedGlyph,
  shapes: readonly DrawnShape[],
  pictures: readonly (Bounds & { order: number })[],
): boolean {
  if (!color) return false;
  const x = (glyph.left + glyph.right) / 2;
  const y = glyph.baseline - 0.3 * glyph.size;
  const under = <T extends Bounds & { order: number }>(all: readonly T[]) =>
    all.findLast((area) => area.order < glyph.order && contains(area, x, y));
  const shape = under(shapes);
  const picture = under(pictures);
  // What lies on a picture, a gradient or a round shape may well be seen.
  if (picture && picture.order > (shape?.order ?? 0)) return false;
  if (shape && (!shape.straight || shape.color === undefined)) return false;
  return alike(color, shape?.color ?? '#ffffff');
}

function contains({ left, top, right, bottom }: Bounds, x: number, y: number): boolean {
  return left <= x && x <= right && top <= y && y <= bottom;
}

function areaOf({ left, top, right, bottom }: Bounds): number {
  return (right - left) * (bottom - top);
}

function alike(a: string, b: string): boolean {
  const parts = (color: string) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  const [x, y] = [parts(a), parts(b)];
  return x.every((part, index) => Math.abs(part - (y[index] ?? 0)) <= ALIKE);
}

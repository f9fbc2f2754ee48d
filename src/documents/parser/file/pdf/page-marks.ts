import type { Glyph } from '../layout/glyph.ts';

/** An upright place on the page. */
export type Bounds = { left: number; top: number; right: number; bottom: number };

/** The part of one box that lies within another. */
export const common = (a: Bounds, b: Bounds): Bounds => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

/** Something drawn that is neither text nor a picture. */
export type DrawnShape = Bounds & {
  /** Absent where it is a gradient or a pattern. */
  color?: string;
  order: number;
  /** Whether it is a rectangle or a straight line. */
  straight: boolean;
  filled: boolean;
};

/** A letter, and by how many quarters it is turned clockwise. */
export type PlacedGlyph = { glyph: Glyph; quarters: number; color?: string; invisible: boolean };

/** All that is drawn on a page. */
export type PageMarks = {
  glyphs: PlacedGlyph[];
  shapes: DrawnShape[];
  pictures: (Bounds & { order: number })[];
};

/** A page's drawing as pdf.js gives it. */
export type OperatorList = { fnArray: readonly number[]; argsArray: readonly unknown[] };

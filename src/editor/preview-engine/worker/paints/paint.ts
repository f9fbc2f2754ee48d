/** A context of a page's picture, in the worker. */
export type Context = OffscreenCanvasRenderingContext2D;

/** What a shape is painted with where that is no single colour: a gradient or a pattern. */
export type Paint = {
  /** The style to fill or stroke a shape with, whose own coordinates the context must be in. */
  style(context: Context, pixelsPerPoint: number): CanvasGradient | CanvasPattern;
};

/** What of a shape is painted. */
export type PaintedPart = 'fill' | 'stroke';

/** Paints of a document by what they paint: a part of a shape and the shape's outline, as SVG writes it. */
export type Paints = ReadonlyMap<string, Paint>;

/** What a paint is found by. */
export function paintKey(part: PaintedPart, outline: string): string {
  return `${part} ${outline}`;
}

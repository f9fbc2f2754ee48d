import type { SvgElement } from '#documents/render/preview/svg-tree.ts';
import { cachedPath } from '#documents/render/wasm/path-cache.ts';
import type { Context, Paint } from './paint.ts';
import { attributesOf, numberOf, unknownSvg } from './strict-svg.ts';

const COLOUR = /^#([\da-f]{6}|[\da-f]{8})$/;
const TRANSLATION = /^translate\((-?[\d.]+),(-?[\d.]+)\)$/;
/** They say nothing of how a group or a shape looks. */
const MARKS = new Set(['data-tid', 'data-hint', 'class']);
const CAPS: ReadonlySet<string> = new Set<CanvasLineCap>(['butt', 'round', 'square']);
const JOINS: ReadonlySet<string> = new Set<CanvasLineJoin>(['bevel', 'miter', 'round']);

/** Draws what stands in a tile, as the exporter writes it: groups and shapes in single colours. */
export function drawTileContent(element: SvgElement, context: Context): void {
  context.save();
  if (element.name === 'g') drawGroup(element, context);
  else if (element.name === 'path') drawShape(element, context);
  else throw unknownSvg(element);
  context.restore();
}

function drawGroup(element: SvgElement, context: Context): void {
  const { transform, ...others } = attributesOf(element);
  if (Object.keys(others).some((name) => !MARKS.has(name))) throw unknownSvg(element);
  if (transform !== undefined) {
    const [, x, y] = TRANSLATION.exec(transform) ?? [];
    context.translate(numberOf(element, x), numberOf(element, y));
  }
  for (const child of element.children) drawTileContent(child, context);
}

function drawShape(element: SvgElement, context: Context): void {
  const {
    d,
    fill = 'none',
    stroke = 'none',
    'fill-rule': rule = 'nonzero',
    ...others
  } = attributesOf(element);
  if (d === undefined || (rule !== 'nonzero' && rule !== 'evenodd')) throw unknownSvg(element);
  // What SVG takes where nothing is said, which is not what a canvas does.
  context.miterLimit = 4;
  for (const [name, value = ''] of Object.entries(others)) setStroke(element, context, name, value);
  const path = cachedPath(d);
  if (fill !== 'none') {
    context.fillStyle = colourOf(element, fill);
    context.fill(path, rule);
  }
  if (stroke !== 'none') {
    context.strokeStyle = colourOf(element, stroke);
    context.stroke(path);
  }
}

function setStroke(element: SvgElement, context: Context, name: string, value: string): void {
  if (name === 'stroke-width') context.lineWidth = numberOf(element, value);
  else if (name === 'stroke-miterlimit') context.miterLimit = numberOf(element, value);
  else if (name === 'stroke-linecap' && CAPS.has(value))
    context.lineCap = value as CanvasLineCap; // Just looked up.
  else if (name === 'stroke-linejoin' && JOINS.has(value))
    context.lineJoin = value as CanvasLineJoin; // Just looked up.
  else if (!MARKS.has(name)) throw unknownSvg(element);
}

function colourOf(element: SvgElement, text: string): string {
  if (!COLOUR.test(text)) throw unknownSvg(element);
  return text;
}

/** How much finer a tile is drawn than the page: it is laid between the page's pixels, which blurs fine lines. */
const FINENESS = 2;

/**
 * Tiles side by side from the shape's origin, as the exporter defines them.
 * @throws RenderFailedError for what the exporter is not known to write
 */
export function tiling(base: SvgElement): Paint {
  const { id: _, patternUnits, width, height, viewBox, ...others } = attributesOf(base);
  if (
    patternUnits !== 'userSpaceOnUse' ||
    viewBox !== `0 0 ${width} ${height}` ||
    Object.keys(others).length > 0
  ) {
    throw unknownSvg(base);
  }
  const size = { width: numberOf(base, width), height: numberOf(base, height) };
  let drawn: { pattern: CanvasPattern; pixelsPerPoint: number } | null = null;
  return {
    style(_context, pixelsPerPoint) {
      if (drawn?.pixelsPerPoint !== pixelsPerPoint) {
        drawn = { pattern: tilePattern(base, size, pixelsPerPoint), pixelsPerPoint };
      }
      return drawn.pattern;
    },
  };
}

function tilePattern(base: SvgElement, size: { width: number; height: number }, pixelsPerPoint: number) {
  const width = Math.max(1, Math.round(size.width * pixelsPerPoint * FINENESS));
  const height = Math.max(1, Math.round(size.height * pixelsPerPoint * FINENESS));
  const context = new OffscreenCanvas(width, height).getContext('2d');
  const scale = { x: width / size.width, y: height / size.height };
  context?.scale(scale.x, scale.y);
  if (context) for (const child of base.children) drawTileContent(child, context);
  const pattern = context?.createPattern(context.canvas, 'repeat');
  if (!pattern) throw new Error('This browser draws no pattern.');
  pattern.setTransform({ a: 1 / scale.x, d: 1 / scale.y });
  return pattern;
}

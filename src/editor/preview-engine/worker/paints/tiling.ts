import type { SvgElement } from '#documents/render/preview/svg-tree.ts';
import type { Paint } from './paint.ts';
import { attributesOf, numberOf, unknownSvg } from './strict-svg.ts';
import { drawTileContent } from './tile-content.ts';

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

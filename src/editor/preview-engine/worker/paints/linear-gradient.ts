import type { SvgElement } from '#documents/render/preview/svg-tree.ts';
import type { Paint } from './paint.ts';
import { attributesOf, numberOf, unknownSvg } from './strict-svg.ts';

type Point = { x: number; y: number };

const SCALE = /^scale\(([\d.]+),([\d.]+)\)$/;

/**
 * A gradient along a line, as the exporter defines it over a square of 1 by 1 that is stretched over the shape.
 * @param base the colours and the line
 * @param stretch how the square is stretched, as an SVG transform
 * @throws RenderFailedError for what the exporter is not known to write
 */
export function linearGradient(base: SvgElement, stretch: string): Paint {
  const { id: _, spreadMethod, gradientUnits, x1, y1, x2, y2, ...others } = attributesOf(base);
  if (spreadMethod !== 'pad' || gradientUnits !== 'userSpaceOnUse' || Object.keys(others).length > 0) {
    throw unknownSvg(base);
  }
  const [, width, height] = SCALE.exec(stretch) ?? [];
  const size = { x: numberOf(base, width), y: numberOf(base, height) };
  const from = { x: numberOf(base, x1), y: numberOf(base, y1) };
  const to = { x: numberOf(base, x2), y: numberOf(base, y2) };
  const stops = base.children.map(colourStop);
  const line = stretched(from, to, size);
  if (![line.from, line.to].every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))) {
    throw unknownSvg(base);
  }
  let gradient: CanvasGradient | null = null;
  return {
    style(context) {
      if (gradient) return gradient;
      gradient = context.createLinearGradient(line.from.x, line.from.y, line.to.x, line.to.y);
      for (const { offset, colour } of stops) gradient.addColorStop(offset, colour);
      return gradient;
    },
  };
}

/**
 * The line of the same gradient after stretching. Points of one colour lie across the line before; stretching leaves
 * them on a line, which no longer stands at a right angle to the stretched one, as canvases draw it.
 */
function stretched(from: Point, to: Point, size: Point): { from: Point; to: Point } {
  const along = { x: to.x - from.x, y: to.y - from.y };
  const slope = { x: along.x / size.x, y: along.y / size.y };
  const scale = (along.x ** 2 + along.y ** 2) / (slope.x ** 2 + slope.y ** 2);
  const start = { x: from.x * size.x, y: from.y * size.y };
  return { from: start, to: { x: start.x + slope.x * scale, y: start.y + slope.y * scale } };
}

function colourStop(element: SvgElement): { offset: number; colour: string } {
  const { offset, 'stop-color': colour, ...others } = attributesOf(element);
  if (
    element.name !== 'stop' ||
    !offset?.endsWith('%') ||
    colour === undefined ||
    Object.keys(others).length > 0
  ) {
    throw unknownSvg(element);
  }
  return { offset: numberOf(element, offset.slice(0, -1)) / 100, colour };
}

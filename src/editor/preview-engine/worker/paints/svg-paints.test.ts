import { describe, expect, it } from 'vitest';
import { parseSvg } from '#documents/render/preview/svg-tree.ts';
import { RenderFailedError } from '#documents/render/engine-errors.ts';
import { type Context, paintKey } from './paint.ts';
import { paintsOf } from './svg-paints.ts';

const STOPS = '<stop offset="0.000%" stop-color="#ffffff"/><stop offset="50.000%" stop-color="#00000080"/>';
const gradient = (points: string, attributes = '') =>
  `<linearGradient id="g" spreadMethod="pad" gradientUnits="userSpaceOnUse" ${points}${attributes}>${STOPS}</linearGradient>`;
const placed = (transform: string, id = 'p') =>
  `<linearGradient id="${id}" gradientTransform="${transform}" href="#g" xlink:href="#g"></linearGradient>`;
const TILE =
  '<pattern id="t" patternUnits="userSpaceOnUse" width="44.000" height="22.000" viewBox="0 0 44.000 22.000"></pattern>';

const SHAPE = '<path class="typst-shape" d="M 0 0 L 200 100 Z " fill="url(#p)" />';
const documentWith = (...parts: string[]) => parseSvg(`<svg>${parts.join('')}</svg>`);
const ACROSS = 'x1="0.000" y1="0.000" x2="1.000" y2="1.000"';

/** The line and the colours of the gradient that fills the shape. */
function gradientDrawn(points: string, transform: string) {
  const drawn: { line: number[]; stops: [number, string][] } = { line: [], stops: [] };
  const context = {
    createLinearGradient(...line: number[]) {
      drawn.line = line;
      return { addColorStop: (at: number, colour: string) => void drawn.stops.push([at, colour]) };
    },
  };
  const paints = paintsOf(documentWith(SHAPE, gradient(points), placed(transform)));
  const paint = paints.get(paintKey('fill', 'M 0 0 L 200 100 Z '));
  paint?.style(context as unknown as Context, 1); // All that is called of it.
  return drawn;
}

describe('a gradient', () => {
  it('has the stops and the line that the exporter writes, at the size of the shape', () => {
    const { line, stops } = gradientDrawn('x1="1.000" y1="0.000" x2="1.000" y2="1.000"', 'scale(200,100)');
    expect(line).toEqual([200, 0, 200, 100]);
    expect(stops).toEqual([
      [0, '#ffffff'],
      [0.5, '#00000080'],
    ]);
  });

  it('keeps the colours where they are where the shape is no square, whose slant a canvas would turn', () => {
    const { line } = gradientDrawn(ACROSS, 'scale(200,100)');
    const [fromX = 0, fromY = 0, toX = 0, toY = 0] = line;
    const share = (x: number, y: number) => {
      const [alongX, alongY] = [toX - fromX, toY - fromY];
      return ((x - fromX) * alongX + (y - fromY) * alongY) / (alongX ** 2 + alongY ** 2);
    };
    expect(share(0, 0)).toBeCloseTo(0);
    expect(share(200, 100)).toBeCloseTo(1);
    // The other diagonal was of one colour in the square, and is so in the shape.
    expect(share(200, 0)).toBeCloseTo(0.5);
    expect(share(0, 100)).toBeCloseTo(0.5);
  });
});

describe('what cannot be painted exactly is refused, and left to the server', () => {
  it.each([
    ['a gradient that is turned', SHAPE + gradient(ACROSS) + placed('rotate(20)')],
    ['a gradient without a height', SHAPE + gradient(ACROSS) + placed('scale(200,0)')],
    ['an attribute that is not known', SHAPE + gradient(ACROSS, ' gradientFancy="1"') + placed('scale(2,1)')],
    ['another kind of gradient', `${SHAPE}<radialGradient id="g"/><radialGradient id="p" href="#g"/>`],
    ['a pattern that is turned', `${SHAPE}${TILE}<pattern id="p" patternTransform="rotate(20)" href="#t"/>`],
    ['letters', `<use href="#x" fill="url(#p)"/>${gradient(ACROSS)}${placed('scale(2,1)')}`],
    ['what is not defined', SHAPE],
    [
      'two paints of shapes of one outline',
      SHAPE + SHAPE.replace('#p', '#q') + gradient(ACROSS) + placed('scale(2,1)') + placed('scale(3,1)', 'q'),
    ],
  ])('%s', (_, parts) => {
    expect(() => paintsOf(documentWith(parts))).toThrow(RenderFailedError);
  });
});

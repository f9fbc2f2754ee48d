import { beforeAll, describe, expect, it, vi } from 'vitest';
import { RenderFailedError } from '#documents/render/engine-errors.ts';
import { parseSvg } from '#documents/render/preview/svg-tree.ts';
import { cachedPath } from '#documents/render/wasm/path-cache.ts';
import { createKnownPaints } from './svg-paints.ts';
import { type Context, type Paint, paintKey } from './paint.ts';
import { paintOver } from './painting-context.ts';

/** What of a canvas the renderer uses, with what was painted and how. */
class FakeContext {
  painted: [part: string, style: unknown][] = [];
  #fill: unknown = '';
  #stroke: unknown = '';
  get fillStyle() {
    return this.#fill;
  }
  set fillStyle(style: unknown) {
    this.#fill = style;
  }
  get strokeStyle() {
    return this.#stroke;
  }
  set strokeStyle(style: unknown) {
    this.#stroke = style;
  }
  fill() {
    this.painted.push(['fill', this.#fill]);
  }
  stroke() {
    this.painted.push(['stroke', this.#stroke]);
  }
}

beforeAll(() => {
  vi.stubGlobal('Path2D', class {});
  vi.stubGlobal('OffscreenCanvasRenderingContext2D', FakeContext);
  return () => vi.unstubAllGlobals();
});

const GRADIENT = {} as CanvasGradient; // Only handed on.
const OUTLINE = 'M 0 0 L 1 1';

function setUp(paints: Record<string, Paint>) {
  const context = new FakeContext();
  paintOver(
    context as unknown as Context, // All that is called of it.
    (key) => paints[key],
    () => 2,
  );
  return context as unknown as Context & FakeContext;
}

describe('a context painted over', () => {
  it('takes colours as they come, black as well', () => {
    const context = setUp({});
    for (const colour of ['#102030', '#000000']) {
      context.fillStyle = colour;
      context.fill(cachedPath(OUTLINE));
      context.strokeStyle = colour;
      context.stroke(cachedPath(OUTLINE));
    }
    expect(context.painted).toEqual([
      ['fill', '#102030'],
      ['stroke', '#102030'],
      ['fill', '#000000'],
      ['stroke', '#000000'],
    ]);
  });

  it('paints what the renderer cannot with the paint of the shape, and what follows in its own colour', () => {
    const context = setUp({ [paintKey('fill', OUTLINE)]: { style: () => GRADIENT } });
    context.fillStyle = 'black';
    context.fill(cachedPath(OUTLINE));
    context.fillStyle = '#102030';
    context.fill(cachedPath(OUTLINE));
    expect(context.painted).toEqual([
      ['fill', GRADIENT],
      ['fill', '#102030'],
    ]);
  });

  it('leaves out a shape whose paint is not known, rather than paint it black', () => {
    const context = setUp({ [paintKey('fill', OUTLINE)]: { style: () => GRADIENT } });
    context.strokeStyle = 'black';
    context.stroke(cachedPath(OUTLINE));
    context.fillStyle = 'black';
    context.fill(cachedPath('M 2 2 L 3 3'));
    expect(context.painted).toEqual([]);
  });
});

describe('known paints', () => {
  const DOCUMENT = parseSvg(
    `<svg><path d="${OUTLINE}" fill="url(#p)"/><linearGradient id="p" gradientTransform="scale(2,3)" href="#g"/>` +
      '<linearGradient id="g" spreadMethod="pad" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="1" y2="0"/></svg>',
  );
  const KEY = paintKey('fill', OUTLINE);

  it('are read from the document once, when a shape asks for one, and anew for another look', () => {
    const paints = createKnownPaints();
    paints.begin('one');
    expect(paints.find(KEY)).toBeUndefined();
    expect(paints.lacks()).toBe(true);
    paints.learn(DOCUMENT);
    expect(paints.lacks()).toBe(false);
    paints.begin('one');
    expect(paints.find(KEY)).toBeDefined();
    expect(paints.lacks()).toBe(false);
    paints.begin('another');
    expect(paints.find(KEY)).toBeUndefined();
  });

  it('refuse a document that does not say how a shape is painted', () => {
    const paints = createKnownPaints();
    paints.begin('one');
    paints.find(paintKey('stroke', OUTLINE));
    expect(() => paints.learn(DOCUMENT)).toThrow(RenderFailedError);
  });
});

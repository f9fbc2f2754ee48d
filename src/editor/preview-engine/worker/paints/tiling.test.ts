import { beforeEach, expect, it, vi } from 'vitest';
import { RenderFailedError } from '#documents/render/engine-errors.ts';
import { parseSvg } from '#documents/render/preview/svg-tree.ts';
import type { Context } from './paint.ts';
import { drawTileContent } from './tiling.ts';

beforeEach(() => {
  vi.stubGlobal('Path2D', class {});
  return () => vi.unstubAllGlobals();
});

/** Draws what is written, and answers what was done, in order. */
function drawn(content: string): string[] {
  const done: string[] = [];
  const state: Record<string, unknown> = {};
  const note = (name: string) =>
    function (...values: unknown[]) {
      done.push([name, ...values.filter((value) => typeof value !== 'object')].join(' '));
    };
  const context = Object.assign(state, {
    save: () => undefined,
    restore: () => undefined,
    translate: note('translate'),
    fill: (_: unknown, rule: string) => done.push(`fill ${String(state.fillStyle)} ${rule}`),
    stroke: () =>
      done.push(
        `stroke ${['strokeStyle', 'lineWidth', 'miterLimit', 'lineCap'].map((name) => state[name]).join(' ')}`,
      ),
  });
  drawTileContent(parseSvg(content).root, context as unknown as Context); // All that is called of it.
  return done;
}

it('groups stand where the exporter puts them, and shapes have their colours and strokes', () => {
  const shape =
    '<path class="typst-shape" d="M 0 0" stroke-width="0.35" stroke-linecap="round" fill-rule="evenodd" fill="#102030" stroke="#ffffff21"/>';
  expect(
    drawn(`<g data-tid="x" class="typst-group"><g transform="translate(11.000,-2.500)">${shape}</g></g>`),
  ).toEqual(['translate 11 -2.5', 'fill #102030 evenodd', 'stroke #ffffff21 0.35 4 round']);
});

it.each([
  ['another element', '<image href="x"/>'],
  ['another transform', '<g transform="rotate(3)"/>'],
  ['a clip', '<g clip-path="url(#c)"/>'],
  ['a gradient within', '<path d="M 0 0" fill="url(#g)"/>'],
  ['dashes', '<path d="M 0 0" stroke="#ffffff" stroke-dasharray="1 2"/>'],
])('%s is refused rather than drawn falsely', (_, content) => {
  expect(() => drawn(content)).toThrow(RenderFailedError);
});

import { expect, it } from 'vitest';
import type { DraftLine, Glyph } from '../layout/glyph.ts';
import { drawnApart } from './drawing-order.ts';

const FACE = { name: '', family: '', bold: false, italic: false, doubtful: false };

/** A line whose letters were drawn at these moments, from the left to the right. */
function drawn(orders: readonly number[], look: Partial<DraftLine> = {}): DraftLine {
  const glyphs = orders.map((order, place): Glyph => {
    const left = 50 + place * 5;
    const style = { baseline: 60, size: 10, face: FACE, hidden: false, artifact: false, spaced: false };
    return { text: 'x', left, right: left + 5, order, ...style };
  });
  return {
    page: 1,
    text: 'x'.repeat(orders.length),
    runs: [],
    box: { page: 1, left: 50, right: 100, top: 50, bottom: 60 },
    column: 0,
    region: 'body',
    fontSize: 10,
    bold: false,
    italic: false,
    allCaps: false,
    bullet: '',
    gapAbove: 2,
    glyphs,
    artifact: false,
    letterSpaced: false,
    ...look,
  };
}

it('a line is drawn apart where another is drawn between its parts', () => {
  expect(drawnApart([drawn([1, 1, 2]), drawn([3, 3])])).toEqual([]);
  // All dates first, then what they belong to.
  expect(drawnApart([drawn([5, 5, 1]), drawn([6, 6, 2]), drawn([7, 7])])).toEqual([0, 1]);
  // And the other way round.
  expect(drawnApart([drawn([1, 5]), drawn([2, 6])])).toEqual([0, 1]);
});

it('other pages, running heads and signs of bullets part nothing', () => {
  expect(drawnApart([drawn([1, 5]), drawn([2], { page: 2 })])).toEqual([]);
  expect(drawnApart([drawn([1, 5]), drawn([2], { region: 'header' })])).toEqual([]);
  expect(drawnApart([drawn([9, 1, 1], { bullet: '•' }), drawn([10, 2, 2], { bullet: '•' })])).toEqual([]);
});

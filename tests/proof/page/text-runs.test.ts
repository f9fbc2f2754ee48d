import { expect, test } from 'vitest';
import { drawnPage } from '../checks/drawn-page.ts';
import { around } from './box.ts';
import { textRuns, withoutText } from './text-runs.ts';

test('a run has its colour, its baseline and a box for each glyph that can be seen', () => {
  const page = drawnPage(
    '#place(dx: 30pt, dy: 20pt, text(fill: rgb("#123456"), size: 20pt, top-edge: "baseline")[H E])',
  );
  const [run, ...others] = textRuns(page);
  expect(others).toEqual([]);
  expect(run).toMatchObject({ fills: ['#123456'], glyphs: { length: 2 } });
  expect(run?.baseline).toBeCloseTo(40, 1);
  const { left, top, bottom } = around(run?.glyphs ?? []);
  // The capitals of Inter are 0.727 em high.
  expect([left, top, bottom].map(Math.round)).toEqual([52, 25, 40]);
});

test('text in a gradient has all its colours', () => {
  const [run] = textRuns(drawnPage('#text(fill: gradient.linear(black, red))[gradient]'));
  expect(run?.fills).toEqual(expect.arrayContaining(['#000', '#ff4136']));
  expect(run?.glyphs).toHaveLength(8);
});

test('the place of scaled and turned text is known', () => {
  const [run] = textRuns(
    drawnPage('#place(dx: 50pt, dy: 20pt, rotate(90deg, origin: top + left, reflow: false)[HHHHHHHH])'),
  );
  const { left, top, right, bottom } = around(run?.glyphs ?? []);
  expect(right - left).toBeLessThan(10);
  expect(bottom - top).toBeGreaterThan(50);
});

test('a page without its text keeps its shapes', () => {
  const gradient = '#text(fill: gradient.linear(black, red))[gradient]';
  const page = withoutText(
    drawnPage(`#rect(fill: red)[word] #box(clip: true, circle(fill: blue)) ${gradient}`),
  );
  expect(textRuns(page)).toEqual([]);
  expect(page).toContain('#ff4136');
  expect(page).toContain('#0074d9');
});

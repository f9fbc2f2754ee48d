import { expect, test } from 'vitest';
import { contrast } from '../page/colour.ts';
import { groundOf } from '../page/ground.ts';
import { textRuns } from '../page/text-runs.ts';
import { faintText } from './contrast.ts';
import { drawnPage } from './drawn-page.ts';

async function faults(source: string): Promise<string[]> {
  const page = drawnPage(source);
  return faintText(textRuns(page), await groundOf(page));
}

test('contrast is that of WCAG', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.478, 3);
});

test('dark text on paper and white text on a dark ground are easy to read', async () => {
  expect(
    await faults('#text(fill: rgb("#767676"))[Grey] #box(fill: navy, inset: 4pt, text(fill: white)[Word])'),
  ).toEqual([]);
});

test('text just short of the least contrast is named with its colours and its place', async () => {
  expect(await faults('#text(fill: rgb("#777777"))[Grey]')).toEqual([
    'text of #777777 on #ffffff has a contrast of 4.48 : 1, 21 pt from the left, 20 pt from the top',
  ]);
});

test('a ground counts wherever the text lies on it, at the end of a gradient too', async () => {
  const found = await faults(
    '#box(fill: gradient.linear(black, white), width: 160pt, text(fill: white)[Wide words on a gradient])',
  );
  expect(found).toHaveLength(1);
});

test('of text in a gradient the faintest colour counts', async () => {
  expect(await faults('#text(fill: gradient.linear(black, yellow))[Gradient]')).toHaveLength(1);
});

test('text that lets its ground shine through is as faint as it looks', async () => {
  expect(await faults('#text(fill: black.transparentize(80%))[Watermark]')).toHaveLength(1);
});

test('a hairline of the colour of the text that runs through its descenders does not count', async () => {
  expect(await faults('#place(dy: 8pt, line(length: 60pt, stroke: .4pt)) jumping')).toEqual([]);
});

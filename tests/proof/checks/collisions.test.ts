import { expect, test } from 'vitest';
import { textRuns } from '../page/text-runs.ts';
import { collisions } from './collisions.ts';
import { drawnPage } from './drawn-page.ts';

const faults = (source: string) => collisions(textRuns(drawnPage(source)));

test('lines of usual type, and words of different looks on one line, do not collide', () => {
  expect(
    faults('Some #strong[bold]#emph[ly] typed words, long enough for several lines of text here.'),
  ).toEqual([]);
});

test('text placed over other text is found, and where', () => {
  expect(faults('#place(dx: 3pt, dy: 4pt)[Over] Under')).toEqual([
    'text is drawn over other text, 40 pt from the left, 22 pt from the top',
  ]);
});

test('words pushed into each other on one line are found', () => {
  expect(faults('Under#h(-12pt)#strong[Over]')).toHaveLength(1);
});

test('lines so tight that letters touch are found', () => {
  expect(faults('#set par(leading: -5pt); ggggg #linebreak() #text(fill: navy)[ddddd]')).toHaveLength(1);
});

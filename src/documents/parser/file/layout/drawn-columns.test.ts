import { describe, expect, it } from 'vitest';
import type { Glyph } from './glyph.ts';
import { pageLines } from './page-lines.ts';

const face = { name: 'Body', family: 'Body', bold: false, italic: false, doubtful: false };

type Line = { text: string; left: number; baseline: number };

/** Lines as letters five points wide, drawn in the order in which they are given. */
function drawn(lines: readonly Line[]): Glyph[] {
  return lines.flatMap(({ text, left, baseline }, order) =>
    [...text].map((letter, index) => ({
      text: letter,
      left: left + index * 5,
      right: left + index * 5 + 5,
      ...{ baseline, size: 10, face, hidden: false, order, artifact: false, spaced: false },
    })),
  );
}

/** Lines of one column, from a height on. */
function column(texts: readonly string[], left: number, top: number): Line[] {
  return texts.map((text, index) => ({ text, left, baseline: top + index * 14 }));
}

const text = [
  'Ward nurse at the hospital',
  'Looked after thirty patients',
  'Taught nine beginners a year',
  'Wrote the plan of all shifts',
  'Counted what was used there',
];
const side = ['Wound care', 'First aid', 'Palliative care', 'Night shifts', 'Spanish'];
const name: Line = { text: 'Ana Silva, a nurse who stands over both of the columns', left: 50, baseline: 40 };

const read = (lines: readonly Line[], inColumns = true) => {
  const page = { number: 1, height: 842, breaksWords: false, inColumns };
  const { sideColumn, ...rest } = pageLines(page, drawn(lines));
  return { sideColumn, texts: rest.lines.map((line) => line.text) };
};

describe('a side column that was drawn after the text', () => {
  const [main, right] = [column(text, 50, 80), column(side, 250, 83)];

  it('is read after it, at the right', () => {
    expect(read([name, ...main, ...right])).toEqual({ sideColumn: 2, texts: [name.text, ...text, ...side] });
  });

  it('is read after it, at the left', () => {
    const lines = [name, ...column(text, 180, 80), ...column(side, 50, 83)];
    expect(read(lines)).toEqual({ sideColumn: 1, texts: [name.text, ...text, ...side] });
  });

  it.each([
    ['written by a program that is not known to write columns whole', [...main, ...right], false],
    ['drawn to and fro with the text', main.flatMap((line, index) => [line, right[index] ?? line]), true],
    ['as wide as the text', [...column(side, 50, 80), ...column(text, 160, 83)], true],
    ['too near to the text', [...main, ...column(side, 200, 83)], true],
    ['of few lines', [...main, ...right.slice(0, 3)], true],
  ])('is no such column if it is %s', (_, lines, inColumns) => {
    expect(read([name, ...lines], inColumns).sideColumn).toBeUndefined();
  });

  it('is no such column if text follows that runs over both', () => {
    const below = { ...name, baseline: 180 };
    const more = { ...name, baseline: 194 };
    expect(read([name, ...main, ...right, below, more]).sideColumn).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { sideDrawnLast } from './drawn-columns.ts';
import type { Atom } from './glyph.ts';

/* Every bound of a side column, from both of its sides. */

const face = { name: 'Body', family: 'Body', bold: false, italic: false, doubtful: false };

type Placed = { left: number; width: number; baseline: number; order: number };

function atom(text: string, { left, width, baseline, order }: Placed): Atom {
  const [right, size] = [left + width, 10];
  const rest = { left, right, baseline, size, face, hidden: false, order, artifact: false, spaced: false };
  return { left, right, baseline, size, glyphs: [...text].map((letter) => ({ ...rest, text: letter })) };
}

const TEXT = Array.from({ length: 8 }, () => 'Looked after thirty patients');
const TEXT_WIDTH = 140;
const SIDE = ['Wound care', 'First aids', 'Palliative', 'Nightshift'];

type Column = { gutter?: number; width?: number; shift?: number; text?: readonly string[] };

/** The side that was drawn last of a text and a column at its right, whose lines stand by `shift` below the text's. */
function drawnLast(
  side: readonly string[],
  { gutter = 30, width = 100, shift = 7, text = TEXT }: Column = {},
) {
  const column = (texts: readonly string[], left: number, own: number, top: number, order: number) =>
    texts.map((line, index) =>
      atom(line, { left, width: own, baseline: top + index * 14, order: order + index }),
    );
  return sideDrawnLast(
    column(text, 50, TEXT_WIDTH, 80, 0),
    column(side, 50 + TEXT_WIDTH + gutter, width, 80 + shift, 100),
  );
}

describe('a column at the right that was drawn after the text is a side column', () => {
  it.each([
    ['from a gutter of 18 points on', { gutter: 18 }, { gutter: 17.9 }],
    ['while it is less wide than the text', { width: TEXT_WIDTH - 1 }, { width: TEXT_WIDTH }],
  ])('%s', (_, within, beyond) => {
    expect(drawnLast(SIDE, within)).toBe('right');
    expect(drawnLast(SIDE, beyond)).toBeUndefined();
  });

  it('from four lines on', () => {
    expect(drawnLast(SIDE.map((text) => `${text} and more`))).toBe('right');
    expect(drawnLast(SIDE.slice(1).map((text) => `${text} and more`))).toBeUndefined();
  });

  it('from forty letters on', () => {
    expect(SIDE.join('')).toHaveLength(40);
    expect(drawnLast(SIDE)).toBe('right');
    expect(drawnLast(SIDE.with(0, 'Wound car'))).toBeUndefined();
  });
});

describe('dates on the lines of a text are notes on it', () => {
  const onLines = { shift: 0 };
  const words = [...SIDE, 'Spanish', 'Swimming', 'Chess', 'Driving'];
  const withDates = (count: number, date = '2019 – 2021') =>
    words.map((text, index) => (index < count ? date : text));

  it('from two on', () => {
    expect(drawnLast(withDates(1), onLines)).toBe('right');
    expect(drawnLast(withDates(2), onLines)).toBeUndefined();
  });

  it.each([
    ['19', '1999 and on'],
    ['20', '2000 and on'],
  ])('of years that begin with %s', (_, date) => {
    expect(drawnLast(withDates(2, date), onLines)).toBeUndefined();
    expect(drawnLast(withDates(2, date.replace(/^\d\d/, '18')), onLines)).toBe('right');
  });

  it('of 45 letters at most', () => {
    expect(drawnLast(withDates(2, '2019'.padEnd(45, '.')), onLines)).toBeUndefined();
    expect(drawnLast(withDates(2, '2019'.padEnd(46, '.')), onLines)).toBe('right');
  });

  it('nearer to a line than 1.2 points, above and below', () => {
    for (const shift of [1.1, -1.1]) expect(drawnLast(withDates(4), { shift })).toBeUndefined();
    for (const shift of [1.3, -1.3]) expect(drawnLast(withDates(4), { shift })).toBe('right');
  });

  it('if half of all dates stand so', () => {
    const dates = (count: number) => Array.from({ length: count }, () => '2019');
    // Five stand on the last lines of the text; the others below all of them.
    const below = (count: number) => drawnLast([...dates(5), ...SIDE, ...dates(count)], { shift: 3 * 14 });
    expect(below(5)).toBeUndefined();
    expect(below(6)).toBe('right');
  });

  it('whichever side they are', () => {
    const dated = TEXT.map((text, index) => (index < 2 ? '2019' : text));
    expect(drawnLast(words, { ...onLines, text: dated })).toBeUndefined();
    expect(drawnLast(words, { ...onLines, text: dated.with(0, 'Once') })).toBe('right');
  });
});

import { expect, it } from 'vitest';
import type { Glyph } from '../layout/glyph.ts';
import { iconBullets } from './small-marks.ts';

const CIRCLE = '\uf111';
const CALENDAR = '\uf073';

/** Letters beside each other on one line, six points wide each; a blank is a gap. */
function lineOf(written: string, font: string, top = 100): Glyph[] {
  return [...written].flatMap((text, index) => {
    if (text === ' ') return [];
    const isPrivate = /\p{Co}/u.test(text);
    const name = isPrivate ? font : 'Lato';
    const face = { name, family: name, bold: false, italic: false, doubtful: false };
    const place = { left: 50 + index * 6, right: 56 + index * 6, baseline: top, size: 10 };
    return [{ text, ...place, face, hidden: false, order: index, artifact: false, spaced: false }];
  });
}

const countOf = (...lines: Glyph[][]): number => iconBullets(lines.flat()).size;

it('a circle of a font of pictograms before each line of a list is a bullet', () => {
  const font = 'FontAwesome6Free-Solid';
  const list = ['Baked bread', 'Trained apprentices'].map((text, index) =>
    lineOf(`${CIRCLE} ${text}`, font, 100 + 14 * index),
  );
  expect(countOf(...list)).toBe(2);
});

it('circles that show a level, within a line, or of another font are none, nor is a picture of a calendar', () => {
  const font = 'FontAwesome5Free-Solid';
  expect(countOf(lineOf(`${CIRCLE}${CIRCLE}${CIRCLE} Bread`, font))).toBe(0);
  expect(countOf(lineOf(`Bread ${CIRCLE}${CIRCLE}`, font))).toBe(0);
  expect(countOf(lineOf(`Bread ${CIRCLE} Cakes`, font))).toBe(0);
  expect(countOf(lineOf(`${CIRCLE} Bread`, 'Wingdings'))).toBe(0);
  expect(countOf(lineOf(`${CALENDAR} 2019`, font))).toBe(0);
});

/** The letter that a TeX file calls a sign by, before each of the lines. */
function signed(sign: string, texts: readonly string[], { step = 14, font = 'MarVoSym' } = {}): Glyph[] {
  return texts.flatMap((text, index) =>
    lineOf(`${sign} ${text}`, font, 100 + step * index).map((glyph, at) =>
      at === 0 ? { ...glyph, face: { ...glyph.face, name: font, family: font } } : glyph,
    ),
  );
}

it('a sign that a font of pictograms calls a letter is a bullet where it begins line after line', () => {
  const list = signed('f', ['Baked bread', 'Sold it', 'Trained apprentices']);
  expect(countOf(list)).toBe(3);
  // A date in the margin stands close before the first one.
  const date = lineOf('2022', 'Lato').map((glyph) => ({
    ...glyph,
    left: glyph.left - 30,
    right: glyph.right - 30,
  }));
  expect(countOf(list, date)).toBe(3);
});

it('signs of contact details, of which none is like another, and of dates, an entry apart, are no bullets', () => {
  expect(countOf(signed('a', ['ana@example.com']), signed('b', ['555 0100']).map(lower(14)))).toBe(0);
  expect(countOf(signed('t', ['2019', '2017', '2015'], { step: 60 }))).toBe(0);
  expect(countOf(signed('f', ['Baked bread', 'Sold it', 'Trained'], { font: 'Lato' }))).toBe(0);
});

const lower = (by: number) => (glyph: Glyph) => ({ ...glyph, baseline: glyph.baseline + by });

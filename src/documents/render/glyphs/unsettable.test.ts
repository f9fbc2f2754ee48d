import { expect, test } from 'vitest';
import { parseSvg } from '../preview/svg-tree.ts';
import { glyphIndex, unsettableCharacters } from './unsettable.ts';

/** The exporter's id for a glyph of one font. */
function idOf(glyph: number): string {
  const bytes = [0xe0, 0x82, 0x0e, 0x82, glyph & 0xff, glyph >> 8, 0, 0];
  return `g${btoa(String.fromCharCode(...bytes)).replace(/A*=*$/, '')}`;
}

function run(text: string, glyphs: number[]): string {
  const uses = glyphs.map((glyph) => `<use x="0" href="#${idOf(glyph)}"/>`).join('');
  return `<g class="typst-text">${uses}<g><foreignObject><h5:div>${text}</h5:div></foreignObject></g></g>`;
}

const unsettable = (body: string, covered: string): string[] =>
  unsettableCharacters(parseSvg(`<svg>${body}</svg>`), (point) =>
    covered.includes(String.fromCodePoint(point)),
  );

test.each([0, 1, 68, 255, 256, 40_000])('glyph %i is read back from its id', (glyph) => {
  expect(glyphIndex(idOf(glyph))).toBe(glyph);
});

test('other ids of the exporter are no glyphs', () => {
  expect(glyphIndex('pfxCa7o/9ahkklOo/cWXLf4Q')).toBeUndefined();
  expect(glyphIndex('g54UPu1pQ5R4zbMpmXXZVxQ')).toBeUndefined();
});

test('a run without an empty box reports nothing, whatever the fonts cover', () => {
  expect(unsettable(run('漢', [5]), '')).toEqual([]);
});

test('of a run with a box, the characters without a glyph are reported, sorted and once', () => {
  expect(unsettable(run('한 a漢&amp;', [0, 3, 7, 0, 9]) + run('漢', [0]), 'a&')).toEqual(['漢', '한']);
});

test('what is covered, but not by the typefaces of the run, is found by its place', () => {
  expect(unsettable(run('a✓b', [7, 0, 8]), 'a✓b')).toEqual(['✓']);
});

test('where the place does not tell, all that is not plain ASCII is reported', () => {
  expect(unsettable(run('ffi ✓', [7, 3, 0]), 'fi✓')).toEqual(['✓']);
  expect(unsettable(run('של', [0, 4]), 'של')).toEqual(['ל', 'ש']);
});

test('joiners and spaces are never reported', () => {
  expect(unsettable(run('漢\u200d\ufe0f\u00a0', [0, 0, 0, 0]), '')).toEqual(['漢']);
});

import { describe, expect, it } from 'vitest';
import { glyphGroups, inReadingOrder } from './line-text.ts';
import { atom } from './testing/atom.ts';

const read = (seen: string) => inReadingOrder([...seen], (letter) => letter).join('');

describe('a line as it is seen from left to right', () => {
  it.each([
    ['Ana 2019', 'Ana 2019'],
    ['םולש', 'שלום'],
    ['Python-ב ןויסינ תונש 9', '9 שנות ניסיון ב-Python'],
    ['30% יתצציק', 'קיצצתי 30%'],
    ['Works at םולש in Haifa', 'Works at שלום in Haifa'],
  ])('is read in the order of its letters: %s', (seen, order) => expect(read(seen)).toBe(order));
});

/** A text set without blanks, as TeX sets it: where one would stand, its letters stand `blank` apart. */
function setApart(text: string, blank: number, between = 0) {
  let left = 0;
  return text.split(' ').flatMap((word) => {
    const glyphs = [...word].flatMap((letter) => {
      const [glyph] = atom(letter, left, 0).glyphs;
      left += 5 + between;
      return glyph ? [glyph] : [];
    });
    left += blank - between;
    return glyphs;
  });
}

const wordsOf = (glyphs: Parameters<typeof glyphGroups>[0]) =>
  glyphGroups(glyphs).map((group) => group.glyphs.map(({ text }) => text).join(''));

describe('a line whose blanks are gaps', () => {
  it('has its words also where most are of one letter or figure', () => {
    expect(wordsOf(setApart('2,7 s à 0,9 s', 2.4))).toEqual(['2,7', 's', 'à', '0,9', 's']);
  });

  it('has whole words where all its letters were spread', () => {
    expect(wordsOf(setApart('Ana Silva', 6, 1.5))).toEqual(['Ana', 'Silva']);
  });
});

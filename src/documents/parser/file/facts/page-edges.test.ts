import { expect, it } from 'vitest';
import type { DraftLine } from '../layout/glyph.ts';
import { withRegions } from './page-edges.ts';

type Written = [text: string, page: number, top: number, look?: Partial<DraftLine>];

function regionsOf(...given: Written[]): string[] {
  const lines = given.map(([text, page, top, look]): DraftLine => ({
    page,
    text,
    runs: [],
    box: { page, left: 50, right: 50 + text.length * 5, top, bottom: top + 10 },
    column: 0,
    region: 'body',
    fontSize: 10,
    bold: false,
    italic: false,
    allCaps: false,
    bullet: '',
    gapAbove: 2,
    glyphs: [],
    artifact: false,
    letterSpaced: false,
    ...look,
  }));
  const pages = [1, 2, 3].map((number) => ({ number, height: 842 }));
  return withRegions(lines, pages).map(({ region }) => region);
}

it('what a list says at the top of two pages is text', () => {
  const bullet = { bullet: '•' };
  expect(
    regionsOf(
      ['Ana Silva', 1, 50],
      ['Looked after trainees', 2, 50, bullet],
      ['Repaired pumps', 2, 63, bullet],
      ['Looked after trainees', 3, 50, bullet],
      ['Kept the books', 3, 63, bullet],
    ),
  ).toEqual(['body', 'body', 'body', 'body', 'body']);
  expect(
    regionsOf(
      ['Ana Silva', 1, 50],
      ['and looked after trainees', 2, 50],
      ['of the second year', 2, 62],
      ['and looked after trainees', 3, 50],
      ['of the third year', 3, 62],
    ),
  ).toEqual(['body', 'body', 'body', 'body', 'body']);
});

it('the name over a further page is a running head, wherever it stands on the first', () => {
  expect(
    regionsOf(['ANA SILVA', 1, 120], ['Baker', 1, 140], ['Ana Silva', 2, 40], ['Bread', 2, 120]),
  ).toEqual(['body', 'body', 'header', 'body']);
});

it('a foot may begin with the number of its page', () => {
  expect(
    regionsOf(['Page 1 - Resume of Ana Silva', 1, 804], ['Page 2 - Resume of Ana Silva', 2, 804]),
  ).toEqual(['footer', 'footer']);
});

it('a page that begins as the first one does begins with a running head, however close its text follows', () => {
  expect(
    regionsOf(
      ['Ana Silva CV', 1, 30],
      ['Head Baker', 1, 120],
      ['Ana Silva CV', 2, 30],
      ['Looked after trainees', 2, 42],
    ),
  ).toEqual(['body', 'body', 'header', 'body']);
});

it('the number of a page below all text is a foot, however wide the margin below it', () => {
  const first: Written = ['1/3', 1, 752, { gapAbove: 20 }];
  const last: Written = ['Page 3 of 3', 3, 752, { gapAbove: 500 }];
  expect(regionsOf(['Ana Silva', 1, 50], first, ['Baker', 3, 60], last)).toEqual([
    'body',
    'footer',
    'body',
    'footer',
  ]);
  // It says nothing of its page, text stands below it, or it goes on with the text.
  const others: Written[] = [
    ['2/3', 1, 752, { gapAbove: 20 }],
    ['2', 2, 752, { gapAbove: 20 }],
    ['of three trainees', 2, 780],
    ['3', 3, 752, { gapAbove: 2 }],
  ];
  expect(regionsOf(['Ana Silva', 1, 50], ...others)).toEqual(['body', 'body', 'body', 'body', 'body']);
});

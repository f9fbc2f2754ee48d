import { describe, expect, it } from 'vitest';
import type { ParsedFile, TextLine } from '#documents/parser/parsed-file.ts';
import { soundFacts } from '#documents/parser/testing/nothing-found.ts';
import { withJoinedColumns } from './joined-columns.ts';

type Drawn = { text: string; page: number; column: number; left?: number; region?: TextLine['region'] };

const LEFTS = [50, 50, 300];

function fileOf(lines: readonly Drawn[]): ParsedFile {
  const numbers = [...new Set(lines.map(({ page }) => page))];
  return {
    kind: 'pdf',
    name: 'resume.pdf',
    properties: { title: '', author: '', producer: '' },
    pages: numbers.map((number) => ({
      ...{ number, width: 595, height: 842, images: [], levelMarks: 0 },
      columns: Math.max(1, ...lines.filter(({ page }) => page === number).map(({ column }) => column)),
    })),
    lines: lines.map(({ text, page, column, left = LEFTS[column] ?? 50, region = 'body' }, index) => ({
      ...{ index, page, text, column, region, runs: [] },
      box: { page, left, right: left + 200, top: index * 12, bottom: index * 12 + 10 },
      ...{ fontSize: 10, bold: false, italic: false, allCaps: false, bullet: '', gapAbove: 2 },
    })),
    links: [{ url: 'https://example.com', text: 'skill', line: 2 }],
    facts: { ...soundFacts, hiddenLines: [2] },
  };
}

const first: Drawn[] = [
  { text: 'name', page: 1, column: 0 },
  { text: 'job', page: 1, column: 1 },
  { text: 'skill', page: 1, column: 2 },
];
const textsOf = ({ lines }: ParsedFile) => lines.map(({ text }) => text);

describe('columns over pages', () => {
  const second: [Drawn, Drawn] = [
    { text: 'its end', page: 2, column: 1 },
    { text: 'language', page: 2, column: 2 },
  ];
  /** A line of a page in one column. */
  const alone: Drawn = { text: 'its end', page: 2, column: 0 };

  it('are read one after the other, and what is known of lines goes with them', () => {
    const file = withJoinedColumns(fileOf([...first, ...second]), [2, 2]);
    expect(textsOf(file)).toEqual(['name', 'job', 'its end', 'skill', 'language']);
    expect(file.lines.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4]);
    expect(file.links[0]?.line).toBe(3);
    expect(file.facts.hiddenLines).toEqual([3]);
  });

  it('go on with the one that a page in one column has', () => {
    const file = withJoinedColumns(fileOf([...first, { text: 'its end', page: 2, column: 0 }]), [
      2,
      undefined,
    ]);
    expect(textsOf(file)).toEqual(['name', 'job', 'its end', 'skill']);
    expect(file.lines[2]?.column).toBe(1);
  });

  it.each([
    [
      'begin 6 points beside those before',
      [
        { ...second[0], left: 56 },
        { ...second[1], left: 294 },
      ],
      2,
    ],
    ['are one that begins 6 points before the text', [{ ...alone, left: 44 }], undefined],
    ['are one that ends where the side column begins', [{ ...alone, left: 100 }], undefined],
    ['are one that begins 6 points before the side column', [{ ...alone, left: 294 }], undefined],
    ['have a foot that stands elsewhere', [alone, { ...alone, left: 10, region: 'footer' }], undefined],
  ] as const)('go on if those of the next page %s', (_, next, sideColumn) => {
    const file = fileOf([...first, ...next]);
    expect(withJoinedColumns(file, [2, sideColumn])).not.toBe(file);
  });

  it.each([
    ['the text of the next page begins farther', [{ ...second[0], left: 56.1 }, second[1]], 2],
    ['its side column begins farther', [second[0], { ...second[1], left: 293.9 }], 2],
    ['all of it begins farther before the text', [{ ...alone, left: 43.9 }], undefined],
    ['all of it ends in the side column', [{ ...alone, left: 100.1 }], undefined],
    ['all of it begins farther before the side column', [{ ...alone, left: 293.9 }], undefined],
    ['it has a foot alone', [{ ...alone, region: 'footer' }], undefined],
  ] as const)('are read page by page if %s', (_, next, sideColumn) => {
    const file = fileOf([...first, ...next]);
    expect(withJoinedColumns(file, [2, sideColumn])).toBe(file);
  });

  it.each([
    ['stand elsewhere', [{ text: 'its end', page: 2, column: 1, left: 90 }, ...second.slice(1)], 2],
    ['stand the other way round', second, 1],
    ['are one that is wider', [{ text: 'its end', page: 2, column: 0, left: 150 }], undefined],
  ])('are read page by page if those of the next page %s', (_, next, sideColumn) => {
    const file = fileOf([...first, ...next]);
    expect(withJoinedColumns(file, [2, sideColumn])).toBe(file);
  });

  it('are read page by page where no page has a side column', () => {
    const file = fileOf([...first, ...second]);
    expect(withJoinedColumns(file, [undefined, undefined])).toBe(file);
  });
});

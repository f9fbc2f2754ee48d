import { expect, it } from 'vitest';
import { blocksOf } from './columns.ts';
import { atomText } from './glyph.ts';
import { atom } from './testing/atom.ts';

/** Where texts end at the right, close before the rail. */
const END = 310;
const RAIL = 320;
const dated = (text: string, date: string, baseline: number) => [
  atom(text, 50, baseline),
  atom(date, END - 5 * date.length, baseline),
];
const TEXT = [
  atom('EDUCATION', 50, 100),
  ...dated('Whitby High School', '2017-21', 114),
  atom('GCSEs', 50, 126),
  ...dated('Wolverhampton College', '2013-17', 138),
  atom('NVQ Level 5', 50, 150),
  atom('EMPLOYMENT', 50, 170),
  ...dated('Registered Care Manager', '2021', 184),
];
const RAIL_TEXTS = [
  ...['Cardiff', '07700 900 594', 'ana@example.net', 'SKILLS', 'Dementia care', 'PEG feeding', 'Rotas'],
  ...['Care planning', 'Safeguarding', 'LANGUAGES', 'Welsh', 'English'],
];
const rail = RAIL_TEXTS.map((text, at) => atom(text, RAIL, 90 + 12 * at));

const columnOf = (atoms: ReturnType<typeof atom>[]) =>
  new Map(
    blocksOf(atoms, { rightToLeft: false, inColumns: false }).blocks.flatMap((block) =>
      block.atoms.map((each) => [atomText(each), block.column] as const),
    ),
  );

it('dates at the end of lines stay with their text, though a rail stands right behind them on the same lines', () => {
  const columns = columnOf([...TEXT, ...rail]);
  for (const date of ['2017-21', '2013-17', '2021']) expect(columns.get(date)).toBe(1);
  for (const text of RAIL_TEXTS) expect(columns.get(text)).toBe(2);
});

it('a point of a list that ends there with a year is no date of a line', () => {
  const point = '• Took the home from Good (2021)';
  const columns = columnOf([...TEXT, atom(point, END - 5 * point.length, 200), ...rail]);
  expect([...columns.entries()].filter(([text]) => /^20/.test(text)).map(([, column]) => column)).toEqual([
    1, 1, 1,
  ]);
});

it('small lines close before a name and a title in large print are a column of their own', () => {
  const large = (text: string, baseline: number, size: number) => {
    const { glyphs, ...placed } = atom(text, 170, baseline);
    return { ...placed, size, glyphs: glyphs.map((glyph) => ({ ...glyph, size })) };
  };
  const contact = ['Hafenweg 12,', '48155 Münster', '0251 555 0101', 'ana@example.net'];
  // Each ends where it ends, the longest close before the name, and the last line runs below it.
  const small = contact.map((text, at) => atom(text, 165 - 5 * text.length - (at % 2), 100 + 12 * at));
  const link = atom('linkedin.com/in/ana-katharina-silva', 88, 148);
  const job = ['Bäckerin, Hotel Adler', 'Brot und Kuchen', 'Für 200 Gäste', 'Drei Lehrlinge'];
  const text = job.map((line, at) => atom(line, 170, 200 + 12 * at));
  const columns = columnOf([
    ...small,
    large('Ana Silva', 100, 30),
    large('Bäckerin', 136, 17),
    link,
    ...text,
  ]);
  expect(contact.map((line) => columns.get(line))).toEqual([1, 1, 1, 1]);
  expect([columns.get('Ana Silva'), columns.get('Bäckerin')]).toEqual([2, 2]);
});

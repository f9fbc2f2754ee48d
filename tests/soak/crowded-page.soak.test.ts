import { expect, test } from 'vitest';
import type { Glyph } from '#documents/parser/file/layout/glyph.ts';
import { pageLines } from '#documents/parser/file/layout/page-lines.ts';
import { drawnBullets, iconBullets, levelMarks } from '#documents/parser/file/pdf/small-marks.ts';
import type { DrawnShape } from '#documents/parser/file/pdf/page-marks.ts';

/** Of which the quickest counts: the others were disturbed. */
const ROUNDS = 5;

const face = { name: 'Body', family: 'Body', bold: false, italic: false, doubtful: false };

function column(texts: readonly string[], left: number, firstOrder: number): Glyph[] {
  return texts.flatMap((text, index) =>
    [...text].map((letter, at) => ({
      text: letter,
      ...{
        left: left + at * 5,
        right: left + at * 5 + 5,
        baseline: 80 + index * 14,
        order: firstOrder + index,
      },
      ...{ size: 10, face, hidden: false, artifact: false, spaced: false },
    })),
  );
}

/** What the processor takes for a page of two columns, many of whose lines are dates, in ms. */
function timeFor(lines: number): number {
  const numbers = Array.from({ length: lines }, (_, index) => index);
  const text = column(
    numbers.map((number) => `Looked after ${number} patients`),
    50,
    0,
  );
  const side = column(
    numbers.map((number) => (number % 3 === 0 ? '2019' : `Nr ${number}`)),
    350,
    lines,
  );
  const before = process.cpuUsage();
  const page = { number: 1, height: 842, breaksWords: false, inColumns: true };
  expect(pageLines(page, [...text, ...side]).lines.length).toBeGreaterThanOrEqual(lines);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** What the processor takes for a page each of whose lines begins with a sign, a drawn dot and a bar, in ms. */
function timeForSigns(lines: number): number {
  const signed = column(
    Array.from({ length: lines }, (_, index) => (index % 2 === 0 ? '\uf095 Phone' : 'Porto')),
    50,
    0,
  );
  const shapes = Array.from({ length: lines }, (_, index): DrawnShape[] => {
    const top = 74 + index * 14;
    const drawn = { order: index, straight: true, filled: true };
    return [
      { ...drawn, left: 40, right: 44, top, bottom: top + 4 },
      { ...drawn, left: 300, right: 320 + (index % 50), top, bottom: top + 5 },
    ];
  }).flat();
  const before = process.cpuUsage();
  iconBullets(signed);
  drawnBullets(shapes, signed);
  levelMarks(shapes);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test('a page of four times as many lines takes about four times as long, not sixteen', () => {
  const [few, many] = [bestOf(timeFor, 500), bestOf(timeFor, 2_000)];
  expect(many).toBeLessThan(10 * few);
});

test('a page of four times as many signs, dots and bars takes about four times as long too', () => {
  const [few, many] = [bestOf(timeForSigns, 1_000), bestOf(timeForSigns, 4_000)];
  expect(many).toBeLessThan(10 * few);
});

function bestOf(time: (lines: number) => number, lines: number): number {
  time(200);
  return Math.min(...Array.from({ length: ROUNDS }, () => time(lines)));
}

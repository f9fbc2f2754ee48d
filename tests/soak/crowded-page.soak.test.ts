import { expect, test } from 'vitest';
import type { Glyph } from '#documents/parser/file/layout/glyph.ts';
import { pageLines } from '#documents/parser/file/layout/page-lines.ts';

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

test('a page of four times as many lines takes about four times as long, not sixteen', () => {
  timeFor(200);
  const bestOf = (lines: number) => Math.min(...Array.from({ length: ROUNDS }, () => timeFor(lines)));
  const [few, many] = [bestOf(500), bestOf(2_000)];
  expect(many).toBeLessThan(10 * few);
});

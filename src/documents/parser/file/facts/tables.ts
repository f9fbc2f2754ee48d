import { boundsAround } from '#documents/parser/parsed-file.ts';
import type { DraftLine } from '../layout/glyph.ts';
import type { Bounds, DrawnShape } from '../pdf/page-marks.ts';

/** Thickest rule, and shortest side of a cell, in points. */
const RULE = 2;
const CELL = 8;
/** Narrowest column, in points: a frame of two lines is no table. */
const COLUMN = 24;
const NEAR = 2;
const ROWS_MIN = 2;

/** Places of the lines inside grids of ruled cells, two by two at least. */
export function linesInTables(
  lines: readonly DraftLine[],
  pages: readonly { number: number; shapes: readonly DrawnShape[] }[],
): number[] {
  const grids = pages.flatMap(({ number, shapes }) =>
    gridsOf(shapes).map((grid) => ({ ...grid, page: number })),
  );
  const inside = grids.map((grid) =>
    lines.flatMap(({ box, page }, index) => {
      const middle = (box.top + box.bottom) / 2;
      const across = box.left > grid.left - NEAR && box.right < grid.right + NEAR;
      return grid.page === page && across && middle > grid.top && middle < grid.bottom ? [index] : [];
    }),
  );
  // A frame has no cells: in a table several lines have text on both sides of a rule.
  const tables = inside.filter(
    (places) => places.filter((index) => lines[index]?.text.includes('\t')).length >= ROWS_MIN,
  );
  return [...new Set(tables.flat())].sort((a, b) => a - b);
}

function gridsOf(shapes: readonly DrawnShape[]): Bounds[] {
  const straight = shapes.filter(({ straight: isStraight }) => isStraight);
  const upright = straight.filter(
    (shape) => shape.right - shape.left <= RULE && shape.bottom - shape.top > CELL,
  );
  const level = straight.filter(
    (shape) => shape.bottom - shape.top <= RULE && shape.right - shape.left > CELL,
  );
  // Rules that touch belong to one grid, however many there are on the page.
  const grids: (Bounds & { rules: DrawnShape[] })[] = [];
  for (const rule of [...upright, ...level]) {
    const touched = grids.filter((grid) => touch(grid, rule));
    const merged = touched.reduce(
      (sum, grid) => ({ ...boundsAround(sum, grid), rules: [...sum.rules, ...grid.rules] }),
      { ...areaOf(rule), rules: [rule] },
    );
    grids.splice(0, grids.length, ...grids.filter((grid) => !touched.includes(grid)), merged);
  }
  return grids.filter(({ rules }) => {
    const columns = distinct(
      rules.filter((rule) => upright.includes(rule)).map(({ left }) => left),
      COLUMN,
    );
    const rows = distinct(
      rules.filter((rule) => level.includes(rule)).map(({ top }) => top),
      CELL,
    );
    return columns >= 3 && rows >= 3;
  });
}

function distinct(values: readonly number[], apart: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted.filter((value, index) => index === 0 || value - (sorted[index - 1] ?? 0) > apart).length;
}

function touch(a: Bounds, b: Bounds): boolean {
  return (
    a.left < b.right + NEAR && b.left < a.right + NEAR && a.top < b.bottom + NEAR && b.top < a.bottom + NEAR
  );
}

function areaOf({ left, top, right, bottom }: Bounds): Bounds {
  return { left, top, right, bottom };
}

import type { Area, Shape } from './page-marks.ts';

/** Height of a mark, in points: thinner ones are rules, larger ones are fields. */
const MARK = { least: 1.8, most: 14 };

/** Drawings that stand for a level: rows of like dots or stars, and bars of differing length. */
export function levelMarks(shapes: readonly Shape[]): number {
  const marks = shapes.filter((shape) => {
    const height = shape.bottom - shape.top;
    return height >= MARK.least && height <= MARK.most;
  });
  return dotMarks(marks) + barMarks(marks);
}

/** Rows of at least three like marks side by side; two such rows, since one may be an ornament. */
function dotMarks(marks: readonly Shape[]): number {
  const small = marks.filter(({ left, right }) => right - left <= 2.5 * MARK.most);
  const rows = groups(small, (a, b) => Math.abs(middle(a) - middle(b)) < 1 && sameSize(a, b));
  const levels = rows.filter((row) => {
    const places = [...new Set(row.map(({ left }) => Math.round(left)))].sort((a, b) => a - b);
    const steps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
    const width = (row[0]?.right ?? 0) - (row[0]?.left ?? 0);
    return (
      places.length >= 3 &&
      places.length <= 12 &&
      steps.every((step) => step > 0.8 * width && step < 3 * width + 4)
    );
  });
  return levels.length >= 2 ? levels.flat().length : 0;
}

/** A bar over its track: same left end and height, another length; twice at least. */
function barMarks(marks: readonly Shape[]): number {
  const bars = marks.filter(({ left, right }) => right - left >= 15 && right - left <= 260);
  const stacks = groups(
    bars,
    (a, b) => Math.abs(middle(a) - middle(b)) < 1 && Math.abs(a.left - b.left) < 2 && sameHeight(a, b),
  );
  const levels = stacks.filter((stack) => {
    const widths = stack.map(({ left, right }) => right - left);
    return Math.max(...widths) - Math.min(...widths) > 3;
  });
  return levels.length >= 2 ? levels.length : 0;
}

function groups(shapes: readonly Shape[], alike: (a: Shape, b: Shape) => boolean): Shape[][] {
  const found: Shape[][] = [];
  for (const shape of shapes) {
    const group = found.find(([first]) => first && alike(first, shape));
    if (group) group.push(shape);
    else found.push([shape]);
  }
  return found;
}

function middle({ top, bottom }: Area): number {
  return (top + bottom) / 2;
}

function sameHeight(a: Area, b: Area): boolean {
  return Math.abs(a.bottom - a.top - (b.bottom - b.top)) < 1;
}

function sameSize(a: Area, b: Area): boolean {
  return sameHeight(a, b) && Math.abs(a.right - a.left - (b.right - b.left)) < 1;
}

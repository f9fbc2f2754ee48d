import type { Line } from '../lines/line.ts';

/* What a line of a page in columns goes on with: by what stands above it. */

/** Lines of one left edge differ by no more than this, in points. */
const SAME_EDGE = 12;
/** Of two lines above, the one of the same left edge counts although it is so much farther. */
const FARTHER = 40;

/** The nearest line of the same page that stands above and over another. */
export function lineAbove({ source }: Line, lines: Iterable<Line>): Line | undefined {
  const { box } = source;
  if (!box) return undefined;
  let nearest: Line | undefined;
  let aligned: Line | undefined;
  const bottom = (line: Line | undefined) => line?.source.box?.bottom ?? -Infinity;
  for (const line of lines) {
    const other = line.source.box;
    if (!other || line.source.page !== source.page || other.bottom > box.top + source.fontSize / 2) continue;
    // What runs over the page stands above all of it, as short as it may be.
    const isOver = line.source.column === 0 || (other.left <= box.right && other.right >= box.left);
    if (!isOver) continue;
    if (other.bottom > bottom(nearest)) nearest = line;
    if (Math.abs(other.left - box.left) < SAME_EDGE && other.bottom > bottom(aligned)) aligned = line;
  }
  return bottom(aligned) > bottom(nearest) - FARTHER ? aligned : nearest;
}

/** On a further page, the last line of the column before that has its left edge. */
export function lineBefore(line: Line, lines: Iterable<Line>): Line | undefined {
  const { page, box, column } = line.source;
  if (page === 1 || column > 0 || !box) return undefined;
  return [...lines].findLast(
    ({ source }) =>
      source.page === page - 1 &&
      source.box !== undefined &&
      Math.abs(source.box.left - box.left) < SAME_EDGE,
  );
}

/** How far right of a line the next must begin, so that it goes on with something else, in points. */
const BESIDE = 60;

/** The left edges of the columns of each page, in points. */
export function columnEdges(lines: readonly Line[]): ReadonlySet<string> {
  return new Set(
    lines.flatMap(({ source: { box, column, page } }) =>
      box && column > 0 ? [`${page}/${Math.round(box.left)}`] : [],
    ),
  );
}

/** Whether a line goes on in a column although no gutter parts it: what stood left of it ran into its text. */
export function isBesideAgain(
  { source: before }: Line,
  { source }: Line,
  edges: ReadonlySet<string>,
): boolean {
  const [box, own] = [before.box, source.box];
  if (!box || !own || source.column > 0 || before.column > 0 || before.page !== source.page) return false;
  return own.left > box.left + BESIDE && edges.has(`${source.page}/${Math.round(own.left)}`);
}

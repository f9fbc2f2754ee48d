import type { ParsedFile, TextLine } from '#documents/parser/parsed-file.ts';
import { linesAt } from '../places.ts';
import { areStacked } from '../sections/heading-lines.ts';

/* Which lines of a page are columns beside each other, which are only labels at its edge, and which are out of order. */

/** Fewer lines beside the others are dates or a logo, not a column. */
export const SOME_LINES = 4;
/** Labels at the edge: at most so many, so short, and that share of them beside a line and stored next to it. */
const LABELS = { lines: 20, letters: 30, beside: 0.5, toAndFro: 0.4 };
/** Lines whose feet are so near stand beside each other, in points. */
const ONE_HEIGHT = 2.5;
/** Share of the height that labels fill at most; lists in a side column fill more. */
const SPARSE = 0.45;
const MOSTLY = 0.8;
/** Fewer lines have text beside them where nothing is a column. */
const FACING = 0.1;
/** Fewer lines out of order are a date or a page number. */
export const SOME_OUT_OF_ORDER = 3;
/** A line that ends this far within another column is no accident of rounding, in points. */
const REACH = 20;
const MUCH_OF_PAGE = 0.4;

/** Whether one of the columns is far more blank than text: headings or dates beside what they belong to. */
export const mayBeLabels = (file: ParsedFile): boolean =>
  file.pages.some(({ number, columns: count }) => {
    if (count < 2) return false;
    const onPage = file.lines.filter(({ page, column }) => page === number && column > 0);
    const groups = [...Map.groupBy(onPage, ({ column }) => column).values()];
    return groups.some((group) => group.length >= SOME_LINES && areSparse(group));
  });

/** Lines of one column reach into another: what we took for columns are none, and their order is ours. */
export function areEntangled(file: ParsedFile, page: number): boolean {
  const onPage = file.lines.filter((line) => line.page === page && line.column > 0);
  const columnsOfPage = [...Map.groupBy(onPage, ({ column }) => column).values()];
  return columnsOfPage.some((column, index) =>
    columnsOfPage.slice(index + 1).some((other) => {
      const [a, b] = [column, other].map((lines) => lines.flatMap(({ box }) => box ?? []));
      if (!a?.length || !b?.length) return false;
      const left = Math.min(...b.map((box) => box.left));
      return a.filter(({ right }) => right > left + REACH).length >= SOME_OUT_OF_ORDER;
    }),
  );
}

/** Whether both columns of the page hold more than a few lines, and together much of it: a head in two parts is none. */
export function hasColumns(file: ParsedFile, page: number): boolean {
  const onPage = file.lines.filter((line) => line.page === page);
  const columnsOfPage = Map.groupBy(
    onPage.filter(({ column }) => column > 0),
    ({ column }) => column,
  );
  const long = [...columnsOfPage.values()].filter((column) => column.length >= SOME_LINES);
  const real = long.filter((column) => !areLabels(column, long.flat(), file));
  return real.length > 1 && real.flat().length > onPage.length * MUCH_OF_PAGE;
}

/** Dates or headings at the edge of the page, stored line by line with what they belong to: no column of its own. */
function areLabels(column: readonly TextLine[], all: readonly TextLine[], { facts }: ParsedFile): boolean {
  // With nothing beside them, they are headings in the middle of the page.
  if (besideShare(column, all, overlap) < FACING) return true;
  const stray = new Set(facts.outOfOrder);
  // Drawn as a whole, they are a column to a program all the same.
  const isToAndFro = all.filter(({ index }) => stray.has(index)).length >= SOME_OUT_OF_ORDER;
  if (isToAndFro && areSparse(column) && besideShare(column, all, areBeside) >= LABELS.beside) return true;
  const share = (hit: (line: TextLine) => boolean) => column.filter(hit).length / column.length;
  return (
    column.length <= LABELS.lines &&
    column.reduce((sum, { text }) => sum + text.length, 0) <= column.length * LABELS.letters &&
    share(({ index }) => stray.has(index)) >= LABELS.toAndFro &&
    besideShare(column, all, areBeside) >= LABELS.beside
  );
}

const besideShare = (
  column: readonly TextLine[],
  all: readonly TextLine[],
  isBeside: (a: TextLine, b: TextLine) => boolean,
): number =>
  column.filter((line) => all.some((other) => other.column !== line.column && isBeside(line, other))).length /
  column.length;

/** Far more blank than text between the first and the last, as between headings or dates at the edge. */
function areSparse(column: readonly TextLine[]): boolean {
  const boxes = column.flatMap(({ box }) => box ?? []);
  const short = column.filter(({ text }) => text.length <= LABELS.letters);
  if (boxes.length < column.length || short.length < column.length * MOSTLY) return false;
  const pages = Map.groupBy(boxes, ({ page }) => page);
  const heights = [...pages.values()].map(
    (ofPage) => Math.max(...ofPage.map(({ bottom }) => bottom)) - Math.min(...ofPage.map(({ top }) => top)),
  );
  const inked = boxes.reduce((sum, { top, bottom }) => sum + bottom - top, 0);
  return inked < SPARSE * heights.reduce((sum, height) => sum + height, 0);
}

const overlap = ({ box: a }: TextLine, { box: b }: TextLine): boolean =>
  // Without places, columns are what the reader says.
  a === undefined || b === undefined || (a.top < b.bottom && b.top < a.bottom);

const areBeside = ({ box: a }: TextLine, { box: b }: TextLine): boolean =>
  a !== undefined &&
  b !== undefined &&
  Math.min(Math.abs(a.bottom - b.bottom), Math.abs(a.top - b.top)) < ONE_HEIGHT;

/** Lines out of order; where we took labels for a column, they only seem to be. */
export function strayLines(file: ParsedFile): readonly TextLine[] {
  const withLabels = new Set(
    file.pages.flatMap(({ number, columns: count }) =>
      count > 1 && !hasColumns(file, number) ? [number] : [],
    ),
  );
  const longest = longestByHeight(file);
  return linesAt(file, file.facts.outOfOrder).filter(
    (line) =>
      (line.column === 0 || !withLabels.has(line.page)) &&
      !isLabel(line, longest) &&
      !isBesideTallLabel(line, file),
  );
}

/** Beside a heading of two lines: as a whole the heading comes first, line by line its lower half comes after. */
const isBesideTallLabel = (line: TextLine, { lines }: ParsedFile): boolean =>
  line.column === 0 &&
  nextTo(line, lines).some(
    (label) =>
      label.text.length <= LABELS.letters &&
      areBeside(label, line) &&
      (label.box?.right ?? 0) < (line.box?.left ?? 0) &&
      nextTo(line, lines).some(
        (half) => half.index > label.index && half.bold === label.bold && areStacked(label, half),
      ),
  );

/** The lines read right before and after. */
const nextTo = ({ index }: TextLine, lines: readonly TextLine[]): readonly TextLine[] =>
  lines.slice(Math.max(0, index - 2), index + 3);

const heightOf = ({ page, box }: TextLine, step = 0): string =>
  `${String(page)} ${String(Math.round((box?.bottom ?? 0) / ONE_HEIGHT) + step)}`;

/** How long the longest line at each height of each page is. */
function longestByHeight({ lines }: ParsedFile): ReadonlyMap<string, number> {
  const longest = new Map<string, number>();
  for (const line of lines)
    if (line.box) longest.set(heightOf(line), Math.max(longest.get(heightOf(line)) ?? 0, line.text.length));
  return longest;
}

/** A date or a heading at the edge, on one height with what it belongs to: read row by row, it is in its place. */
const isLabel = (line: TextLine, longest: ReadonlyMap<string, number>): boolean =>
  line.box !== undefined &&
  line.text.length <= LABELS.letters &&
  [-1, 0, 1].some((step) => (longest.get(heightOf(line, step)) ?? 0) > line.text.length);

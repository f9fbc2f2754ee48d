import type { ParsedFile, TextLine } from '#documents/parser/parsed-file.ts';
import { counted } from '../bullets/resume-bullets.ts';
import type { Check, CheckInput } from '../check.ts';
import { GREENHOUSE } from '../finding.ts';
import { linesAt, lineSources, quotedLine } from '../places.ts';

/** Fewer lines beside the others are dates or a logo, not a column. */
const SOME_LINES = 4;
/** Labels at the edge: at most so many, so short, and that share of them beside a line and stored next to it. */
const LABELS = { lines: 20, letters: 30, beside: 0.5, toAndFro: 0.4 };
/** Lines whose feet are so near stand beside each other, in points. */
const ONE_HEIGHT = 2.5;
/** Fewer lines out of order are a date or a page number. */
const SOME_OUT_OF_ORDER = 3;
const MANY_OUT_OF_ORDER = 0.1;
const IN_TABLE = 0.25;
const MUCH_OF_PAGE = 0.4;

/** Columns of text beside each other. */
export const columns: Check = {
  id: 'layout/columns',
  group: 'layout',
  area: 'document',
  severity: 'high',
  why: 'Parsers that read line by line across the page mix one column into the other. Greenhouse names columns among what can make a resume fail.',
  reference: GREENHOUSE,
  passed: 'No columns that software could mix up',
  applies: hasFile,
  find({ file }) {
    if (file === undefined) return [];
    const pages = file.pages.filter(({ number, columns: count }) => count > 1 && hasColumns(file, number));
    const [first] = pages;
    // Columns that are made of a table are that check's matter.
    if (first === undefined || file.facts.inTables.length > file.lines.length * IN_TABLE) return [];
    const inOrder = strayLines(file).length < SOME_OUT_OF_ORDER;
    // A PDF of ours has been read back in the right order.
    if (inOrder && file.attached !== undefined) return [];
    const where =
      pages.length === 1 ? `Page ${String(first.number)} has` : `${String(pages.length)} pages have`;
    return [
      {
        severity: inOrder ? 'medium' : 'high',
        title: inOrder
          ? `${where} ${String(first.columns)} columns, stored one after the other`
          : `${where} ${String(first.columns)} columns, and the lines are not stored in the order they are read`,
        suggestion: inOrder
          ? 'Most software will cope, because each column is stored as a whole. If you apply through a portal, a single column is the safe choice.'
          : 'Choose a layout with a single column, and put skills and contact details above or below your experience.',
        places: [],
      },
    ];
  },
};

/** The file stores text in another order than people read it. */
export const readingOrder: Check = {
  id: 'layout/reading-order',
  group: 'layout',
  area: 'document',
  severity: 'high',
  why: 'A program takes the lines as they come in the file. Where that is not the order you read them in, a job ends up with the dates of another.',
  passed: 'The lines are stored in the order they are read',
  applies: hasFile,
  find({ file }) {
    if (file === undefined) return [];
    const lines = strayLines(file);
    if (lines.length < SOME_OUT_OF_ORDER) return [];
    return [
      {
        severity: lines.length > file.lines.length * MANY_OUT_OF_ORDER ? 'high' : 'medium',
        title: `${counted(lines.length, 'line')} stored in another order than read, beginning with ${quotedLine(lines[0])}`,
        suggestion:
          'Avoid text boxes and frames that are moved about by hand: write the lines in the order they should be read, and export again.',
        places: lineSources(lines),
      },
    ];
  },
};

function hasFile({ file }: CheckInput): boolean {
  return file !== undefined;
}

/** Whether both columns of the page hold more than a few lines, and together much of it: a head in two parts is none. */
function hasColumns(file: ParsedFile, page: number): boolean {
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
  const stray = new Set(facts.outOfOrder);
  const share = (hit: (line: TextLine) => boolean) => column.filter(hit).length / column.length;
  return (
    column.length <= LABELS.lines &&
    column.reduce((sum, { text }) => sum + text.length, 0) <= column.length * LABELS.letters &&
    share(({ index }) => stray.has(index)) >= LABELS.toAndFro &&
    share((line) => all.some((other) => other.column !== line.column && areBeside(line, other))) >=
      LABELS.beside
  );
}

const areBeside = ({ box: a }: TextLine, { box: b }: TextLine): boolean =>
  a !== undefined &&
  b !== undefined &&
  Math.min(Math.abs(a.bottom - b.bottom), Math.abs(a.top - b.top)) < ONE_HEIGHT;

/** Lines out of order; where we took labels for a column, they only seem to be. */
function strayLines(file: ParsedFile): readonly TextLine[] {
  const withLabels = new Set(
    file.pages.flatMap(({ number, columns: count }) =>
      count > 1 && !hasColumns(file, number) ? [number] : [],
    ),
  );
  return linesAt(file, file.facts.outOfOrder).filter(
    ({ page, column }) => column === 0 || !withLabels.has(page),
  );
}

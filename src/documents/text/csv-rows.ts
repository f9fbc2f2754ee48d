/** One record of a table; `row` is its number as a spreadsheet counts, from 1. */
export type CsvRow = {
  row: number;
  cells: readonly string[];
  /** Where a quotation mark was opened and never closed. */
  isTorn: boolean;
};

export type CsvLimits = {
  /** Most records that are looked at, empty ones included. */
  rows: number;
  /** Longest cell between quotation marks, in characters. */
  cell: number;
};

/**
 * The records of a table whose cells are parted by commas, semicolons or tabs, whichever its first line has most of.
 * Quoted cells hold anything, line ends too. A quotation mark that is never closed tears its own line and no other.
 */
export function csvRows(text: string, most: CsvLimits): { rows: CsvRow[]; isCut: boolean } {
  const content = text.replace(/^\ufeff/, '').replace(/^sep=.\r?\n/i, '');
  const sheet = { content, separator: separatorOf(content), cellMax: most.cell };
  const rows: CsvRow[] = [];
  let at = 0;
  while (at < content.length && rows.length < most.rows) {
    const record = recordAt(sheet, at);
    at = record.end;
    const isBlank = record.cells.every((cell) => cell.trim() === '');
    rows.push({ row: rows.length + 1, cells: isBlank ? [] : record.cells, isTorn: record.isTorn });
  }
  return { rows, isCut: at < content.length };
}

function separatorOf(content: string): string {
  const [head = ''] = /^[^\r\n]*/.exec(content) ?? [];
  const outside = head.replace(/"[^"]*"/g, '');
  const count = (sign: string) => outside.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

type Sheet = { content: string; separator: string; cellMax: number };
type CsvRecord = { cells: string[]; end: number; isTorn: boolean };

function recordAt(sheet: Sheet, from: number): CsvRecord {
  const { content, separator } = sheet;
  const cells: string[] = [];
  let at = from;
  for (;;) {
    const cell = content[at] === '"' ? quotedCell(sheet, at) : plainCell(sheet, at);
    if (!cell) return tornLine(sheet, from);
    cells.push(cell.text);
    at = cell.end;
    if (content[at] !== separator) return { cells, end: afterLineEnd(content, at), isTorn: false };
    at += 1;
  }
}

function plainCell({ content, separator }: Sheet, from: number): { text: string; end: number } {
  let end = from;
  while (end < content.length && content[end] !== separator && !isLineEnd(content[end])) end += 1;
  return { text: content.slice(from, end), end };
}

/** A cell between quotation marks, two of which within it are one; nothing where it has no end. */
function quotedCell(
  { content, separator, cellMax }: Sheet,
  from: number,
): { text: string; end: number } | undefined {
  let start = from + 1;
  for (;;) {
    const mark = content.indexOf('"', start);
    if (mark < 0 || mark - from > cellMax) return undefined;
    const after = content[mark + 1];
    if (after === undefined || after === separator || isLineEnd(after)) {
      return { text: content.slice(from + 1, mark).replaceAll('""', '"'), end: mark + 1 };
    }
    // A single one within a cell was written by a program that does not double them.
    start = after === '"' ? mark + 2 : mark + 1;
  }
}

/** The line alone, its marks taken as they stand. */
function tornLine({ content, separator }: Sheet, from: number): CsvRecord {
  let end = from;
  while (end < content.length && !isLineEnd(content[end])) end += 1;
  const cells = content.slice(from, end).split(separator);
  return { cells, end: afterLineEnd(content, end), isTorn: true };
}

function isLineEnd(sign: string | undefined): boolean {
  return sign === '\n' || sign === '\r';
}

function afterLineEnd(content: string, at: number): number {
  return content[at] === '\r' && content[at + 1] === '\n' ? at + 2 : at + 1;
}

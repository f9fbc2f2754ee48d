import { findDates } from '../../parser/resume/dates/find-dates.ts';
import { foldWords } from '../../parser/resume/text/fold.ts';
import type { ImportProblem } from '../imported-file.ts';
import { csvRows, type CsvRow } from '../../text/csv-rows.ts';
import type { CellKind, Column, Table } from './columns.ts';
import { TABLE_KINDS, type TableKind, TABLES } from './tables.ts';

/** Most records of a table that are looked at: a resume has a few hundred, a member's messages a million. */
const ROWS_MAX = 20_000;
/** Longest cell, in characters; the longest text of a profile has 2,600. */
const CELL_MAX = 6_000;

/** One row of a table, by what its columns are; what is in other columns comes beside. */
export type TableRow = {
  row: number;
  cells: Readonly<Record<string, string>>;
  /** Cells of columns that we have no use for. */
  others: readonly string[];
};

export type ReadTable = {
  kind: TableKind;
  /** What the file is called, without folders and ending. */
  title: string;
  /** What the head calls each column. */
  heads: Readonly<Record<string, string>>;
  rows: readonly TableRow[];
  problems: readonly ImportProblem[];
  /** Rows that could not be read, as they stand. */
  broken: readonly string[];
};

/** A table of LinkedIn's, told by its columns, its name or its content; nothing where it is none that we read. */
export function readTable(name: string, text: string): ReadTable | undefined {
  const { rows: all, isCut } = csvRows(text, { rows: ROWS_MAX, cell: CELL_MAX });
  const at = headOf(all);
  const head = all[at]?.cells.map((cell) => cell.trim()) ?? [];
  const records = all.slice(at + 1).filter(({ cells }) => cells.length > 0);
  const title = plainTitle(name);
  const kind = head.length > 0 ? kindOfTable(head, title, records) : undefined;
  if (!kind) return undefined;
  const columns = columnsIn(kind, head, records);
  const problems: ImportProblem[] = isCut
    ? [{ file: name, text: ROWS_MAX.toLocaleString('en'), why: 'rows-left-out' }]
    : [];
  const broken: string[] = [];
  const rows = records.flatMap(({ row, cells, isTorn }): TableRow[] => {
    const beyond = cells.slice(head.length).filter((cell) => cell.trim() !== '');
    const isBroken = isTorn || beyond.length > 0;
    const why = isBroken ? 'broken-row' : cells.length < head.length ? 'short-row' : undefined;
    if (why) problems.push({ file: name, row, text: cells.join(', '), why });
    // Cells that moved would come into fields that they do not belong into.
    if (isBroken) broken.push(cells.join(' '));
    return isBroken ? [] : [rowOf(row, cells, columns)];
  });
  const heads = Object.fromEntries(
    columns.flatMap((column, index) => (column ? [[column, head[index] ?? '']] : [])),
  );
  return { kind, title, heads, rows, problems, broken };
}

/** Notes may stand before the head: a line "Notes:", and what follows until one of several cells. */
function headOf(rows: readonly CsvRow[]): number {
  const [first] = rows;
  if (first?.cells.length !== 1 || !first.cells[0]?.trim().endsWith(':')) return 0;
  return Math.max(
    0,
    rows.findIndex(({ cells }) => cells.length > 1),
  );
}

/** "Connections_12345.csv" in a folder is "Connections". */
function plainTitle(name: string): string {
  const [file = ''] = name.split(/[\\/]/).slice(-1);
  return file
    .replace(/\.csv$/i, '')
    .replace(/_/g, ' ')
    .replace(/ \d+$/, '')
    .trim();
}

function rowOf(row: number, cells: readonly string[], columns: readonly (string | undefined)[]): TableRow {
  const named = columns.flatMap((column, index) => (column ? [[column, (cells[index] ?? '').trim()]] : []));
  const others = cells.filter((cell, index) => columns[index] === undefined && cell.trim() !== '');
  return { row, cells: Object.fromEntries(named) as Record<string, string>, others };
}

function isCalled({ names }: { names: string }, folded: string): boolean {
  return names.split('|').includes(folded);
}

/** By its columns where most of them are known, else by its name, else by what is in it. */
function kindOfTable(
  head: readonly string[],
  title: string,
  records: readonly CsvRow[],
): TableKind | undefined {
  const folded = head.map(foldWords);
  const named = TABLE_KINDS.filter((kind) => isCalled(TABLES[kind], foldWords(title)));
  const scored = TABLE_KINDS.map((kind) => {
    const columns: readonly Column[] = Object.values(TABLES[kind].columns);
    const own = folded.filter((name) => columns.some((column) => isCalled(column, name))).length;
    return {
      kind,
      own,
      score: own / Math.max(head.length, columns.length) + (named.includes(kind) ? 0.5 : 0),
    };
  });
  const best = scored.reduce((first, next) => (next.score > first.score ? next : first));
  const isSure = best.own === head.length || best.score >= 0.6;
  if (best.own > 0 && isSure && (head.length > 1 || named.length > 0)) return best.kind;
  if (named.length > 0 && named[0] && (best.own > 0 || fitsColumns(named[0], head))) return named[0];
  return isForeign(folded) ? undefined : kindByContent(head.length, records);
}

function fitsColumns(kind: TableKind, head: readonly string[]): boolean {
  return head.length <= Object.keys(TABLES[kind].columns).length;
}

/** Heads of tables that say nothing of a career: whom one knows, what one wrote, looked for and paid. */
const FOREIGN =
  /^(?:connected on|from|to|sent at|date|link|message|content|status|question|answer|registered at|followed on|skill name|member age|event name|time|saved item|saveditem|job url|invoice number)$/;

function isForeign(folded: readonly string[]): boolean {
  return folded.some((name) => FOREIGN.test(name));
}

/** The tables that can be told by the kinds of their columns alone, where each has a place of its own. */
const SHAPES: readonly TableKind[] = [
  'emails',
  'phones',
  'education',
  'certifications',
  'projects',
  'publications',
  'volunteering',
  'positions',
  'honors',
];

function kindByContent(width: number, records: readonly CsvRow[]): TableKind | undefined {
  if (records.length === 0) return undefined;
  const kinds = Array.from({ length: width }, (_, index) =>
    cellKind(records.map(({ cells }) => cells[index] ?? '')),
  );
  return SHAPES.find((kind) => {
    const columns: readonly Column[] = Object.values(TABLES[kind].columns);
    if (columns.length !== width) return false;
    const telling = columns.filter(
      ({ kind: own }, index) => own && own !== 'flag' && kinds[index] === own,
    ).length;
    const wrong = columns.some(({ kind: own = 'words' }, index) => {
      const there = kinds[index];
      if (there === undefined || own === 'flag') return false;
      return own === 'words' ? there === 'date' || there === 'address' || there === 'email' : there !== own;
    });
    return telling > 0 && !wrong;
  });
}

/** What most cells of a column are; nothing where all are empty. */
function cellKind(cells: readonly string[]): CellKind | undefined {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean);
  if (filled.length === 0) return undefined;
  const most = (is: (cell: string) => boolean) => filled.filter(is).length * 10 >= filled.length * 6;
  if (most((cell) => /^[^\s@]+@[^\s@]+\.\w+$/u.test(cell))) return 'email';
  if (most((cell) => /^(?:https?:\/\/|www\.)\S+$/i.test(cell))) return 'address';
  if (most(isDateCell)) return 'date';
  if (most((cell) => /^\+?[\d\s().\-/]{6,}$/.test(cell))) return 'phone';
  return 'words';
}

function isDateCell(cell: string): boolean {
  const [found, ...more] = findDates(cell);
  return found !== undefined && more.length === 0 && found.end - found.start >= cell.length - 1;
}

/** What each column of the head is: by its name, and those that no name tells by their place and content. */
function columnsIn(
  kind: TableKind,
  head: readonly string[],
  records: readonly CsvRow[],
): (string | undefined)[] {
  const table: Table = TABLES[kind];
  const own = Object.entries(table.columns);
  const taken = new Set<string>();
  const found = head.map((name) => {
    const folded = foldWords(name);
    const hit = own.find(([column, { names }]) => !taken.has(column) && names.split('|').includes(folded));
    if (hit) taken.add(hit[0]);
    return hit?.[0];
  });
  const isWhole = head.length === own.length;
  return found.map((column, index) => {
    if (column) return column;
    const content = cellKind(records.map(({ cells }) => cells[index] ?? ''));
    const fits = ([name, { kind: expected = 'words' }]: [string, Column]) =>
      !taken.has(name) && (content === undefined || content === expected || expected === 'flag');
    const inPlace = isWhole ? own[index] : undefined;
    // Words may be anything: they are guessed at only where the head is foreign as a whole.
    const tells = content !== undefined && (content !== 'words' || found.every((one) => one === undefined));
    const guess = inPlace && fits(inPlace) ? inPlace : tells ? own.find(fits) : undefined;
    if (guess) taken.add(guess[0]);
    return guess?.[0];
  });
}

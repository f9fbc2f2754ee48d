import { csvRows, type CsvRow } from '../../text/csv-rows.ts';
import { readCell } from './cells.ts';
import { columnsOf, isOwnHead } from './columns.ts';
import type { CsvProblem } from './csv-problems.ts';
import { dayOrderOf } from './days.ts';
import { type ReadApplication, RowReader, type TableColumn } from './row-reader.ts';

/** Most applications that are read of a table: as many as a person can keep. */
export const CSV_ROWS_MAX = 1_000;
/** Largest table, in bytes of UTF-8. */
export const CSV_MAX_BYTES = 2 * 1024 * 1024;
/** The same of one that we wrote: whatever an account holds is read back. */
export const OWN_CSV_MAX_BYTES = 24 * 1024 * 1024;

/** The head, and lines without anything in between. */
const RECORDS_MAX = CSV_ROWS_MAX + 500;
/** Longest cell: fifty contacts, each sign of them marked. */
const CELL_MAX = 128 * 1024;

export type ReadCsv =
  | { applications: ReadApplication[]; problems: CsvProblem[] }
  /** `no-columns`: the first row tells neither an employer nor a position. */
  | { refused: 'too-large' | 'empty' | 'no-columns' };

/**
 * Applications of a table with cells parted by commas, semicolons or tabs, as we, other products and people write them. All
 * that a row says is in its application, told as a problem, or both.
 */
export function readCsv(text: string): ReadCsv {
  if (bytesOf(text) > OWN_CSV_MAX_BYTES) return { refused: 'too-large' };
  const { rows, isCut } = csvRows(text, { rows: RECORDS_MAX, cell: CELL_MAX });
  const [head, ...records] = rows.filter(({ cells }) => cells.length > 0);
  if (!head) return { refused: 'empty' };
  if (!isOwnHead(head.cells) && bytesOf(text) > CSV_MAX_BYTES) return { refused: 'too-large' };
  const columns = tableColumns(head.cells, records);
  if (!columns.some(({ column }) => column === 'employer' || column === 'position'))
    return { refused: 'no-columns' };
  return readRecords(columns, records, isCut);
}

function readRecords(columns: readonly TableColumn[], records: readonly CsvRow[], isCut: boolean): ReadCsv {
  const problems: CsvProblem[] = [];
  const applications = records.slice(0, CSV_ROWS_MAX).flatMap(({ row, cells, isTorn }) => {
    if (isTorn) {
      problems.push({ row, column: '', text: cells.join(' '), why: 'broken-row' });
      return [];
    }
    const reader = new RowReader(row);
    const application = reader.read(columns, cells);
    problems.push(...reader.problems);
    return [application];
  });
  const left = Math.max(0, records.length - CSV_ROWS_MAX);
  if (left > 0 || isCut) {
    const text = isCut ? `${left} or more` : String(left);
    problems.push({ row: records[CSV_ROWS_MAX]?.row ?? RECORDS_MAX, column: '', text, why: 'rows-left-out' });
  }
  return { applications, problems };
}

function tableColumns(head: readonly string[], records: readonly CsvRow[]): TableColumn[] {
  const columns = columnsOf(head);
  return head.map((name, index) => ({
    head: name,
    column: columns[index],
    order: dayOrderOf(records.map(({ cells }) => readCell(cells[index] ?? ''))),
  }));
}

function bytesOf(text: string): number {
  // No shorter than its characters, and no longer than three times as many: a long one need not be measured.
  if (text.length > OWN_CSV_MAX_BYTES || text.length * 3 <= CSV_MAX_BYTES) return text.length;
  return new TextEncoder().encode(text).length;
}

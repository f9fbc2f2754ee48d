import type { CsvProblem, CsvTrouble } from '#documents/application/csv/csv-problems.ts';
import type { ReadCsv } from '#documents/application/csv/read-csv.ts';

const IN_NOTES = 'It stands among the notes.';

const WHY: Readonly<Record<CsvTrouble, string>> = {
  'odd-stage': `This is no stage that we know. ${IN_NOTES}`,
  'odd-reason': `This is no reason that we know. ${IN_NOTES}`,
  'reason-of-open': `By its stage this application is not closed. ${IN_NOTES}`,
  'applied-of-saved': `By its stage this application is not sent yet. ${IN_NOTES}`,
  'two-reasons': `Another column says otherwise. ${IN_NOTES}`,
  'odd-day': `This is no day that we can read. ${IN_NOTES}`,
  'ambiguous-day': `This may be two different days. ${IN_NOTES}`,
  cut: 'This end of a long text is left out.',
  'too-many': 'These are more than can be kept, and left out.',
  'broken-row': 'A quotation mark has no end here. The row is left out.',
  'beyond-head': `This column has no name. ${IN_NOTES}`,
  'rows-left-out': 'rows are more than can be read at once, and left out.',
};

/** Longest text of a cell that is shown, in characters. */
const SHOWN = 120;

/** What is odd in a table, where, and what becomes of it. */
export function problemText({ row, column, text, why }: CsvProblem): string {
  const cell = text.length > SHOWN ? `${text.slice(0, SHOWN).toWellFormed()}…` : text;
  if (why === 'rows-left-out') return `From row ${row} on: ${cell} ${WHY[why]}`;
  return `Row ${row}${column && `, “${column}”`}: “${cell}”. ${WHY[why]}`;
}

type Refusal = Extract<ReadCsv, { refused: unknown }>['refused'];

export const REFUSALS: Readonly<Record<Refusal, string>> = {
  'too-large': 'This table is larger than 2 MB. Please import it in parts.',
  empty: 'There is nothing in this file.',
  'no-columns':
    'The first row has to name the columns, and one of them has to be the employer (or company) or the position (or job title).',
};

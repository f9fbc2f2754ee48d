/** Why a cell or row is not there as it stood. What a cell could not become stands among the notes, unless it is said to be lost. */
export type CsvTrouble =
  /** No stage or reason that we know, or no day: among the notes. */
  | 'odd-stage'
  | 'odd-reason'
  | 'odd-day'
  /** Why it ended, of one that is still open by its stage: among the notes. */
  | 'reason-of-open'
  /** A day of applying, of one that is not applied for by its stage: among the notes. */
  | 'applied-of-saved'
  /** The stage names one reason and the reason's column another, which counts: among the notes. */
  | 'two-reasons'
  /** 3/4/2026 is a day in March or in April: among the notes. */
  | 'ambiguous-day'
  /** Longer than we keep: `text` is the end that is lost. */
  | 'cut'
  /** More tags, links or contacts than we keep: `text` is what is lost. */
  | 'too-many'
  /** A quotation mark without its end: the row is lost. */
  | 'broken-row'
  /** Cells beyond the last column that has a head: among the notes. */
  | 'beyond-head'
  /** `text` is how many rows are lost beyond the most that are read. */
  | 'rows-left-out';

/** `row` is its number as spreadsheets count; `column` what the table calls it, empty where it is about the whole row. */
export type CsvProblem = { row: number; column: string; text: string; why: CsvTrouble };

import type { Run } from './runs.ts';
import type { StyleId } from './style-sheet.ts';

/** A paragraph before it is written: its style, what it says, and how far the engine sets it from the one above. */
export type Paragraph = {
  style: StyleId;
  runs: Run[];
  /** From the engine's box of the line above to that of this one, in points. */
  gap: number;
  bullet?: true;
  keepNext?: boolean;
  newPage?: boolean;
  /** A tab stop at the end of the line. */
  dates?: true;
};

import type { FileFacts, TextRun } from '#documents/parser/parsed-file.ts';
import { textFacts } from './letter-faults.ts';

/** Faults of a file that has no layout of its own: those of its letters alone. */
export function plainFacts(
  lines: readonly { text: string; runs: readonly TextRun[] }[],
  bytes: number,
): FileFacts {
  return {
    bytes,
    ...textFacts(lines),
    letterSpaced: [],
    gluedIcons: [],
    doubtfulFonts: [],
    fontFamilies: [],
    outOfOrder: [],
    inTables: [],
    inTextBoxes: [],
    repeatedHeads: [],
  };
}

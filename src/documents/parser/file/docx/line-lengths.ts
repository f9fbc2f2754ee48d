import { LINE_MAX, linePieces } from '../text-limits.ts';
import type { DocxRun } from './runs.ts';

/** The runs of a line in as many lines as it takes for none to be longer than a line may be. */
export function linesOfRuns(runs: readonly DocxRun[]): DocxRun[][] {
  const lines: DocxRun[][] = [[]];
  let length = 0;
  for (const run of runs.flatMap(piecesOf)) {
    if (length > 0 && length + run.text.length > LINE_MAX) {
      lines.push([]);
      length = 0;
    }
    lines.at(-1)?.push(run);
    length += run.text.length;
  }
  return lines;
}

function piecesOf(run: DocxRun): DocxRun[] {
  return run.text.length <= LINE_MAX ? [run] : linePieces(run.text).map((text) => ({ ...run, text }));
}

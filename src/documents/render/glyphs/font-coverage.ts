import { fontFilesFor } from '../job-data.ts';
import type { PrintJob } from '../print-job.ts';
import { glyphRanges, tableOffsets } from './font-tables.ts';
import type { Coverage } from './unsettable.ts';

/** Inclusive ranges of code points. */
export type CodePointRange = readonly [first: number, last: number];

/** TrueType outlines, the same as Apple writes it, and `OTTO`. */
const SFNT_VERSIONS = new Set([0x00010000, 0x74727565, 0x4f54544f]);

/**
 * The code points a TrueType or OpenType font has glyphs for.
 * @returns ranges in order, none touching the next; no ranges for a file that is not such a font
 */
export function fontCoverage(font: Uint8Array): CodePointRange[] {
  if (!isFont(font)) return [];
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const cmap = tableOffsets(view).get('cmap');
  if (cmap === undefined) return [];
  const ranges: CodePointRange[] = [];
  for (const { first, last, glyphOf, mayLack } of glyphRanges(view, cmap)) {
    if (!mayLack) {
      ranges.push([first, last]);
      continue;
    }
    for (let point = first; point <= last; point += 1) if (glyphOf(point) !== 0) ranges.push([point, point]);
  }
  return joined(ranges);
}

/** Whether one of the ranges, in order, holds a code point. */
export function isCovered(point: number, ranges: readonly CodePointRange[]): boolean {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const [first, last] = ranges[middle] ?? [0, 0];
    if (point < first) high = middle;
    else if (point > last) low = middle + 1;
    else return true;
  }
  return false;
}

/** The same code points in as few ranges as there can be: tens of thousands are kept for a font of East Asia. */
function joined(ranges: CodePointRange[]): CodePointRange[] {
  const result: [number, number][] = [];
  for (const [first, last] of ranges.sort((one, other) => one[0] - other[0])) {
    const previous = result.at(-1);
    if (previous !== undefined && first <= previous[1] + 1) previous[1] = Math.max(previous[1], last);
    else result.push([first, last]);
  }
  return result;
}

/** Whether a file is a TrueType or OpenType font, by its first bytes. */
export function isFont(file: Uint8Array): boolean {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  return view.byteLength >= 12 && SFNT_VERSIONS.has(view.getUint32(0));
}

export type JobCoverage = (job: Pick<PrintJob, 'model'>) => Coverage;

/**
 * What the fonts of a job cover, each read when it is first asked for, and once: most documents lack nothing
 * and ask for none. Fonts that a job does not name cannot serve it, and all that could are named for it
 * (text/scripts.ts).
 * @param read the bytes of a font file by its name in the catalogue, where there is such a file
 */
export function coverageOfJobs(read: (file: string) => Uint8Array | undefined): JobCoverage {
  const known = new Map<string, readonly CodePointRange[]>();
  const rangesOf = (file: string): readonly CodePointRange[] => {
    const ranges = known.get(file) ?? fontCoverage(read(file) ?? new Uint8Array());
    known.set(file, ranges);
    return ranges;
  };
  return (job) => {
    const files = fontFilesFor(job);
    return (point) => files.some((file) => isCovered(point, rangesOf(file)));
  };
}

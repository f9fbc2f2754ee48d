import { fontFilesFor } from '../job-data.ts';
import type { PrintJob } from '../print-job.ts';
import type { Coverage } from './unsettable.ts';

/** Inclusive ranges of code points. */
export type CodePointRange = readonly [first: number, last: number];

/** TrueType outlines, the same as Apple writes it, and `OTTO`. */
const SFNT_VERSIONS = new Set([0x00010000, 0x74727565, 0x4f54544f]);

/**
 * The code points a TrueType or OpenType font has glyphs for, from its Unicode `cmap` subtables
 * (OpenType specification, formats 4 and 12, which is what fonts of ours use).
 * @returns ranges in order, none touching the next; no ranges for a file that is not such a font
 */
export function fontCoverage(font: Uint8Array): CodePointRange[] {
  if (!isFont(font)) return [];
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const cmap = tableOffset(view, 'cmap');
  if (cmap === undefined) return [];
  const ranges: CodePointRange[] = [];
  for (let record = 0; record < view.getUint16(cmap + 2); record += 1) {
    const entry = cmap + 4 + 8 * record;
    const [platform, encoding] = [view.getUint16(entry), view.getUint16(entry + 2)];
    const isUnicode = platform === 0 || (platform === 3 && (encoding === 1 || encoding === 10));
    if (!isUnicode) continue;
    const subtable = cmap + view.getUint32(entry + 4);
    const format = view.getUint16(subtable);
    if (format === 4) for (const range of segmentRanges(view, subtable)) ranges.push(range);
    if (format === 12) for (const range of groupRanges(view, subtable)) ranges.push(range);
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

function tableOffset(view: DataView, tag: string): number | undefined {
  for (let table = 0; table < view.getUint16(4); table += 1) {
    const record = 12 + 16 * table;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((at) => view.getUint8(record + at)));
    if (name === tag) return view.getUint32(record + 8);
  }
  return undefined;
}

/** Format 4: segments of the basic plane; a segment may map some of its code points to glyph 0. */
function* segmentRanges(view: DataView, subtable: number): Generator<CodePointRange> {
  const doubled = view.getUint16(subtable + 6);
  const ends = subtable + 14;
  const starts = ends + doubled + 2;
  for (let at = 0; at < doubled; at += 2) {
    const [first, last] = [view.getUint16(starts + at), view.getUint16(ends + at)];
    const delta = view.getUint16(starts + doubled + at);
    const offsetAt = starts + 2 * doubled + at;
    const offset = view.getUint16(offsetAt);
    if (first === 0xffff) continue;
    for (let point = first; point <= last; point += 1) {
      const glyph = offset === 0 ? point + delta : view.getUint16(offsetAt + offset + 2 * (point - first));
      if ((glyph & 0xffff) !== 0) yield [point, point];
    }
  }
}

/** Format 12: groups over all planes. */
function* groupRanges(view: DataView, subtable: number): Generator<CodePointRange> {
  for (let group = 0; group < view.getUint32(subtable + 12); group += 1) {
    const at = subtable + 16 + 12 * group;
    yield [view.getUint32(at), view.getUint32(at + 4)];
  }
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

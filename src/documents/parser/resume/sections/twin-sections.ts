import { boxOf, type Line, masked } from '../lines/line.ts';
import { gapPieces } from '../lines/pieces.ts';
import { headingKind } from './heading-kind.ts';

/* Two short sections beside each other within a text in one column, as under "Skills    Languages". */

/** How far, in points, text may begin before the heading that it stands under. */
const TOLERANCE = 6;

/** The lines in the order in which a person reads them: of two sections beside each other the left one first. */
export function withTwinSections(lines: readonly Line[]): Line[] {
  const read: Line[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at];
    if (!line) break;
    const edge = edgeOfTwins(line);
    const end = edge === undefined ? at + 1 : endOfTwins(lines, at, edge);
    const rows = lines.slice(at, end);
    if (edge === undefined || rows.length === 1) read.push(...rows);
    else read.push(...rows.flatMap((row) => leftOf(row, edge)), ...rows.flatMap((row) => rightOf(row, edge)));
    at = end;
  }
  return read;
}

/** Where the right one of two headings of different sections on one line begins. */
function edgeOfTwins(line: Line): number | undefined {
  const [first, second, third] = gapPieces(line);
  if (line.bulleted || !line.source.box || !first || !second || third) return undefined;
  const [one, other] = [headingKind(first.text), headingKind(second.text)];
  if (!one?.exact || !other?.exact || one.kind === other.kind) return undefined;
  return boxOf(line, second.start, second.end)?.left;
}

/** They end where text runs across, and at what has the air above it that a heading has. */
function endOfTwins(lines: readonly Line[], begin: number, edge: number): number {
  const head = lines[begin]?.source;
  const end = lines.findIndex((line, at) => {
    if (at <= begin) return false;
    const { page, column, gapAbove, box, fontSize } = line.source;
    if (page !== head?.page || column !== head.column || !box) return true;
    if (edgeOfTwins(line) !== undefined) return true;
    const isLeftAlone = startOfRight(line, edge) === undefined;
    const isHeading = headingKind(line.text)?.exact === true;
    const hasAir = gapAbove > fontSize && gapAbove > AIR * head.gapAbove;
    return isLeftAlone && (box.right > edge + TOLERANCE || isHeading || hasAir);
  });
  return end < 0 ? lines.length : end;
}

/** How much of the air above the twins' own headings the next one has at least. */
const AIR = 0.8;

/** Where in a line's text what stands right of an edge begins. */
function startOfRight(line: Line, edge: number): number | undefined {
  return gapPieces(line).find(({ start, end }) => (boxOf(line, start, end)?.left ?? 0) >= edge - TOLERANCE)
    ?.start;
}

function leftOf(line: Line, edge: number): Line[] {
  const start = startOfRight(line, edge);
  if (start === undefined) return [line];
  return line.text.slice(0, start).trim() === '' ? [] : [masked(line, 0, start)];
}

function rightOf(line: Line, edge: number): Line[] {
  const start = startOfRight(line, edge);
  if (start === undefined) return [];
  return line.text.slice(0, start).trim() === '' ? [line] : [masked(line, start, line.text.length)];
}

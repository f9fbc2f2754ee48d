import { findDates } from '../dates/find-dates.ts';
import { signature } from '../sections/find-headings.ts';
import { boxOf, type Line } from './line.ts';

/** The lines, each knowing how far right the lines of its column reach. */
export function withEdges(lines: readonly Line[]): Line[] {
  const edges = new Map<string, number>();
  for (const line of lines) {
    const right = line.source.box?.right;
    if (right !== undefined) edges.set(columnOf(line), Math.max(edges.get(columnOf(line)) ?? 0, right));
  }
  return lines.map((line) => {
    const edge = edges.get(columnOf(line));
    return edge === undefined ? line : { ...line, edge };
  });
}

function columnOf({ source }: Line): string {
  return `${source.page}/${source.column}`;
}

/** Whether nothing but the usual space is between a line and the one above it in its column. */
export function isRightBelow(line: Line, above: Line): boolean {
  const own = line.source.box;
  const other = above.source.box;
  if (!own || !other || columnOf(line) !== columnOf(above)) return false;
  const gap = own.top - other.bottom;
  return gap >= 0 && gap < line.source.fontSize * 0.9;
}

/** How wide the first word of a line is, about: as wide as its letters are on average, where they have a place. */
export function firstWordWidth(line: Line): number {
  const word = /\S+/u.exec(line.text);
  if (!word) return 0;
  const end = word.index + word[0].length;
  const isPlaced = line.spans.some((span) => span.start <= word.index && span.end >= end && span.run.box);
  const box = isPlaced ? boxOf(line, word.index, end) : undefined;
  return Math.max(box ? box.right - box.left : 0, usualWidth(word[0]) * line.source.fontSize);
}

/** In sizes, as most typefaces have it: figures are wider than the letters around them. */
function usualWidth(word: string): number {
  let width = 0;
  for (const letter of word)
    width += /[%@]/u.test(letter) ? 0.85 : /[\p{Nd}\p{Sc}]/u.test(letter) ? 0.6 : 0.5;
  return width;
}

/** Whether a line had no room for the first word of the next. */
export function wasFull(line: Line, next: Line): boolean {
  const { edge } = line;
  const right = line.source.box?.right;
  return (
    edge !== undefined &&
    right !== undefined &&
    right + firstWordWidth(next) + line.source.fontSize * 0.4 > edge
  );
}

/** Short lines of a narrow column that break within a name, put together again. */
export function joinWrapped(lines: readonly Line[], most = Infinity): Line[] {
  const joined: Line[] = [];
  let before: Line | undefined;
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && before && isShort(last, most) && isShort(line, most) && breaksWithin(before, line))
      joined[joined.length - 1] = together(last, line);
    else joined.push(line);
    before = line;
  }
  return joined;
}

/** The same for heads of entries only, which are short; running text is put together elsewhere. */
export function joinShort(lines: readonly Line[]): Line[] {
  return joinWrapped(lines, 9);
}

function isShort({ text, bulleted }: Line, most: number): boolean {
  return (
    most === Infinity || (!bulleted && text.trim().split(/\s+/).length <= most && !/[.;]\s*$/.test(text))
  );
}

function breaksWithin(before: Line, line: Line): boolean {
  if (
    line.bulleted ||
    columnOf(before) !== columnOf(line) ||
    signature(before).split(' ')[0] !== signature(line).split(' ')[0]
  )
    return false;
  if (before.source.bold !== line.source.bold || before.source.italic !== line.source.italic) return false;
  if (/\t|\s{3,}/u.test(before.text.trim()) || hasGap(before) || hasGap(line)) return false;
  if (line.source.gapAbove > line.source.fontSize * 0.6) return false;
  if (findDates(line.text).length > 0 || findDates(before.text).length > 0) return false;
  const hyphened = /\p{L}[-‐]$/u.test(before.text.trim()) && /^\s*\p{Ll}/u.test(line.text);
  const open =
    /[(&,]$|\b(?:and|of|und|de|et|for|in|y)$/u.test(before.text.trim()) || /^\s*\(/u.test(line.text);
  return hyphened || (wasFull(before, line) && (open || !/[.,;]$/.test(before.text.trim())));
}

export function hasGap({ spans }: Line): boolean {
  return spans.some((span, index) => {
    const before = spans[index - 1]?.run.box;
    return (
      before !== undefined &&
      span.run.box !== undefined &&
      span.run.box.left - before.right > 1.5 * span.run.fontSize
    );
  });
}

/** Two lines as one; a word parted between them is whole again. */
export function together(before: Line, line: Line, glue = ' '): Line {
  const first = before.text.trimEnd();
  const next = line.text.trimStart();
  const lost = line.text.length - next.length;
  const parted = glue === ' ' && /\p{Ll}[-‐]$/u.test(first) && /^\p{Ll}{2}/u.test(next);
  const head = parted ? first.slice(0, -1) : first + glue;
  const spans = line.spans.map((span) => ({
    ...span,
    start: span.start - lost + head.length,
    end: span.end - lost + head.length,
  }));
  return { ...before, text: head + next, spans: [...before.spans, ...spans] };
}

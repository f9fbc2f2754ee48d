import { isDateLine } from './prepare.ts';
import { boxOf, type Line } from './line.ts';
import { gapPieces } from './pieces.ts';
import { together, wasFull } from './wrapped.ts';
import { findDates } from '../dates/find-dates.ts';
import { fold } from '../text/fold.ts';

/*
 * Heads of entries whose names go on in the line below, beside their dates: "Wood worker, Society of" with "2017 – 2020"
 * at its right, and "Carpenters, Leeds." below.
 */

/** A line with its date at one side and its names in one stretch at the other. */
type Head = { line: Line; start: number; end: number; left: number; right: number; room: number };

/** What is not done: it ends in a comma, a hyphen, an article or a preposition. */
const OPEN_END = /(?:[,&(/–—-]|\s(?:of|the|and|for|de|des|du|la|le|y|e|do|da|und|der|für|van|w|nr|и|в))\s*$/u;
const HYPHENED = /\p{L}[-‐]\s*$/u;
/** Most words of the end of names that some programs close with a full stop. */
const SHORT_END = 3;
/** A full stop that is part of a name. */
const LEGAL_END =
  /(?:^|[\s,])(?:\p{L}{1,4}\.){0,3}(?:ltda|inc|ltd|co|corp|llc|s\.a|e\.v|b\.v|n\.v|o\.o|lda|cia|jr|sr)\.$/u;

/** The lines of a section with each such head on one line. */
export function joinWrappedHeads(lines: readonly Line[]): Line[] {
  const heads = new Map(lines.map((line) => [line, headOf(line)]));
  const dated = [...heads.values()].filter((head) => head !== undefined);
  // Where dates stand at the right, what is widest of them leaves the least room.
  const room = Math.min(...dated.map((head) => head.room));
  const edge = Math.max(...dated.map((head) => head.line.source.box?.right ?? 0));
  const oneLine = lines.some((line, index) => {
    const [head, next] = [heads.get(line), lines[index + 1]];
    return head !== undefined && says(head).includes(',') && !(next && mayGoOn(head, next));
  });
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && isDateBelow(last, line, edge)) {
      joined[joined.length - 1] = together(last, line, '\t');
      continue;
    }
    if (last && isBulletBelow(last, line)) {
      joined[joined.length - 1] = together(last, line);
      continue;
    }
    const head = last && (heads.get(last) ?? undefined);
    if (
      !last ||
      !head ||
      !mayGoOn(head, line) ||
      heads.get(line) ||
      !isOpen({ ...head, room }, line, oneLine)
    ) {
      joined.push(line);
      continue;
    }
    joined[joined.length - 1] = withRest(head, line);
  }
  return withoutFullStops(joined);
}

/** Whether a line is the rest of a bullet with a period, which had no room for it. */
function isBulletBelow(before: Line, line: Line): boolean {
  const [box, own] = [before.source.box, line.source.box];
  if (!before.bulleted || line.bulleted || !box || !own || box.page !== own.page) return false;
  const left = before.spans[0]?.run.box?.left ?? box.left;
  const isShort = line.text.trim().split(/\s+/u).length <= 8 && !/[.;]\s*$/u.test(line.text);
  const isPeriod = findDates(before.text).some(({ kind }) => kind === 'period');
  return (
    isShort &&
    isPeriod &&
    findDates(line.text).length === 0 &&
    Math.abs(own.left - left) < 4 &&
    line.source.gapAbove < 0.5 * line.source.fontSize &&
    wasFull(before, line)
  );
}

/** Whether a line is the date of the one above, which had no room for it beside its names as others have. */
function isDateBelow(before: Line, line: Line, edge: number): boolean {
  const [box, own] = [before.source.box, line.source.box];
  if (!box || !own || before.bulleted || line.bulleted || !isDateLine(line)) return false;
  if (box.page !== own.page || Math.abs(box.left - own.left) > 3 || findDates(before.text).length > 0)
    return false;
  if (line.source.gapAbove > 0.6 * line.source.fontSize) return false;
  if (/,\s*$/u.test(before.text)) return true;
  return edge > 0 && box.right + own.right - own.left > edge;
}

function headOf(line: Line): Head | undefined {
  if (line.bulleted || !line.source.box) return undefined;
  const cells = gapPieces(line);
  const [first] = cells;
  const last = cells.at(-1);
  if (!first || !last || cells.length < 2) return undefined;
  const isLeft = isDateLine(first);
  if (!isLeft && !isDateLine(last)) return undefined;
  const names = isLeft ? cells.slice(1) : cells.slice(0, -1);
  const [from, to] = [names[0], names.at(-1)];
  if (!from || !to || names.some(isDateLine)) return undefined;
  const box = boxOf(line, from.start, to.end);
  const room = isLeft ? line.edge : boxOf(line, last.start, last.end)?.left;
  if (!box) return undefined;
  // With the hyphen that a piece of a line leaves out.
  const end = line.text.slice(0, isLeft ? undefined : last.start).trimEnd().length;
  return { line, start: from.start, end, left: box.left, right: box.right, room: room ?? Infinity };
}

function says({ line, start, end }: Head): string {
  return line.text.slice(start, end);
}

/** Whether a line stands where the rest of a head would: below its names, close, and in their look. */
function mayGoOn({ line, left, end }: Head, next: Line): boolean {
  const { box, page, column, gapAbove } = next.source;
  const look = line.source;
  const last = line.spans.findLast((span) => span.start < end)?.run ?? look;
  const first = next.spans[0]?.run ?? next.source;
  return (
    !next.bulleted &&
    box !== undefined &&
    page === look.page &&
    column === look.column &&
    gapAbove < 0.5 * first.fontSize &&
    Math.abs(first.fontSize - last.fontSize) < 0.3 &&
    first.bold === last.bold &&
    first.italic === last.italic &&
    Math.abs(box.left - left) < 3 &&
    !/\t|\s{3}/u.test(next.text.trim()) &&
    !isDateLine(next)
  );
}

/** Whether its names are not done: by how they end, or where they had no room and heads here are of one line. */
function isOpen(head: Head, next: Line, oneLine: boolean): boolean {
  const names = says(head);
  if (OPEN_END.test(names) || /^\s*\p{Ll}/u.test(next.text)) return true;
  const full = wasFull(
    { ...head.line, edge: head.room, source: { ...head.line.source, box: boxTo(head) } },
    next,
  );
  const rest = next.text.trim();
  const isEnd = oneLine || (rest.endsWith('.') && rest.split(/\s+/u).length <= SHORT_END);
  return full && isEnd && !/[.;:]\s*$/u.test(names);
}

function boxTo({ line, right }: Head): NonNullable<Line['source']['box']> {
  const { box } = line.source;
  return { page: 1, left: 0, top: 0, bottom: 0, ...box, right };
}

/** The rest of the names goes before the date that stands at their right. */
function withRest({ line, start, end }: Head, next: Line): Line {
  // What is set to the edge is as far apart as the edge wants.
  const written = line.text.slice(start, end).replace(/\t/gu, ' ');
  const rest = next.text.trim();
  // A word that is parted at the end of its line is whole again; a name keeps its hyphen.
  const isParted = /\p{Ll}[-‐]$/u.test(written) && /^\p{Ll}{2}/u.test(rest);
  const names = isParted ? written.slice(0, -1) : written;
  const glue = HYPHENED.test(written) ? '' : ' ';
  const at = start + names.length + glue.length;
  const lost = next.text.length - next.text.trimStart().length;
  const inner = next.spans.map((span) => ({
    ...span,
    start: span.start - lost + at,
    end: span.end - lost + at,
  }));
  const moved = at + rest.length - end;
  const spans = line.spans.flatMap((span) => {
    if (span.end <= end) return [span];
    if (span.start >= end) return [{ ...span, start: span.start + moved, end: span.end + moved }];
    return [
      { ...span, end },
      { ...span, start: end + moved, end: span.end + moved },
    ];
  });
  return {
    ...line,
    text: line.text.slice(0, start) + names + glue + rest + line.text.slice(end),
    spans: [...spans, ...inner].sort((a, b) => a.start - b.start),
  };
}

/** Where every head ends in a full stop, as some programs set them, it is none of their names. */
function withoutFullStops(lines: readonly Line[]): Line[] {
  const heads = lines.map(headOf);
  const all = heads.filter((head) => head !== undefined);
  if (all.length < 2 || !all.every((head) => says(head).trimEnd().endsWith('.'))) return [...lines];
  return lines.map((line, index) => {
    const head = heads[index];
    if (!head || LEGAL_END.test(fold(says(head)))) return line;
    const at = line.text.lastIndexOf('.', head.end);
    return { ...line, text: `${line.text.slice(0, at)} ${line.text.slice(at + 1)}` };
  });
}

import { organizationScore, placeScore, titleScore } from '../words/score.ts';
import type { Line } from './line.ts';
import { pieceOf, type LinePiece } from './piece.ts';

/** A gap this many times as wide as the letters are high parts what stands on either side. */
const WIDE = 1.5;

type Cut = { at: number; to: number; parted: LinePiece['parted'] };

const MARKS = /(?:(?<!\s)\s+)?[|¦│┃•·●▪◆■♦⋄‖;]\s*|(?<!\s)\s+(?:\/\/|[~*])\s+|\t|\s{3,}/gu;
const DASHES =
  /(?<!\s)\s+[-–—−]+\s+|(?<=\p{L})—(?=\p{L})|(?:(?<!\s)\s+)?[–—]{1,2}\s+|(?<!\s)\s+[–—]{1,2}\s*/gu;
/** "Engineer / Acme / Berlin". */
const SLASHES = /(?<!\s)\s+\/\s+/gu;
const AT = /(?<!\s)\s+(?:at|@|bei|chez|beim|bij|presso|w\/)\s+/gu;
const BRACKETS = /(?<!\s)\s+\((?=[^()]*\)\s*(?:$|[,|–-]))|\)(?=\s*(?:$|[,|–-]))/gu;

/** Marks that part nothing where they stand within names. */
export type InnerMarks = { dashes?: boolean; slashes?: boolean };

/** A part of a line cut where a wide gap, a mark, a dash, another style or "at" parts it. */
export function piecesOf(
  line: Line,
  start = 0,
  end = line.text.length,
  names = false,
  inner: InnerMarks = {},
): LinePiece[] {
  const text = line.text.slice(start, end);
  const marked = (pattern: RegExp, parted: LinePiece['parted']): Cut[] =>
    [...text.matchAll(pattern)].map((match) => ({
      at: start + match.index,
      to: start + match.index + match[0].length,
      parted,
    }));
  const cuts = [
    ...gapCuts(line, start, end),
    ...marked(MARKS, 'mark'),
    ...marked(DASHES, 'dash').filter(({ to }) => !inner.dashes || isBeforePlace(line.text.slice(to, end))),
    // Names of projects and certificates keep their "at" and their brackets.
    ...(names
      ? []
      : [
          ...marked(SLASHES, 'dash').filter(
            ({ to }) => !inner.slashes || isBeforePlace(line.text.slice(to, end)),
          ),
          ...marked(AT, 'at').filter(({ at }) => !isWithinName(line.text.slice(start, at))),
          ...marked(BRACKETS, 'bracket'),
        ]),
    ...styleCuts(line, start, end),
  ];
  return cutAt(line, start, end, cuts);
}

/** "Acme – Berlin". */
function isBeforePlace(after: string): boolean {
  return placeScore(after.split(/[|•·\t(]|\s{3}/u)[0] ?? '') >= 0.7;
}

/** "Bluebell Care at Home": an organization before "at" is no title at one. */
function isWithinName(before: string): boolean {
  const last = before.split(/[,|–—\t]/u).at(-1) ?? before;
  return organizationScore(last) >= 0.9 && titleScore(last) < 1;
}

/** A part of a line cut at its commas, save those within brackets. */
export function commaPieces(line: Line, start: number, end: number): LinePiece[] {
  const cuts: Cut[] = [];
  let depth = 0;
  for (let at = start; at < end; at += 1) {
    const letter = line.text.charAt(at);
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth <= 0) cuts.push({ at, to: at + 1, parted: 'comma' });
  }
  return cutAt(line, start, end, cuts);
}

/** Only where a wide gap is: columns of a table, a date on the right. */
export function gapPieces(line: Line): LinePiece[] {
  const tabs = [...line.text.matchAll(/\t|\s{3,}/gu)].map((match) => ({
    at: match.index,
    to: match.index + match[0].length,
    parted: 'gap' as const,
  }));
  return cutAt(line, 0, line.text.length, [...gapCuts(line, 0, line.text.length), ...tabs]);
}

function cutAt(line: Line, start: number, end: number, cuts: readonly Cut[]): LinePiece[] {
  const pieces: LinePiece[] = [];
  let from = start;
  let parted: LinePiece['parted'] = '';
  for (const cut of [...cuts].sort((a, b) => a.at - b.at || b.to - a.to)) {
    if (cut.at < from) continue;
    const piece = pieceOf(line, from, cut.at, parted);
    if (piece) {
      pieces.push(piece);
      parted = cut.parted;
    } else if (pieces.length > 0 && cut.parted !== 'style') parted = cut.parted;
    from = Math.max(from, cut.to);
  }
  const last = pieceOf(line, from, end, parted);
  if (last) pieces.push(last);
  return pieces;
}

function gapCuts(line: Line, start: number, end: number): Cut[] {
  const cuts: Cut[] = [];
  line.spans.forEach((span, index) => {
    const before = line.spans[index - 1];
    if (!before?.run.box || !span.run.box || span.start <= start || span.start >= end) return;
    const gap = span.run.box.left - before.run.box.right;
    if (gap > WIDE * Math.max(6, span.run.fontSize))
      cuts.push({ at: before.end, to: span.start, parted: 'gap' });
  });
  return cuts;
}

/** Where bold or italic letters end or begin between words. */
function styleCuts(line: Line, start: number, end: number): Cut[] {
  const cuts: Cut[] = [];
  line.spans.forEach((span, index) => {
    const before = line.spans[index - 1];
    if (!before || span.start <= start || span.start >= end) return;
    const differs = before.run.bold !== span.run.bold || before.run.italic !== span.run.italic;
    const between = line.text.slice(before.end, span.start);
    const edge = /[\s,]$/u.test(line.text.slice(0, span.start)) || /^[,(]/u.test(line.text.slice(span.start));
    if (differs && (between !== '' || edge)) cuts.push({ at: before.end, to: before.end, parted: 'style' });
  });
  return cuts;
}

import type { ParsedValue } from '#documents/parser/parsed-resume.ts';
import { cleanLine } from '#documents/text/clean.ts';
import { boxOf, type Line } from './line.ts';

/** A stretch of a line that may be a value of its own. */
export type LinePiece = {
  line: Line;
  start: number;
  end: number;
  text: string;
  bold: boolean;
  italic: boolean;
  fontSize: number;
  /** What parts it from the piece before: a wide gap, a mark, a comma, another style; empty for the first. */
  parted: '' | 'gap' | 'mark' | 'dash' | 'comma' | 'style' | 'at' | 'bracket';
};

/** A part of a line with blanks and stray separators off its ends; nothing where nothing is left. */
export function pieceOf(
  line: Line,
  start: number,
  end: number,
  parted: LinePiece['parted'] = '',
): LinePiece | undefined {
  let from = start;
  let to = end;
  while (from < to && (STRAY.test(line.text.charAt(from)) || LONE_PLUS.test(line.text.slice(from, from + 2))))
    from += 1;
  while (to > from && STRAY_LAST.test(line.text.charAt(to - 1))) to -= 1;
  if (from >= to) return undefined;
  const spans = line.spans.filter((span) => span.end > from && span.start < to);
  const letters = (bold: (typeof spans)[number][]) =>
    bold.reduce((sum, span) => sum + Math.min(span.end, to) - Math.max(span.start, from), 0);
  const all = letters(spans);
  return {
    line,
    start: from,
    end: to,
    text: line.text.slice(from, to),
    bold: all ? letters(spans.filter(({ run }) => run.bold)) * 2 > all : line.source.bold,
    italic: all ? letters(spans.filter(({ run }) => run.italic)) * 2 > all : line.source.italic,
    fontSize: spans[0]?.run.fontSize ?? line.source.fontSize,
    parted,
  };
}

const STRAY = /[\s,;|·•:–—\-/~{}#*<>=^_§¤°†‡\p{So}\p{Co}\p{Sk}]/u;
/** A pictogram whose font calls it a plus. */
const LONE_PLUS = /^\+\s/u;
const STRAY_LAST = /[\s,;|·•:–—\-/~]/u;

/** The whole of a line. */
export function wholePiece(line: Line): LinePiece | undefined {
  return pieceOf(line, 0, line.text.length);
}

/** A value with where it was found. */
export function readOf<T>(
  line: Line,
  start: number,
  end: number,
  value: T,
  confidence: number,
): ParsedValue<T> {
  const box = boxOf(line, start, end);
  return {
    value,
    confidence: Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100,
    source: {
      snippet: cleanLine(line.text.slice(start, end)),
      line: line.source.index,
      ...(box && { box }),
    },
  };
}

export function readPiece(piece: LinePiece, confidence: number): ParsedValue {
  return readOf(piece.line, piece.start, piece.end, tidy(piece.text), confidence);
}

/** Texts of several lines as one value, found where its first line is. */
export function readLines(lines: readonly Line[], confidence: number): ParsedValue | undefined {
  const [first] = lines;
  if (!first) return undefined;
  const value = tidy(joinLines(lines.map(({ text }) => text)));
  const read = readOf(first, 0, first.text.length, value, confidence);
  const boxes = lines.map(({ source }) => source.box).filter((box) => box !== undefined);
  const onPage = boxes.filter(({ page }) => page === boxes[0]?.page);
  if (onPage.length < 2 || !onPage[0]) return read;
  const box = {
    page: onPage[0].page,
    left: Math.min(...onPage.map(({ left }) => left)),
    top: Math.min(...onPage.map(({ top }) => top)),
    right: Math.max(...onPage.map(({ right }) => right)),
    bottom: Math.max(...onPage.map(({ bottom }) => bottom)),
  };
  return { ...read, source: { ...read.source, snippet: value, box } };
}

/** Lines of a paragraph as one; a word parted at the end of its line is put together again. */
export function joinLines(texts: readonly string[]): string {
  let joined = '';
  for (const text of texts) {
    const next = text.trim();
    // A long text is not gone through once for each of its lines.
    const end = joined.slice(-END);
    if (/\p{Ll}\u00ad$/u.test(end)) joined = joined.slice(0, -1) + next;
    else if (/\p{Ll}[-‐]$/u.test(end) && /^\p{Ll}{2}/u.test(next)) {
      joined = keepsHyphen(end, next) ? joined + next : joined.slice(0, -1) + next;
    } else joined = joined ? `${joined} ${next}` : next;
  }
  return joined;
}

/** More characters than the longest word has. */
const END = 200;

const HYPHENATED = /(?:^|\s)(?:\p{L}+-)+$/u;
const PREFIXES =
  /(?:^|[\s(])(?:self|cross|co|non|multi|high|low|full|part|long|short|real|front|back|end|well|on|off|in|data|user|client|customer|cost|time|team|test|object|open|top|first|third|large|small|mid|pre|post|e|evidence|award|decision|problem|state|hands|day|go|step|follow|set|built?|cloud|server|peer|year|month|week|two|three|four|five|multi|fast|best|event|domain|model|and|or|und)-$/iu;

/** "cross-" and "functional" keep their hyphen; "manage-" and "ment" do not. */
function keepsHyphen(before: string, after: string): boolean {
  if (PREFIXES.test(before) || /^(?:and|or|und|et|y|e|en|to)\s/u.test(after)) return true;
  return HYPHENATED.test(before) && /-\p{L}+-$/u.test(before);
}

/** A value as one would type it: single blanks, nothing stray at its ends. */
export function tidy(text: string): string {
  return cleanLine(text)
    .replace(/^[\s,;|·•–—/~]+/u, '')
    .replace(/(?<![\s,;|·•–—/~])[\s,;|·•–—/~]+$/u, '')
    .replace(/(?<!\s)\s+([,;])/g, '$1');
}

import type { ParsedItem, ParsedValue } from '#documents/parser/parsed-resume.ts';
import type { Line } from '../lines/line.ts';
import { type LinePiece, pieceOf, readOf, readPiece, tidy } from '../lines/piece.ts';
import { gapPieces } from '../lines/pieces.ts';
import { fold } from '../text/fold.ts';
import { LANGUAGE_NAMES, LEVEL, startsWithLanguage } from '../words/language-names.ts';

/** Languages of a section and how well each is known: "English (native), German – B2". */
export function readLanguages(lines: readonly Line[]): ParsedItem[] {
  const items: ParsedItem[] = [];
  for (const line of lines) {
    for (const cell of gapPieces(line)) {
      for (const piece of splitCell(cell)) {
        const item = languageOf(piece);
        const last = items.at(-1);
        if (item?.title) items.push(item);
        else if (last && !last.subtitle && LEVEL.test(fold(piece.text))) {
          items[items.length - 1] = { ...last, subtitle: readPiece(withinBrackets(piece), 0.85) };
        }
      }
    }
  }
  return items;
}

/** A level in brackets that came to stand on a line of its own. */
function withinBrackets(piece: LinePiece): LinePiece {
  const isBracketed = /^\([^()]*\)$/u.test(piece.text);
  return (isBracketed && pieceOf(piece.line, piece.start + 1, piece.end - 1)) || piece;
}

/** Commas and marks part languages; but not where a level follows: "English, native". */
function splitCell({ line, start, end }: LinePiece): LinePiece[] {
  const cuts: number[] = [start];
  let depth = 0;
  for (let at = start; at < end; at += 1) {
    const letter = line.text.charAt(at);
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth > 0 || !/[,;|•·/]/.test(letter)) continue;
    if (startsWithLanguage(fold(line.text.slice(at + 1)).trim())) cuts.push(at + 1);
  }
  for (const match of line.text
    .slice(start, end)
    .matchAll(/\)\s+(?=\p{Lu})|\s(?:and|und|et|y|e|en)\s(?=\p{L})/gu)) {
    const at = start + match.index + match[0].length;
    if (startsWithLanguage(fold(line.text.slice(at)))) cuts.push(at);
  }
  cuts.sort((a, b) => a - b);
  return cuts
    .map((from, index) => pieceOf(line, from, cuts[index + 1] ?? end))
    .filter((piece) => piece !== undefined);
}

function languageOf(piece: LinePiece): ParsedItem | undefined {
  const folded = fold(piece.text);
  const match =
    /^(?:(?:fluent|native|basic|intermediate|advanced|professional|conversational|proficient)\s{1,5}(?:in\s{1,5})?)?([\p{L}' -]{1,60}?)(?=\s{0,5}(?:[:(–—|,;•·/]|\s-|-\s|$))/u.exec(
      folded,
    );
  const words = (match?.[1] ?? folded).trim().split(/\s+/);
  for (const count of [3, 2, 1]) {
    const name = words.slice(0, count).join(' ');
    if (words.length < count || !LANGUAGE_NAMES.has(name)) continue;
    const at = folded.indexOf(name);
    return withLevel(piece, at, at + name.length, 0.97);
  }
  const unknown = /^([\p{Lu}][\p{L}]+)\s+([^\s\p{Lu}].*)$/u.exec(piece.text);
  if (unknown?.[1] && LEVEL.test(fold(unknown[2] ?? '')) && !LEVEL.test(fold(unknown[1]))) {
    return withLevel(piece, 0, unknown[1].length, 0.7);
  }
  // A language no list knows, with a level.
  const [first] = piece.text.split(/(?:(?<!\s)\s+)?[:(–—]|\s-\s/u);
  if (!first || first.length === piece.text.length || first.length > 30 || !LEVEL.test(folded))
    return undefined;
  if (LEVEL.test(fold(first))) return undefined;
  return withLevel(piece, 0, first.length, 0.7);
}

function withLevel(piece: LinePiece, from: number, to: number, confidence: number): ParsedItem {
  const { line, start } = piece;
  const title = readOf(line, start + from, start + to, tidy(piece.text.slice(from, to)), confidence);
  const level = levelAfter(piece, to) ?? (from > 0 ? pieceOf(line, start, start + from) : undefined);
  return { title, ...(level && { subtitle: levelRead(level) }), details: [] };
}

function levelAfter(piece: LinePiece, to: number): LinePiece | undefined {
  let from = piece.start + to;
  let { end } = piece;
  while (from < end && /[\s:(),–—-]/u.test(piece.line.text.charAt(from))) from += 1;
  const open = piece.line.text.slice(from, end);
  if (open.endsWith(')') && !open.includes('(')) end -= 1;
  return pieceOf(piece.line, from, end);
}

function levelRead(piece: LinePiece): ParsedValue {
  const known = LEVEL.test(fold(piece.text));
  return readPiece(piece, known ? 0.93 : 0.6);
}

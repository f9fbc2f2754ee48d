import type { Line } from '../lines/line.ts';
import type { Piece } from '../lines/piece.ts';
import { pieceOf } from '../lines/piece.ts';
import { commaPieces, piecesOf } from '../lines/pieces.ts';
import { findDates } from '../dates/find-dates.ts';
import { placeScore, trailingPlace } from '../words/score.ts';
import type { RawEntry } from './split-entries.ts';

/** What the head of an entry says besides its date. */
export type HeadPiece = Piece & {
  /** Which line of the head, and which piece of it. */
  row: number;
  place: number;
};

export type Head = { pieces: HeadPiece[]; places: HeadPiece[] };

const SIDE_NOTE =
  /^\(?(?:full[- ]time|part[- ]time|contract(?:or)?|permanent|temporary|freelance|internship|intern|remote|hybrid|on-?site|seasonal|vollzeit|teilzeit|cdi|cdd|\d+\s*(?:years?|yrs?|months?|mos?|jahre?|monate?|ans?|mois|años|meses|anni|mesi)\b.*)\)?$/iu;
const EMPTY = /^[\s()[\],|·–—-]*$/u;

/** The head of an entry in pieces, the places among them apart. */
export function headPieces(entry: RawEntry): Head {
  const pieces: HeadPiece[] = [];
  const places: HeadPiece[] = [];
  entry.head.forEach((line, row) => {
    let place = 0;
    for (const piece of withoutDates(line)) {
      for (const part of withPlaceApart(piece)) {
        if (EMPTY.test(part.text) || (SIDE_NOTE.test(part.text) && placeScore(part.text) === 0)) continue;
        const own: HeadPiece = { ...part, row, place };
        place += 1;
        if (placeScore(part.text) >= 0.7) places.push(own);
        else pieces.push(own);
      }
    }
  });
  // A sole piece is hardly a place alone.
  if (pieces.length === 0 && places.length > 1) pieces.push(...places.splice(0, 1));
  return { pieces, places };
}

function withoutDates(line: Line): Piece[] {
  const dates = findDates(line.text).filter(({ kind, start, end, confidence }) => {
    if (kind === 'period' || confidence > 0.9) return true;
    // A year within a name is part of it: "Expo 2020".
    return (
      /[(|,·–—-]\s*$/u.test(line.text.slice(0, start)) ||
      EMPTY.test(line.text.slice(0, start)) ||
      EMPTY.test(line.text.slice(end))
    );
  });
  const pieces: Piece[] = [];
  let from = 0;
  for (const { start, end } of [...dates, { start: line.text.length, end: line.text.length }]) {
    const cut = trimmedBrackets(line, from, start);
    const parts = piecesOf(line, cut.start, cut.end);
    if (pieces.length > 0 && parts[0]) parts[0] = { ...parts[0], parted: 'gap' };
    pieces.push(...parts);
    from = end;
  }
  return pieces;
}

/** A bracket that a date has left open. */
function trimmedBrackets(line: Line, start: number, end: number): { start: number; end: number } {
  let from = start;
  let to = end;
  while (to > from && /[\s([,–—-]/u.test(line.text.charAt(to - 1))) to -= 1;
  while (from < to && /[\s)\],]/u.test(line.text.charAt(from))) from += 1;
  return { start: from, end: to };
}

/** "Acme Inc., Boston, MA" as a name and a place. */
function withPlaceApart(piece: Piece): Piece[] {
  if (placeScore(piece.text) >= 0.7) return [piece];
  const parts = commaPieces(piece.line, piece.start, piece.end);
  const count = trailingPlace(parts.map(({ text }) => text));
  const first = parts.at(-count);
  if (count === 0 || !first) return bracketPlace(piece);
  const name = pieceOf(piece.line, piece.start, first.start, piece.parted);
  const place = pieceOf(piece.line, first.start, piece.end, 'comma');
  return [name, place].filter((part) => part !== undefined);
}

/** "Acme (Boston)". */
function bracketPlace(piece: Piece): Piece[] {
  const match = /\(([^()]+)\)\s*$/u.exec(piece.text);
  if (!match?.[1] || placeScore(match[1]) < 0.8) return [piece];
  const at = piece.start + match.index;
  const name = pieceOf(piece.line, piece.start, at, piece.parted);
  const place = pieceOf(piece.line, at + 1, at + 1 + match[1].length, 'bracket');
  return [name, place].filter((part) => part !== undefined);
}

import { isDateWithoutYear } from '../dates/date-words-alone.ts';
import { durationAfter } from '../dates/duration.ts';
import { findDates } from '../dates/find-dates.ts';
import type { Line } from '../lines/line.ts';
import { type LinePiece, pieceOf } from '../lines/piece.ts';
import { commaPieces, type InnerMarks, piecesOf } from '../lines/pieces.ts';
import { fold } from '../text/fold.ts';
import { FIELD_LABELS, type FieldLabel } from '../words/field-labels.ts';
import { LEGAL_FORMS } from '../words/organizations.ts';
import { isNamedPlace } from '../words/places.ts';
import { isName, organizationScore, placeScore, titleScore, trailingPlace } from '../words/score.ts';
import type { RawEntry } from './split-entries.ts';

/** What the head of an entry says besides its date. */
export type HeadPiece = LinePiece & {
  /** Which line of the head, and which piece of it. */
  row: number;
  place: number;
  /** What it is by a label before it: "Employer: Acme". */
  says?: 'what' | 'where';
};

export type Head = { pieces: HeadPiece[]; places: HeadPiece[] };

const SIDE_NOTE =
  /^\(?(?:full[- ]time|part[- ]time|contract(?:or)?|permanent|temporary|freelance|internship|intern|remote|hybrid|on-?site|seasonal|vollzeit|teilzeit|cdi|cdd|\d+\s*(?:years?|yrs?|months?|mos?|jahre?|monate?|ans?|mois|años|meses|anni|mesi)\b.*)\)?$/iu;
const EMPTY = /^[\s()[\],|·–—-]*$/u;

/** The head of an entry in pieces, the places among them apart. */
export function headPieces(entry: RawEntry, whole = false, inner: InnerMarks = {}): Head {
  const pieces: HeadPiece[] = [];
  const places: HeadPiece[] = [];
  entry.head.forEach((line, row) => {
    let place = 0;
    for (const piece of withoutDates(line, whole, inner)) {
      const label = whole ? undefined : labelOf(piece);
      const value = label ? label.value : piece;
      if (!value) continue;
      for (const part of whole ? [value] : withPlaceApart(value)) {
        if (EMPTY.test(part.text) || (SIDE_NOTE.test(part.text) && placeScore(part.text) === 0)) continue;
        const says = part.start === value.start && isMainLabel(label?.kind) ? label.kind : undefined;
        const own: HeadPiece = { ...part, row, place, ...(says && { says }) };
        place += 1;
        if (label?.kind === 'place') places.push(own);
        else if (!whole && !says && (placeScore(part.text) >= 0.7 || isTownByDate(entry, own)))
          places.push(own);
        else pieces.push(own);
      }
    }
  });
  // A sole piece is hardly a place alone.
  if (pieces.length === 0 && places.length > 1) pieces.push(...places.splice(0, 1));
  const named = pieces.length < 2 && !whole ? places.findIndex(isNameWithTown) : -1;
  if (named >= 0) pieces.push(...places.splice(named, 1));
  return { pieces, places };
}

/** "Aguas de Bilbao", "Assisted Living of Toledo": a name whose last word is a town, and no place that is known. */
function isNameWithTown({ text, says }: HeadPiece): boolean {
  return !says && text.split(/\s+/u).length > 2 && !/[,/()|–-]/u.test(text) && !isNamedPlace(text);
}

/** What a piece is by the label before it, and the piece without the label; none where nothing is left. */
function labelOf(piece: LinePiece): { kind: FieldLabel; value: LinePiece | undefined } | undefined {
  const folded = fold(`${piece.text}${/^\s*:/u.test(piece.line.text.slice(piece.end)) ? ':' : ''}`);
  for (const [kind, label] of Object.entries(FIELD_LABELS)) {
    const found = label.exec(folded);
    // Object.entries forgets the keys of what it is given.
    if (found) return { kind: kind as FieldLabel, value: after(piece, found[0].length) };
  }
  return undefined;
}

function after({ line, start, end, parted }: LinePiece, length: number): LinePiece | undefined {
  return pieceOf(line, Math.min(end, start + length), end, parted);
}

function isMainLabel(kind: FieldLabel | undefined): kind is 'what' | 'where' {
  return kind === 'what' || kind === 'where';
}

/** "Mar 2015 – Apr 2019, Barakaldo": beside a date, and apart from the names, is where it was. */
function isTownByDate({ head, date }: RawEntry, { line, start, text }: LinePiece): boolean {
  if (date?.line !== line || head.length < 3 || start < date.found.end) return false;
  return line.text.slice(0, date.found.start).trim() === '' && looksLikePlace(text);
}

function withoutDates(line: Line, whole: boolean, inner: InnerMarks): LinePiece[] {
  const dates = findDates(line.text).filter(({ kind, start, end, confidence }) => {
    if (kind === 'period' || confidence > 0.9) return true;
    // A year within a name is part of it: "Expo 2020".
    return (
      /[(|,·–—-]\s*$/u.test(line.text.slice(0, start)) ||
      EMPTY.test(line.text.slice(0, start)) ||
      EMPTY.test(line.text.slice(end))
    );
  });
  const pieces: LinePiece[] = [];
  let from = 0;
  for (const { start, end } of [...dates, { start: line.text.length, end: line.text.length }]) {
    const cut = trimmedBrackets(line, from, start);
    const parts = joinedPlaces(
      withoutVagueDate(line, cut).flatMap((part) => piecesOf(line, part.start, part.end, whole, inner)),
    );
    if (pieces.length > 0 && parts[0]) parts[0] = { ...parts[0], parted: 'gap' };
    pieces.push(...parts);
    from = end + durationAfter(line.text.slice(end));
  }
  return pieces;
}

/** A cell that says when without a year is nobody's title: "Baker", and "spring maybe – now" after a tab or alone. */
function withoutVagueDate(line: Line, { start, end }: Stretch): Stretch[] {
  const text = line.text.slice(start, end);
  const tab = text.lastIndexOf('\t');
  if (!isDateWithoutYear(text.slice(tab + 1))) return [{ start, end }];
  return tab < 0 ? [] : [{ start, end: start + tab }];
}

type Stretch = { start: number; end: number };

/** "Guarulhos – SP" is one place in two pieces. */
function joinedPlaces(pieces: readonly LinePiece[]): LinePiece[] {
  const joined: LinePiece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const both =
      last && piece.parted === 'dash' ? pieceOf(piece.line, last.start, piece.end, last.parted) : undefined;
    const bracketed = last && piece.parted === 'bracket' ? inBrackets(last, piece) : undefined;
    if (both && placeScore(both.text) >= 0.8) joined[joined.length - 1] = both;
    else if (bracketed) joined[joined.length - 1] = bracketed;
    else joined.push(piece);
  }
  return joined;
}

/** "Halle (Saale)" is one name. */
function inBrackets(before: LinePiece, piece: LinePiece): LinePiece | undefined {
  // What is neither somebody's work nor where it was done says more of what stands before it: "Cook (part-time)".
  if (organizationScore(piece.text) < 0.9 && titleScore(piece.text) < 1.5 && placeScore(piece.text) < 0.5)
    return pieceOf(piece.line, before.start, closed(piece), before.parted);
  const town = /(?:^|,\s*)\p{Lu}\p{L}+$/u.test(before.text) && /^\p{Lu}\p{L}+$/u.test(piece.text);
  if (!town || isNamedPlace(piece.text)) return undefined;
  return pieceOf(piece.line, before.start, piece.end + 1, before.parted);
}

/** Where a piece that began with a bracket ends, with the bracket that closes it. */
function closed({ line, end }: LinePiece): number {
  return line.text.charAt(end) === ')' ? end + 1 : end;
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
function withPlaceApart(piece: LinePiece): LinePiece[] {
  if (placeScore(piece.text) >= 0.7) return [piece];
  const parts = commaPieces(piece.line, piece.start, piece.end);
  const count = trailingPlace(parts.map(({ text }) => text));
  const first = parts.at(-count);
  // "California State University, Sacramento" is a name.
  const named =
    count === 1 &&
    /(?:State University|University of California|University of [A-Z]\w+|Universit\p{L}+)$/u.test(
      parts.at(-2)?.text ?? '',
    );
  if (count === 0 || !first || named) return placeBetween(piece, parts) ?? bracketPlace(piece);
  const name = pieceOf(piece.line, piece.start, first.start, piece.parted);
  const place = pieceOf(piece.line, first.start, piece.end, 'comma');
  return [name, place].filter((part) => part !== undefined);
}

/** "Acme Inc., Boston, MA, Engineer": a sure place between two names, or before one that another style parts from it. */
function placeBetween(piece: LinePiece, parts: readonly LinePiece[]): LinePiece[] | undefined {
  if (piece.parted === 'style') {
    const count = [2, 1].find((some) => {
      const [last, next] = [parts[some - 1], parts[some]];
      return last && next && placeScore(piece.line.text.slice(piece.start, last.end)) >= 0.95;
    });
    const [place, next] = count ? [parts[count - 1], parts[count]] : [];
    if (place && next) {
      const both = [
        pieceOf(piece.line, piece.start, place.end, 'comma'),
        pieceOf(piece.line, next.start, piece.end, 'comma'),
      ];
      return both.filter((part) => part !== undefined);
    }
  }
  for (let end = parts.length - 1; end > 1; end -= 1) {
    const count = trailingPlace(parts.slice(0, end).map(({ text }) => text));
    const [first, last, next] = [parts[end - count], parts[end - 1], parts[end]];
    if (count === 0 || count === end || !first || !last || !next) continue;
    const place = pieceOf(piece.line, first.start, last.end, 'comma');
    if (!place || placeScore(place.text) < 0.9) continue;
    const name = pieceOf(piece.line, piece.start, first.start, piece.parted);
    const rest = pieceOf(piece.line, next.start, piece.end, 'comma');
    return [name, place, rest].filter((part) => part !== undefined);
  }
  return undefined;
}

/** "Acme (Boston)". */
function bracketPlace(piece: LinePiece): LinePiece[] {
  const match = /\(([^()]+)\)\s*$/u.exec(piece.text);
  if (!match?.[1] || placeScore(match[1]) < 0.8) return [piece];
  const at = piece.start + match.index;
  const name = pieceOf(piece.line, piece.start, at, piece.parted);
  const place = pieceOf(piece.line, at + 1, at + 1 + match[1].length, 'bracket');
  return [name, place].filter((part) => part !== undefined);
}

/** "Hotel Miramar, Barakaldo": after the name of an organization, a short name is where it is. */
export function placeAfterName(piece: LinePiece): { name: LinePiece; place: LinePiece } | undefined {
  const parts = commaPieces(piece.line, piece.start, piece.end);
  const last = parts.at(-1);
  if (!last || parts.length < 2 || !looksLikePlace(last.text)) return undefined;
  const name = pieceOf(piece.line, piece.start, parts.at(-2)?.end ?? piece.start, piece.parted);
  if (!name || /(?:State University|University of \p{Lu}\w+)$/u.test(name.text)) return undefined;
  const place = pieceOf(piece.line, last.start, last.end, 'comma');
  return place && { name, place };
}

/** What may be a town that no list knows. */
export function looksLikePlace(text: string): boolean {
  const words = text.trim().split(/\s+/);
  if (words.length > 3 || text.length < 3 || !isName(text)) return false;
  if (LEGAL_FORMS.test(fold(text)) || /^[A-Z]{2,}$/.test(text)) return false;
  return organizationScore(text) < 0.3 && titleScore(text) < 1;
}

import type { ParsedItem } from '#documents/parser/parsed-resume.ts';
import { findDates } from '../dates/find-dates.ts';
import type { Line } from '../lines/line.ts';
import { partedByAir } from '../lines/parting-air.ts';
import { type LinePiece, pieceOf, readPiece } from '../lines/piece.ts';
import { commaPieces, piecesOf } from '../lines/pieces.ts';

/* People who speak for somebody: a name, where they work and how they are reached, on one line or several. */

const REACH = /(?<![^\s,;|])[^\s,;|@]{1,64}@[^\s,;|@]{4,100}|(?<![\p{L}\p{N}])[+(]?\d[\d\s()./-]{5,18}\d/gu;
const LABEL =
  /(?<!\p{L})(?:tel|telephone|telefono|teléfono|telefone|telefon|téléphone|tél|mobile?|móvil|phone|ph|cell|handy|e-?mail|mail|correo|courriel|[tempc])\s?[.:]?\s*$/iu;
/** Fewer figures are a number of something else. */
const FIGURES = 7;

/** A line with who it names and how they are reached. */
type Named = { line: Line; names: LinePiece[]; reaches: LinePiece[] };

/** The people under a heading; nothing where none of them says how to be reached, which alone tells where one ends. */
export function readReferences(lines: readonly Line[]): ParsedItem[] | undefined {
  const named = lines.map(namedIn);
  if (!named.some(({ reaches }) => reaches.length > 0)) return undefined;
  const apart = partedByAir(lines);
  const people: Named[][] = [];
  for (const [index, one] of named.entries()) {
    const last = people.at(-1);
    const isReached = last?.some(({ reaches }) => reaches.length > 0);
    const begins = !last || (isReached && one.names.length > 0) || apart[index] === true;
    if (begins) people.push([one]);
    else last.push(one);
  }
  return people.map(personOf);
}

function namedIn(line: Line): Named {
  const starts = reachesIn(line.text);
  const end = starts[0] ?? line.text.length;
  const names = piecesOf(line, 0, end).flatMap((piece) => commaPieces(line, piece.start, piece.end));
  const reaches = starts.flatMap(
    (start, index) => pieceOf(line, start, starts[index + 1] ?? line.text.length) ?? [],
  );
  return { line, names, reaches };
}

/** Where addresses and numbers begin, with what they are called in front of them. */
function reachesIn(text: string): number[] {
  const dates = findDates(text);
  const isDate = (at: number) => dates.some(({ start, end }) => start <= at && at < end);
  return [...text.matchAll(REACH)].flatMap((match) => {
    const figures = match[0].replace(/\D/gu, '').length;
    if (!match[0].includes('@') && (figures < FIGURES || isDate(match.index))) return [];
    return [LABEL.exec(text.slice(0, match.index))?.index ?? match.index];
  });
}

function personOf(named: readonly Named[]): ParsedItem {
  const [first, ...others] = named.filter(({ names }) => names.length > 0);
  const [title, ...beside] = first?.names ?? [];
  const rows = [beside, ...others.map(({ names }) => names)].flatMap((names) => wholeOf(names) ?? []);
  const [subtitle, ...rest] = rows;
  const details = [...rest, ...named.flatMap(({ reaches }) => reaches)];
  return {
    ...(title && { title: readPiece(title, 0.85) }),
    ...(subtitle && { subtitle: readPiece(subtitle, 0.8) }),
    details: details.map((piece) => readPiece(piece, 0.85)),
  };
}

/** "Brightwell Labs, Inc.": what stands beside each other on a line is one. */
function wholeOf(names: readonly LinePiece[]): LinePiece | undefined {
  const [first] = names;
  return first && pieceOf(first.line, first.start, names.at(-1)?.end ?? first.end, first.parted);
}

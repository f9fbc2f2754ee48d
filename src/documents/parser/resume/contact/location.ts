import type { ParsedValue } from '#documents/parser/parsed-resume.ts';
import { findDates } from '../dates/find-dates.ts';
import type { Line } from '../lines/line.ts';
import { type LinePiece, pieceOf, readPiece } from '../lines/piece.ts';
import { commaPieces, piecesOf } from '../lines/pieces.ts';
import { headingKind } from '../sections/heading-kind.ts';
import { joinWrappedPlaces } from './wrapped-places.ts';
import { POSTAL, STREET } from '../words/addresses.ts';
import { placeScore, trailingPlace } from '../words/score.ts';
import { isTown } from '../words/unlisted-town.ts';

const LABEL =
  /^\s*(?:(?:current |home |permanent |mailing )?address|location|based in|lives in|residence|city|place|adresse|anschrift|wohnort|ort|lieu|ville|domicile|direccion|dirección|ubicación|ubicacion|localidad|endereço|endereco|localização|localidade|cidade|indirizzo|residenza|città|luogo|adres zamieszkania|adres|woonplaats|plaats|miejscowość|адрес проживания|адрес|город|место жительства|проживание|a|l)\s*[:.]\s*/iu;
/** Where somebody lives, from the lines of contact details: the surest place there. */
export function findLocation(given: readonly Line[], taken: readonly ParsedValue[]): ParsedValue | undefined {
  const lines = joinWrappedPlaces(given.map((line) => withoutTaken(line, taken)));
  let best: { piece: LinePiece; sure: number } | undefined;
  const offer = (piece: LinePiece | undefined, sure: number) => {
    if (piece && sure > (best?.sure ?? 0.45)) best = { piece, sure };
  };
  lines.forEach((line, index) => {
    if (headingKind(line.text)?.exact) return;
    const label = LABEL.exec(line.text);
    for (const piece of label
      ? [pieceOf(line, label[0].length, endOfLabelled(line.text, label[0].length))]
      : withNeighbours(piecesOf(line))) {
      if (!piece) continue;
      const inner = LABEL.exec(piece.text);
      const bare = inner ? pieceOf(line, piece.start + inner[0].length, piece.end) : piece;
      if (!bare || /@|\bwww\.|https?:|\.com\b/i.test(bare.text) || bare.text.length > 90) continue;
      if (findDates(bare.text).some(({ kind }) => kind === 'period')) continue;
      // The nearer to the top, the surer.
      const early = index < 12 ? 0 : 0.1;
      offer(bare, sureness(bare) + (label || inner ? 0.15 : 0) - early);
      // A town that no list knows: said to be where, or beside ways to reach somebody.
      if (isTown(bare.text)) offer(bare, label || inner ? 0.7 : isBesideReach(line, taken) ? 0.5 : 0);
      offer(...withoutRole(bare, early));
    }
  });
  return best && readPiece(best.piece, Math.min(0.97, best.sure));
}

/** Where what a label stands for ends: at what is known to be something else. */
function endOfLabelled(text: string, start: number): number {
  const known = text.indexOf('||', start);
  return known > start ? known : text.length;
}

/** Whether a line says first where somebody is, and then how to reach them. */
function isBesideReach(line: Line, taken: readonly ParsedValue[]): boolean {
  return taken.some(({ source }) => source.line === line.source.index);
}

/** "São Paulo – SP" is one place in two pieces. */
function withNeighbours(pieces: readonly LinePiece[]): LinePiece[] {
  const both = pieces.flatMap((piece, index) => {
    const next = pieces[index + 1];
    const joined = next?.parted === 'dash' ? pieceOf(piece.line, piece.start, next.end) : undefined;
    return joined ? [joined] : [];
  });
  const places = both.filter(({ text }) => placeScore(text) >= 0.8);
  return [
    ...places,
    ...pieces.filter((piece) => !places.some(({ start, end }) => piece.start >= start && piece.end <= end)),
  ];
}

/** What something is called before it. */
const CALLED = /(?<=\s)\p{L}[\p{L}.-]{0,14}\s?:\s*$/u;

/** What is known to be something else parts the rest. */
function withoutTaken(line: Line, taken: readonly ParsedValue[]): Line {
  let { text } = line;
  for (const { source, value } of taken) {
    for (const part of [source.snippet, value]) {
      const at = part && source.line !== undefined ? text.indexOf(part) : -1;
      if (at < 0) continue;
      // With what it is called: "Telephone: 07700 900 165".
      const from = at - (CALLED.exec(text.slice(0, at))?.[0].length ?? 0);
      text = text.slice(0, from) + '|'.repeat(at + part.length - from) + text.slice(at + part.length);
    }
  }
  text = text.replace(/(?<=^|\s)[^\p{L}\p{N}\s,.–—-](?=\s)|(?<=\s)\s(?=\s?\S)/gu, (mark) =>
    '|'.repeat(mark.length),
  );
  return { ...line, text };
}

function sureness({ text }: LinePiece): number {
  const sure = placeScore(text.replace(/(?<![,\s])[,\s]+\d{5}(?:-\d{4})?$/u, ''));
  if (sure > 0) return sure;
  if (POSTAL.test(text) && /\p{L}{3}/u.test(text) && text.replace(/[^\d]/g, '').length <= 12)
    return STREET.test(text) ? 0.85 : 0.8;
  if (STREET.test(text) && /\d/.test(text) && text.includes(',')) return 0.7;
  return 0;
}

/** "Engineer, Boston, MA" and "12 Main Street, Boston, MA": the place is the end of it. */
function withoutRole(piece: LinePiece, early: number): [LinePiece | undefined, number] {
  const parts = commaPieces(piece.line, piece.start, piece.end);
  const count = trailingPlace(parts.map(({ text }) => text));
  const from = parts.at(-count)?.start;
  if (count === 0 || from === undefined || from === piece.start || STREET.test(piece.text))
    return [undefined, 0];
  return [pieceOf(piece.line, from, piece.end), 0.7 - early];
}

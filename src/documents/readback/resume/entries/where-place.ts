import { pieceOf, type Piece } from '../lines/piece.ts';
import { commaPieces } from '../lines/pieces.ts';
import { fold } from '../text/fold.ts';
import { LEGAL_FORMS } from '../words/organizations.ts';
import { isName, organizationScore, titleScore } from '../words/score.ts';

/** "Hotel Miramar, Barakaldo": after the name of an organization, a short name is where it is. */
export function placeAfterName(piece: Piece): { name: Piece; place: Piece } | undefined {
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

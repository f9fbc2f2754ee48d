import type { ParsedValue } from '#documents/parser/parsed-resume.ts';
import { pieceOf, readPiece } from '../lines/piece.ts';
import type { Line } from '../lines/line.ts';

/** Beginnings of a text that name what somebody was: "Worked as Account Manager. Looked after forty clients." */
export const WORKED_AS =
  /^\s*(?:(?:i )?(?:worked|working|employed|served|serving|hired) as(?: an?| the)?|position of|tätig(?:keit)? als|beschäftigt als|angestellt als|arbeitete als|en poste comme|en tant que|employée? comme|travail comme|(?:trabaj[éo]|contratad[oa]|empleo) como|puesto de|desempeñ[éo] el cargo de|(?:atuação|atuei|contratad[oa]|trabalhei) como|no cargo de|werkzaam als|gewerkt als|in dienst als|praca (?:jako|na stanowisku)|zatrudnion[ya] (?:jako|na stanowisku)|na stanowisku|работал[аи]? (?:в должности|как)|в должности|ho lavorato come|impiegat[oa] come)\s+(?=\S)/iu;

/** Longest title in such a sentence, in letters. */
const LONGEST = 70;

/** The title that a line of text names in such a way: up to the first full stop, comma or semicolon. */
export function titleInText(line: Line): ParsedValue | undefined {
  const said = WORKED_AS.exec(line.text);
  if (!said) return undefined;
  const rest = line.text.slice(said[0].length);
  const end = /[.;:](?=\s|$)(?<!(?<!\p{L})\p{L}{1,2}\.)|,(?=\s)/u.exec(rest)?.index ?? rest.length;
  if (end > LONGEST) return undefined;
  const piece = pieceOf(line, said[0].length, said[0].length + end);
  return piece && readPiece(piece, 0.75);
}

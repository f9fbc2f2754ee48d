import type { ParsedValue } from '#documents/parser/parsed-resume.ts';
import { findDates } from '../dates/find-dates.ts';
import type { Line } from '../lines/line.ts';
import { pieceOf, readOf, tidy } from '../lines/piece.ts';
import { gapPieces } from '../lines/pieces.ts';
import { headingKind } from '../sections/heading-kind.ts';
import { isLetterSpaced, withoutLetterSpacing, fold, foldWords } from '../text/fold.ts';
import { isDocumentName } from '../words/document-names.ts';
import { organizationScore, placeScore, titleScore } from '../words/score.ts';

/** The line that says what somebody is: near the name, short, and no contact detail. */
export function findProfessionalTitle(
  contact: readonly Line[],
  name: ParsedValue | undefined,
  taken: readonly ParsedValue[],
): ParsedValue | undefined {
  const at = contact.findIndex(({ source }) => source.index === name?.source.line);
  if (at < 0 || !name) return undefined;
  const used = new Set(taken.map(({ source }) => source.line));
  const nameEnd = contact[at] ? restOfNameLine(contact[at], name) : undefined;
  if (nameEnd) return nameEnd;
  let best: ParsedValue | undefined;
  let distance = 0;
  for (const [index, line] of contact.slice(0, at + 14).entries()) {
    if (index === at || line.bulleted || index < at - 2) continue;
    const text = withoutLetterSpacing(line.text).trim();
    if (name.value.includes(text) || headingKind(text)?.exact) continue;
    // Beside a period stands what somebody was then.
    if (findDates(line.text).some(({ kind }) => kind === 'period')) continue;
    if (used.has(line.source.index) && gapPieces(line).length < 2) continue;
    distance = index < at ? index - at : distance + 1;
    if (distance > 5) break;
    for (const piece of gapPieces(line)) {
      if (isPartOf(line, piece.text, taken)) continue;
      const score = sureness(isLetterSpaced(line.text) ? text : piece.text, distance);
      if (score <= (best?.confidence ?? 0.4)) continue;
      best = readOf(line, piece.start, piece.end, tidy(withoutLetterSpacing(piece.text)), score);
    }
  }
  return best;
}

/** Whether a text belongs to what was read from its line, or goes on from the line above. */
const isPartOf = ({ source: { index } }: Line, text: string, taken: readonly ParsedValue[]): boolean =>
  taken.some(
    ({ value, source: { line } }) =>
      (line === index || line === index - 1) && ` ${foldWords(value)} `.includes(` ${foldWords(text)} `),
  );

function sureness(text: string, distance: number): number {
  const words = text.split(/\s+/);
  if (
    words.length > 14 ||
    text.length > 110 ||
    /[@]|https?:|www\.|\d{4,}|^[^\p{L}\p{N}]*$/u.test(text) ||
    /[.!?]$/.test(text)
  )
    return 0;
  if (isDocumentName(text) || placeScore(text) >= 0.5 || findDates(text).length > 0 || text.length < 3)
    return 0;
  if (
    /^[\p{L} ]{2,20}:|^(?:\p{L}+ )?(?:e-?mail|phone|telephone|telefon|mobile?|handy|téléphone|teléfono|telefone|telefono|móvil|address|adresse|anschrift|dirección|endereço|indirizzo|adres|kontakt|geburtsdatum|geboren)$/iu.test(
      text,
    )
  )
    return 0;
  const near = distance === 1 ? 0.2 : distance === 2 ? 0.12 : distance > 0 ? 0 : -0.15;
  const parts = text.split(/(?:(?<!\s)\s+)?[|·•/&,]\s*|(?<!\s)\s+[–-]\s+/u);
  const title = Math.max(...parts.map(titleScore));
  if (title >= 1) return Math.min(0.95, 0.45 + title * 0.14 + near);
  if (distance === 1 && words.length <= 8 && /^\p{Lu}/u.test(text) && organizationScore(text) < 2) return 0.5;
  return 0;
}

/** "Jane Doe, Product Manager" and "Jane Doe | Product Manager". */
function restOfNameLine(line: Line, name: ParsedValue): ParsedValue | undefined {
  const from = fold(line.text).indexOf(fold(name.value));
  if (from < 0) return undefined;
  const piece = pieceOf(line, from + name.value.length, line.text.length);
  if (!piece) return undefined;
  const [first] = piece.text.split(/(?:(?<!\s)\s+)?[|•·]\s*|(?<!\s)\s{3,}/u);
  if (!first || titleScore(first) < 1.5 || /@|\d{3}/.test(first)) return undefined;
  return readOf(line, piece.start, piece.start + first.length, tidy(first), 0.8);
}

import type { TextLine } from '#documents/parser/parsed-file.ts';
import { placeScore } from '../words/score.ts';

/*
 * Lines that stand below a resume and are no part of it: whose its design is, and where and on which day it was
 * written. Both have dates, and neither is that of a job or a school.
 */

const YEAR = String.raw`(?<!\d)(?:19|20)\d\d(?!\d)`;
const COPYRIGHT = new RegExp(
  String.raw`©[\s\p{L}.,&]{0,40}${YEAR}|^[\s|•·]{0,3}(?:\(c\)|copyright)[\s\p{L}.,&©]{0,40}${YEAR}|${YEAR}\s?©`,
  'iu',
);
const MOST_LETTERS = 110;

/** "© 2019–2024 Owner": the foot of a template. */
export const isCopyright = (text: string): boolean => text.length <= MOST_LETTERS && COPYRIGHT.test(text);

const MONTH_NAME = String.raw`\p{L}{3,10}\.?`;
/** A day, possible or not: "31.06.2024", "3 de mayo de 2024", "June 31, 2024". */
const DAY = [
  String.raw`\d{1,2}[./-]\s?\d{1,2}[./-]\s?(?:\d{4}|\d\d)`,
  String.raw`\d{4}-\d\d-\d\d`,
  String.raw`\d{1,2}(?:st|nd|rd|th|er|\.|º|°)?\s(?:de\s|of\s)?${MONTH_NAME},?\s(?:de\s)?\d{4}`,
  String.raw`${MONTH_NAME}\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4}`,
].join('|');
const MONTH = String.raw`${MONTH_NAME}\s(?:de\s)?\d{4}`;
const LABEL = String.raw`(?:(?:ort,?\s|place,?\s|lieu,?\s|plaats,?\s|lugar\sy\s|local\se\s|luogo\se\s|miejsce\si\s)?(?:datum|date|fecha|data|дата)\s?:\s?)`;
const DONE = String.raw`(?:(?:fait|hecho|feito|fatto|done)\s(?:à|a|en|em|at|in)\s|г\.\s?)`;
const TOWN = String.raw`\p{Lu}[\p{L}'’.-]{1,20}(?:\s\p{L}[\p{L}'’.-]{0,20}){0,3}`;
const ON = String.raw`(?:den|am|im|le|lì|li|addì|a|el|em|dnia|dn\.|op|on|this)`;

/** What a place and a day are joined by: "Hannover, den 12.11.2023", "Lyon, le 3 mars 2023". */
const JOINED = new RegExp(
  String.raw`^(?:${LABEL})?(?:${DONE})?(?<place>${TOWN}),?\s${ON}\s(?:${DAY}|${MONTH})(?:\s?[rг]\.)?$`,
  'u',
);
const APART = new RegExp(String.raw`^(?<place>${TOWN}),\s(?:${DAY}|${MONTH})(?:\s?[rг]\.)?$`, 'u');
const LABELLED = new RegExp(String.raw`^${LABEL}(?:${TOWN},?\s)?(?:${ON}\s)?(?:${DAY})$`, 'iu');

/** A blank line above, as a share of the size of the letters. */
const SET_APART = 0.8;
const A_PLACE = 0.6;

/** Whether a line says where and when a resume was written, by its words; without a word between them, by its place too. */
function isPlaceAndDay({ text, gapAbove, fontSize }: TextLine): boolean {
  const cells = text.split('\t').map((cell) => cell.trim());
  const [said = ''] = cells;
  if (cells.length > 2 || (cells[1] !== undefined && !isSignature(cells[1]))) return false;
  if (JOINED.test(said) || LABELLED.test(said)) return true;
  const place = APART.exec(said)?.groups?.place;
  if (place === undefined || placeScore(place) < A_PLACE) return false;
  return gapAbove > SET_APART * fontSize;
}

/** A name, or a line to sign on. */
const isSignature = (text: string): boolean =>
  !/\d|[.:;]$/u.test(text) && text.trim().split(/\s+/).length <= 4;

/** So many lines may stand below: a name, and what is said to be enclosed. */
const BELOW = 2;

/** The lines at the end of a resume that date it, with the signature below them. */
export function closingLines(lines: readonly TextLine[]): ReadonlySet<TextLine> {
  const last = new Map(lines.map((line) => [line.column, line]));
  const closing = new Set<TextLine>();
  lines.forEach((line, index) => {
    if (line.bullet !== '' || !/\d/.test(line.text) || !isPlaceAndDay(line)) return;
    const below = lines
      .slice(index + 1)
      .filter(({ column, page }) => column === line.column || page > line.page);
    if (below.length > BELOW || !below.every(({ text, bullet }) => bullet === '' && isSignature(text)))
      return;
    if (last.get(line.column)?.page === line.page) for (const each of [line, ...below]) closing.add(each);
  });
  return closing;
}

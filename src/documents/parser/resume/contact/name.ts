import type { ParsedValue } from '#documents/parser/parsed-resume.ts';
import { findDates } from '../dates/find-dates.ts';
import { boxOf, type Line } from '../lines/line.ts';
import { type LinePiece, pieceOf, readOf, tidy } from '../lines/piece.ts';
import { gapPieces, piecesOf } from '../lines/pieces.ts';
import { bodyStyle } from '../sections/find-headings.ts';
import { headingKind } from '../sections/heading-kind.ts';
import { fold, isLetterSpaced, withoutLetterSpacing } from '../text/fold.ts';
import { DOCUMENT_NAME, isDocumentName } from '../words/document-names.ts';
import { isNameParticle } from '../words/name-particles.ts';
import { organizationScore, placeScore, titleScore, wordsOf } from '../words/score.ts';

const LABEL =
  /^\s*(?:full name|name|nombre|nom|nome|naam|фио|имя|vor- und nachname|name und vorname)\s*(?:[:：]|\t|\s{2})\s*/iu;
const AFTER_NAME =
  /(?:,\s+|(?<![,\s])\s+)(?:ph\.?\s?d\.?|m\.?d\.?|mba|m\.?sc?\.?|b\.?sc?\.?|rn|bsn|msn|np|cpa|pmp|p\.?e\.?|esq\.?|jr\.?|sr\.?|cfa|dipl\.-ing\.?|shrm-cp|fnp-c|aprn|pharmd|jd|edd|phr|csm|cissp|\(?(?:he|she|they)\/(?:him|her|them)\)?)\b.*$/iu;

/** "Jane Doe's Resume". */
const OWNS = /['’]s\s+(?:resume|résumé|cv|curriculum vitae)$/iu;

/** What somebody is called by, in brackets or marks within the name: "Roberta (Bobbie) Clarke". */
const CALLED =
  /\s[("“”„«'‘]{1,2}(\p{Lu}[\p{L}\p{M}.'’-]*\p{L}(?: \p{Lu}[\p{L}\p{M}.'’-]*\p{L})?)[)"“”»'’]{1,2}(?=\s|$)/u;
/** The name of somebody's birth in brackets, which is none of what they are called by now. */
const BORN = /\s\((?:n[ée]e?|geb\.?|geborene|z\sdomu|de\ssoltera|roz\.)\s[^()]+\)(?=\s|$)/iu;

type Candidate = { piece: LinePiece; score: number };

/** So many times the size of the text, a name may stand anywhere. */
const LARGE = 1.25;
/** What scores less is an employer or a skill of a resume without a name. */
const LEAST = 1.5;

/** Whose resume this is: looks, place and what else the file says of it weigh together. */
export function findName(
  lines: readonly Line[],
  known: {
    emails: readonly ParsedValue[];
    author: string;
    contact: readonly Line[];
    /** Lines under headings that say what they are: no name unless it is set large. */
    headed: ReadonlySet<Line>;
  },
): ParsedValue | undefined {
  const body = bodyStyle(lines);
  const first = lines.slice(0, 14);
  const most = Math.max(...lines.map(({ source }) => source.fontSize), 1);
  const big = lines.filter(({ source }) => source.fontSize >= most * 0.95).slice(0, 3);
  const top = new Set([...first, ...known.contact.slice(0, 30), ...big]);
  const largest = Math.max(...[...top].map(({ source }) => source.fontSize), 1);
  let best: Candidate | undefined;
  [...top].forEach((line, index) => {
    for (const candidate of candidates(line, known.emails)) {
      if (known.headed.has(line) && candidate.fontSize < body.fontSize * LARGE) continue;
      const score = rate(candidate, { index, largest, body: body.fontSize, ...known });
      if (score > (best?.score ?? 0)) best = { piece: candidate, score };
    }
  });
  if (!best || best.score < LEAST) return undefined;
  const joined = twoLines(best.piece, [...top]);
  const { line, start, end } = best.piece;
  const value = joined?.value ?? nameAlone(tidy(withoutLetterSpacing(best.piece.text)));
  const read = readOf(line, start, end, value, Math.min(0.98, 0.35 + best.score / 8));
  return joined ? { ...read, source: { ...read.source, snippet: joined.written } } : read;
}

function nameAlone(text: string): string {
  return text.replace(AFTER_NAME, '').replace(BORN, '').replace(CALLED, '').replace(OWNS, '');
}

/** What the person of that name is called by, where the name says it in brackets. */
export function findPreferredName(name: ParsedValue | undefined): ParsedValue | undefined {
  const called = name && CALLED.exec(name.source.snippet)?.[1];
  return called ? { ...name, value: called } : undefined;
}

function candidates(line: Line, emails: readonly ParsedValue[]): LinePiece[] {
  const label = LABEL.exec(line.text);
  if (label) return [pieceOf(line, label[0].length, line.text.length)].filter((piece) => piece !== undefined);
  const kind = DOCUMENT_NAME.exec(fold(line.text));
  const from = kind ? kind[0].length : afterHeading(line.text);
  if (isLetterSpaced(line.text))
    return [pieceOf(line, from, line.text.length)].filter((piece) => piece !== undefined);
  const whole = pieceOf(line, from, line.text.length);
  const pieces = piecesOf(line, from).filter(({ parted }) => parted !== 'at');
  // First and last name may be set in two weights.
  return [
    ...(whole ? [whole, ...beforeTitle(whole, emails)] : []),
    ...(pieces.length > 1 ? pieces.slice(0, 3) : []),
  ];
}

/** "Jane Doe Software Engineer": two words before the title of a job, of which the address has one. */
function beforeTitle({ line, start, text }: LinePiece, emails: readonly ParsedValue[]): LinePiece[] {
  const [first, second, third] = text.matchAll(/\S+/gu);
  if (!first || !second || !third || titleScore(text.slice(third.index)) < 2) return [];
  if (likeEmail([first[0], second[0]], emails) === 0) return [];
  const name = pieceOf(line, start, start + second.index + second[0].length);
  return name ? [name] : [];
}

/** Where a name begins that stands beside a heading: "PERSONAL INFORMATION Jane Doe". */
function afterHeading(text: string): number {
  const words = [...text.matchAll(/\S+/gu)].slice(0, 6);
  for (let count = Math.min(3, words.length - 1); count > 0; count -= 1) {
    const last = words[count - 1];
    const end = last ? last.index + last[0].length : 0;
    const heading = headingKind(text.slice(0, end));
    if (heading?.exact && heading.kind === 'contact') return end;
  }
  return 0;
}

function rate(
  { line, text, fontSize }: LinePiece,
  known: { index: number; largest: number; body: number; emails: readonly ParsedValue[]; author: string },
): number {
  const shown = nameAlone(withoutLetterSpacing(text)).trim();
  const words = shown.split(/[\s]+/u).filter(Boolean);
  const own = words.filter((word) => !isNameParticle(word));
  if (own.length > 6 || shown.length > 60 || shown.length < 3) return 0;
  if (/[@\d:;/\\|()[\]<>+=*#$%]/u.test(shown) || findDates(shown).length > 0) return 0;
  const isSure = fontSize > known.body * 1.3 || likeEmail(words, known.emails) > BOTH_NAMES;
  const small = isSmallName(shown, words, isSure);
  if (
    !small &&
    !words.every(
      (word) =>
        isNameParticle(word) ||
        /^(?:(?:d|l|dell|dall)['’])?[\p{Lu}\p{Lo}][\p{L}\p{M}.'’`-]*,?$/u.test(word) ||
        /^["“'‘(].*["”'’)]$/u.test(word),
    )
  )
    return 0;
  const labelled = LABEL.test(line.text);
  if ((headingKind(shown)?.exact || isDocumentName(shown)) && !labelled) return 0;
  let score = labelled ? 5 : small ? 0.6 : 1;
  if (words.length >= 2 && words.length <= 4) score += 1;
  else if (words.length === 1) score -= 0.6;
  const size = fontSize / known.body;
  if (size > 1.15) score += Math.min(2, (size - 1) * 2);
  if (fontSize >= known.largest * 0.98 && size > 1.1) score += 1.2;
  score += Math.max(-1, 0.8 - known.index * 0.15);
  score += likeEmail(words, known.emails) + likeAuthor(words, known.author);
  score -= titleScore(shown) * 1.1 + organizationScore(shown) * 0.9;
  if (placeScore(shown) > 0.6) score -= 2.5;
  return score;
}

/** What an address gives that has first and last name. */
const BOTH_NAMES = 2.5;

/** A name in small letters throughout: a few words in a type much larger than the text's, or those of the address. */
function isSmallName(shown: string, words: readonly string[], isSure: boolean): boolean {
  return (
    isSure &&
    words.length >= 2 &&
    words.length <= 5 &&
    shown === shown.toLowerCase() &&
    words.every((word) => /^\p{Ll}[\p{Ll}\p{M}.'’-]*$/u.test(word))
  );
}

/** Names are in most addresses: "jane.doe@", "jdoe@". */
function likeEmail(words: readonly string[], emails: readonly ParsedValue[]): number {
  const local = fold(emails[0]?.value.split('@')[0] ?? '').replace(/[^a-z]/g, '');
  if (local.length < 3) return 0;
  const plain = words.map((word) => fold(word).replace(/[^a-z]/g, '')).filter((word) => word.length > 1);
  const within = plain.filter((word) => word.length > 2 && local.includes(word)).length;
  if (within > 0) return Math.min(2.6, 1.3 * within + 0.3);
  return plain.length > 1 && local.startsWith((plain[0]?.[0] ?? '') + (plain.at(-1)?.slice(0, 4) ?? ''))
    ? 1.3
    : 0;
}

function likeAuthor(words: readonly string[], author: string): number {
  const given = wordsOf(author);
  if (given.length < 2 || given.length > 5) return 0;
  const same = words.filter((word) => given.includes(fold(word).replace(/[.,]/g, ''))).length;
  return same >= 2 ? 1.5 : 0;
}

/** How many lines of what stands beside may be read between a first and a last name. */
const BETWEEN = 2;

/** A first name above a last name, both in the largest type. */
function twoLines(piece: LinePiece, lines: readonly Line[]): { value: string; written: string } | undefined {
  // A piece of a line leaves the hyphen at its end out.
  const hyphen = /^-\s*$/u.test(piece.line.text.slice(piece.end)) ? '-' : '';
  const own = nameAlone(withoutLetterSpacing(piece.text)).trim() + hyphen;
  if (piece.fontSize < 15 || (own.split(/\s+/).length > 2 && !own.endsWith('-'))) return undefined;
  const at = lines.indexOf(piece.line);
  const near = lines.slice(Math.max(0, at - BETWEEN), at + BETWEEN + 1).map(firstPiece);
  const middle = Math.min(at, BETWEEN);
  for (const other of [...near.slice(0, middle).reverse(), ...near.slice(middle + 1)]) {
    if (!other || Math.abs(other.fontSize / piece.fontSize - 1) > 0.05 || !sameEdge(piece, other)) continue;
    const isAbove = lines.indexOf(other.line) < at;
    const words = nameAlone(withoutLetterSpacing(other.text)).trim();
    if (own.endsWith('-') && !isAbove) {
      const [rest = ''] = words.split(/(?:(?<!\s)\s+)?[|•·]\s*|(?<!\s)\s+[–—]\s+/u);
      return { value: own + rest, written: own + rest };
    }
    if (!/^[\p{Lu}][\p{L}\p{M}.'’-]+(?: [\p{Lu}][\p{L}\p{M}.'’-]+){0,2}$/u.test(words)) continue;
    if (headingKind(words)?.exact || titleScore(words) >= 1.5) continue;
    if (own.split(/\s+/).length > 1 && words.split(/\s+/).length > 1) continue;
    const [first, second] = isAbove ? [other, piece] : [piece, other];
    const written = [first, second].map((one) => withoutLetterSpacing(one.text).trim()).join(' ');
    return { value: isAbove ? `${words} ${own}` : `${own} ${words}`, written };
  }
  return undefined;
}

/** What a line says first, before a wide gap. */
function firstPiece(line: Line): LinePiece | undefined {
  return isLetterSpaced(line.text) ? pieceOf(line, 0, line.text.length) : gapPieces(line)[0];
}

/** One below the other: at the same edge, or where centred lines or right ends are. */
function sameEdge(a: LinePiece, b: LinePiece): boolean {
  const [one, other] = [boxOf(a.line, a.start, a.end), boxOf(b.line, b.start, b.end)];
  if (!one || !other) return true;
  return one.left < other.right && other.left < one.right;
}

import type { ParsedSectionKind } from '#documents/parser/parsed-resume.ts';
import { findDates } from '../dates/find-dates.ts';
import type { Line } from '../lines/line.ts';
import { partedByAir } from '../lines/parting-air.ts';
import { wasFull } from '../lines/wrapped.ts';
import { signature } from '../sections/find-headings.ts';
import { fold } from '../text/fold.ts';
import { organizationScore } from '../words/score.ts';
import { classify, type EntryLine } from './classify.ts';

/* Lists whose entries are a line each: awards below each other, projects of which no more is said than their names. */

/** Sections whose entries may be a line each without a date. */
const NAMED: readonly ParsedSectionKind[] = ['projects', 'volunteering'];
/** What somebody else gave, whose name may stand below. */
const GIVEN: readonly ParsedSectionKind[] = ['certificates', 'awards'];

/** How far, in points, lines of one list begin from each other. */
const SAME_EDGE = 3;

/** The lines of each entry, where each begins with a line that looks as all others do; else nothing. */
export function lineEach(
  lines: readonly Line[],
  kind: ParsedSectionKind,
  isList: boolean,
): Line[][] | undefined {
  const parts = classify(lines);
  const begin = parts.filter(({ part }) => part !== 'more');
  const [first] = begin;
  if (!first || begin.length < 2 || !begin.every(({ line }) => isAlike(line, first.line))) return undefined;
  const isBulleted = first.line.bulleted;
  if (isBulleted ? !isList : !isPlainList(begin, kind, isList)) return undefined;
  const entries: Line[][] = [];
  for (const { line, part } of parts) {
    const last = entries.at(-1);
    if (last && (part === 'more' || (!isBulleted && isOfEntry(last, line, kind)))) last.push(line);
    else entries.push([line]);
  }
  return entries;
}

function isAlike(line: Line, first: Line): boolean {
  const [own, other] = [line.source.box, first.source.box];
  const isThere =
    own && other && line.source.page === first.source.page && line.source.column === first.source.column;
  if (isThere && Math.abs(own.left - other.left) > SAME_EDGE) return false;
  return line.bulleted === first.bulleted && signature(line) === signature(first);
}

/** Whether lines without bullets are an entry each: they are no sentences, no air parts some, and none say when. */
function isPlainList(begin: readonly EntryLine[], kind: ParsedSectionKind, isList: boolean): boolean {
  const dated = begin.map(({ line }) => findDates(line.text).length > 0);
  if (
    begin.some(({ part, line }) => part !== 'head' || /[.;:]\s*$/u.test(line.text)) ||
    partedByAir(begin.map(({ line }) => line)).includes(true)
  )
    return false;
  if (isList) return !takesTurns(dated);
  return NAMED.includes(kind) && !dated.includes(true) && begin.every(({ line }) => isNameOfWork(line));
}

/** Whether every second line says when: entries of two lines. Of two lines alone, the first names what the second dates. */
function takesTurns(dated: readonly boolean[]): boolean {
  const [first = false, second = false] = dated;
  if (first === second || dated.length % 2 > 0 || (dated.length === 2 && first)) return false;
  return dated.every((has, index) => has === (index % 2 === 0 ? first : second));
}

/** Several words, and no list of what it was made with. */
function isNameOfWork({ text }: Line): boolean {
  return text.trim().split(/\s+/u).length > 1 && text.split(/[,·|•\t]/u).length < 3;
}

/** Whether a line says who gave what the line above it names, or when. */
function isOfEntry(entry: readonly Line[], line: Line, kind: ParsedSectionKind): boolean {
  if (!/\p{L}{3}/u.test(withoutDates(line))) return true;
  const [name, ...more] = entry;
  return name !== undefined && more.length === 0 && isIssuer(name, line, kind);
}

/** What bodies that give certificates and awards are called by, besides words of employers. */
const BODIES =
  /(?<!\p{L})(?:conselho|consejo|conseil|council|board of|ministeri[oe]|ministere|ministerium|gobierno|governo|government|gouvernement|ordem dos?|ordre des|colegio (?:de|oficial)|chamber of|camara|chambre|\p{L}*kammer|ihk|hwk|vhs|volkshochschule|tuv|dekra|\p{L}*verband|alliance|academy|coursera|udemy|edx|udacity|ambulance)(?!\p{L})/u;

/** Whether a line names who gives such things, and the line above it something else that was not done. */
export function isIssuer(name: Line, line: Line, kind: ParsedSectionKind): boolean {
  if (!GIVEN.includes(kind) || !/^\s*\p{Lu}/u.test(line.text) || wasFull(name, line)) return false;
  return isBody(withoutDates(line)) && !isBody(withoutDates(name));
}

const isBody = (text: string): boolean => organizationScore(text) >= SURELY || BODIES.test(fold(text));

/** What an organization scores at least, letters alone aside. */
const SURELY = 0.9;

function withoutDates({ text }: Line): string {
  let rest = text;
  for (const { start, end } of findDates(text).toReversed()) rest = rest.slice(0, start) + rest.slice(end);
  return rest.trim();
}

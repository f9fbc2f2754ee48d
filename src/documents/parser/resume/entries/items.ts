import type { ParsedItem, ParsedSectionKind } from '#documents/parser/parsed-resume.ts';
import { addressesIn } from '../contact/emails-and-links.ts';
import { findDates } from '../dates/find-dates.ts';
import type { Line } from '../lines/line.ts';
import { type LinePiece, pieceOf, readOf, readPiece, wholePiece } from '../lines/piece.ts';
import { commaPieces } from '../lines/pieces.ts';
import { organizationScore } from '../words/score.ts';
import { classify } from './classify.ts';
import { headPieces } from './head-pieces.ts';
import { periodOf } from './jobs.ts';
import { isIssuer, lineEach } from './line-items.ts';
import { asItems, bodyOf } from './paragraphs.ts';
import { type RawEntry, splitEntries } from './split-entries.ts';

/** Sections whose bullets are entries, not remarks on one. */
const LISTS: readonly ParsedSectionKind[] = [
  'certificates',
  'awards',
  'publications',
  'interests',
  'references',
  'languages',
];

/** Entries of projects, certificates, awards and the like. */
export function readItems(lines: readonly Line[], kind: ParsedSectionKind): ParsedItem[] {
  const each = lineEach(lines, kind, LISTS.includes(kind));
  if (each) return each.map((own) => fromLines(own, kind));
  const parts = classify(lines);
  const bulleted = parts.filter(({ part }) => part === 'bullet').length;
  const heads = parts.filter(({ part }) => part === 'head').length;
  if (bulleted > 0 && (heads === 0 || (LISTS.includes(kind) && bulleted >= heads * 2)))
    return bulletItems(lines, kind);
  if (LISTS.includes(kind) && heads > 0 && parts.every(({ part }) => part === 'head' || part === 'more'))
    return lineItems(lines, kind);
  return splitEntries(lines).map((entry) => itemOf(entry, kind));
}

function bulletItems(lines: readonly Line[], kind: ParsedSectionKind): ParsedItem[] {
  const groups: Line[][] = [];
  for (const { line, part } of classify(lines)) {
    if (part === 'more' && groups.length > 0) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => fromLines(group, kind));
}

/** A line each; a wide gap above, where there are such, parts entries of several lines. */
function lineItems(lines: readonly Line[], kind: ParsedSectionKind): ParsedItem[] {
  const entries = splitEntries(lines);
  const dated = entries.filter(({ date }) => date).length;
  if (dated > 0 || entries.length > 1) return entries.map((entry) => itemOf(entry, kind));
  return withIssuersBelow(lines, kind).map((own) => fromLines(own, kind));
}

/** Whether a bold line stands above one that is not: they are no two of a kind. */
function isSetOff(name: Line, line: Line): boolean {
  return wholePiece(name)?.bold === true && wholePiece(line)?.bold === false;
}

/** A line each, with the name of who gave it below. */
function withIssuersBelow(lines: readonly Line[], kind: ParsedSectionKind): Line[][] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const [name] = last ?? [];
    if (last?.length === 1 && name && isSetOff(name, line) && isIssuer(name, line, kind)) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

function fromLines(lines: readonly Line[], kind: ParsedSectionKind): ParsedItem {
  const [first, ...more] = lines;
  if (!first) return { details: [] };
  const plain = { ...first, bulleted: false };
  const date = classify([plain])[0]?.date;
  const [second, ...others] = more;
  const issuer = second && isIssuer(first, second, kind) ? [second] : [];
  const body = (issuer.length > 0 ? others : more).map((line) => ({ line, part: 'prose' as const }));
  const entry: RawEntry = { head: [plain, ...issuer], body, above: 0 };
  return itemOf(date ? { ...entry, date: { line: plain, found: date } } : entry, kind);
}

function itemOf(entry: RawEntry, kind: ParsedSectionKind): ParsedItem {
  const urls = entry.head.flatMap((line) => addressesIn(line.text).map((found) => ({ line, ...found })));
  const [url] = urls;
  const head = entry.head.map((line) => {
    const own = urls.find((found) => found.line === line);
    return own ? without(line, own.start, own.end) : line;
  });
  const { pieces: parted } = headPieces({ ...entry, head }, true);
  const pieces = kind === 'interests' ? asOneList(head, parted) : parted;
  const [title, second, ...others] = kind === 'certificates' ? withIssuer(pieces) : pieces;
  const subtitle = second && second.parted !== 'comma' ? second : undefined;
  const { bullets, paragraphs } = bodyOf(entry.body);
  const rest = [...(second && !subtitle ? [second] : []), ...others].map((piece) => readPiece(piece, 0.6));
  return {
    ...(title && { title: readPiece(title, 0.8) }),
    ...(subtitle && { subtitle: readPiece(subtitle, 0.65) }),
    ...(entry.date ? periodOf(entry) : periodInHead(entry)),
    ...(url && { url: readOf(url.line, url.start, url.end, url.text, 0.95) }),
    details: [...rest, ...paragraphs, ...asItems(bullets)],
  };
}

/** "Cycling; choir; allotment" is a list of things of one rank: none is the title, and none stands below another. */
function asOneList(head: readonly Line[], pieces: readonly LinePiece[]): readonly LinePiece[] {
  const [line, ...more] = head;
  const isList = pieces.length > 1 && pieces.slice(1).every(({ parted }) => parted === 'mark');
  const whole = line && more.length === 0 && isList ? wholePiece(line) : undefined;
  return whole ? [whole] : pieces;
}

const WORD = /[\p{L}\p{N}]/u;

/** A year at either end of a line of the head, which was taken off its name: when a paper came out, an award was given. */
function periodInHead({ head }: RawEntry) {
  for (const line of head) {
    const found = findDates(line.text).find(
      ({ start, end }) => !WORD.test(line.text.slice(0, start)) || !WORD.test(line.text.slice(end)),
    );
    if (found) return { period: readOf(line, found.start, found.end, found.period, found.confidence) };
  }
  return {};
}

/** "Certified Planner (CP), APICS": after the last comma stands who gave it. */
function withIssuer(pieces: readonly LinePiece[]): LinePiece[] {
  const [sole] = pieces;
  if (!sole || pieces.length > 1) return [...pieces];
  const parts = commaPieces(sole.line, sole.start, sole.end);
  const last = parts.at(-1);
  const issuer =
    last && parts.length > 1 && (/^[A-Z]{3,}$/.test(last.text) || organizationScore(last.text) >= 0.9);
  const name = issuer
    ? pieceOf(sole.line, sole.start, parts.at(-2)?.end ?? sole.end, sole.parted)
    : undefined;
  return name && last ? [name, { ...last, parted: 'mark' }] : [...pieces];
}

function without(line: Line, start: number, end: number): Line {
  const text = line.text.slice(0, start) + ' '.repeat(end - start) + line.text.slice(end);
  return { ...line, text };
}

import { findDates, type FoundDate } from '../dates/find-dates.ts';
import type { Line } from '../lines/line.ts';
import { wasFull } from '../lines/wrapped.ts';
import { bodyStyle } from '../sections/find-headings.ts';
import { fold } from '../text/fold.ts';
import { placeScore, titleScore } from '../words/score.ts';
import { anchorDate, gapAt, isSentence } from './anchor-date.ts';
import { WORKED_AS } from './title-in-text.ts';

/** What part a line plays in a list of entries. */
export type EntryLine = {
  line: Line;
  part: 'head' | 'bullet' | 'more' | 'prose';
  /** The date that an entry hangs on, where this line has it. */
  date?: FoundDate;
};

/** A line that says first what it tells. */
export const LABELLED =
  /^\s*(?:(?:key |main |major |core )?(?:responsibilities|achievements|accomplishments|duties|technologies|tech stack|tech|tools|stack|skills|environment|contributions|highlights|projects?|results?|techniques|relevant coursework|coursework|gpa|thesis|courses|grade|note|kurse|cours|mention|cursos|nota|kursy|ocena|description|aufgaben|schwerpunkte|technologien|tätigkeiten|missions|réalisations|technologies utilisées|environnement technique|funciones|logros|tecnologías|responsabilidades|atividades|tecnologias|mansioni|principali mansioni|tecnologie|taken|werkzaamheden))\s*(?::|$)/iu;

/** A full stop that is part of a name. */
const LEGAL_END =
  /(?:^|[\s,])(?:ltda|s\.?a|s\.?l|s\.?r\.?l|s\.?p\.?a|inc|ltd|co|corp|llc|e\.v|bros|sp\. z o\.o|b\.v|n\.v|lda|cia)\.$/u;

/** Tells heads of entries from what is said of them. */
export function classify(lines: readonly Line[]): EntryLine[] {
  const body = bodyStyle(lines);
  const bulletHeads = bulletsAreHeads(lines);
  const indented = indentation(lines, bulletHeads);
  const small = smallerThanHeads(lines);
  const parts: EntryLine[] = [];
  lines.forEach((line, index) => {
    const before = parts.at(-1);
    const date = anchorDate(line);
    if (line.bulleted && !(bulletHeads && date)) parts.push({ line, part: 'bullet' });
    else if (date && !isSentence(line, date) && !(before && isWithinText(before, line, date, parts)))
      parts.push({ line, part: 'head', date });
    else if (before && before.part !== 'head' && goesOn(before, line, parts)) {
      parts.push({ line, part: before.part === 'prose' ? 'prose' : 'more' });
    } else if (indented(line) && before) parts.push({ line, part: 'bullet' });
    else if (
      isProse(line, body.bold, before) ||
      runsOn(line, lines[index + 1], body.bold) ||
      (before && line.source.fontSize < small && !saysWhere(line))
    )
      parts.push({ line, part: 'prose' });
    else parts.push({ line, part: 'head' });
  });
  return parts;
}

const PARTED = /,\s|\s[|·–—@]\s|\t/u;

/** Whether a line says both what and where: "Nurse, Hill Hospital". */
function saysBoth({ text }: Line): boolean {
  const parts = text.split(PARTED).filter((part) => findDates(part).length === 0);
  return parts.length > 1 && parts.some((part) => titleScore(part) >= 1);
}

/** Whether a line ends with a place, parted from what stands there: "Hill Hospital · Columbus, Ohio". */
function saysWhere({ text }: Line): boolean {
  const [first = '', ...rest] = text.split(/\s[|·–—@]\s|\t/u);
  return /\p{Lu}/u.test(first) && rest.length > 0 && placeScore(rest.at(-1) ?? '') >= 0.7;
}

/** The size below which text is none of the heads: where these say all on the line of their date. */
function smallerThanHeads(lines: readonly Line[]): number {
  const dated = lines.filter((line) => !line.bulleted && anchorDate(line)?.kind === 'period');
  const whole = dated.filter(saysBoth);
  if (dated.length < 2 || whole.length * 10 < dated.length * 7) return 0;
  return Math.min(...dated.map(({ source }) => source.fontSize)) - 0.5;
}

/** "Went from Requires" and "Improvement to Good (CQC, 2021)": a bare year in the second line of a bullet. */
function isWithinText(before: EntryLine, line: Line, date: FoundDate, parts: readonly EntryLine[]): boolean {
  if (before.part === 'head' || before.part === 'prose') return false;
  if (date.kind !== 'date' && !isRestOfItem(before.line, line, parts)) return false;
  return !/\t/u.test(line.text) && !gapAt(line, date) && goesOn(before, line, parts);
}

/** How much further in than a head, in points, what is said of it begins. */
const FURTHER_IN = 3;

/** "since 2023" in a narrow column: the line above was full, and both stand further in than the head of their entry. */
function isRestOfItem(before: Line, line: Line, parts: readonly EntryLine[]): boolean {
  const { page, column, box } = line.source;
  if (column === 0 || column !== before.source.column || page !== before.source.page) return false;
  if (!/^\s*\p{Ll}/u.test(line.text) || !wasFull(before, line)) return false;
  const head = parts.findLast(({ part }) => part === 'head')?.line.source.box;
  return head !== undefined && box !== undefined && box.left > head.left + FURTHER_IN;
}

/** Whether lines stand right of the heads: items whose bullets are drawings. */
function indentation(lines: readonly Line[], bulletHeads: boolean): (line: Line) => boolean {
  const lefts = new Map<string, number[]>();
  for (const line of lines) {
    const date = line.bulleted && !bulletHeads ? undefined : anchorDate(line);
    if (!date) continue;
    const first = line.spans.find(({ start, end }) => end <= date.start || start >= date.end)?.run.box;
    const left = first?.left ?? line.source.box?.left;
    if (left === undefined) continue;
    const key = `${line.source.page}/${line.source.column}`;
    lefts.set(key, [...(lefts.get(key) ?? []), left]);
  }
  return (line) => {
    const heads = lefts.get(`${line.source.page}/${line.source.column}`);
    const left = line.source.box?.left;
    if (!heads || left === undefined || line.source.bold) return false;
    const most = Math.max(...heads);
    return left > most + 5 && left < most + 60;
  };
}

/** Where every bullet is an entry of its own. */
export function bulletsAreHeads(lines: readonly Line[]): boolean {
  const bullets = lines.filter(({ bulleted }) => bulleted);
  const dated = bullets.filter((line) => anchorDate(line));
  if (dated.length === 0 || lines.some((line) => !line.bulleted && anchorDate(line))) return false;
  return dated.length * 3 >= bullets.length || areOuter(dated, bullets);
}

/** Whether bullets with periods stand left of all others, or begin the list where nothing is known of its places. */
function areOuter(dated: readonly Line[], bullets: readonly Line[]): boolean {
  if (dated.some((line) => anchorDate(line)?.kind !== 'period')) return false;
  const others = bullets.filter((line) => !dated.includes(line));
  const left = (line: Line) => line.source.box?.left;
  if (bullets.some((line) => left(line) === undefined)) return bullets[0] === dated[0];
  const most = Math.max(...dated.map((line) => left(line) ?? 0));
  const kinds = new Set(others.map(({ source }) => source.bullet));
  return (
    others.every((line) => (left(line) ?? 0) > most + 3) ||
    dated.every(({ source }) => !kinds.has(source.bullet))
  );
}

/** Whether a line goes on with the bullet or paragraph before it. */
function goesOn(before: EntryLine, line: Line, parts: readonly EntryLine[]): boolean {
  const last = before.line;
  if (LABELLED.test(line.text)) return false;
  const lower = /^\s*[\p{Ll}(&]/u.test(line.text);
  if (line.source.bold && !last.source.bold && !line.spans.some(({ run }) => !run.bold)) return false;
  if (!line.source.box || !last.source.box) return lower;
  const samePage = line.source.page === last.source.page;
  const gap = line.source.gapAbove;
  const height = Math.max(6, line.source.fontSize);
  if (samePage && line.source.column === last.source.column && gap > height * 0.95 && !lower) return false;
  if (Math.abs(line.source.fontSize - last.source.fontSize) > 0.8 && !lower) return false;
  const full = wasFull(last, line);
  if (before.part === 'prose') return lower || (full && line.source.italic === last.source.italic);
  const bullet = [...parts].reverse().find(({ part }) => part === 'bullet')?.line ?? last;
  const textLeft = bullet.spans[0]?.run.box?.left ?? bullet.source.box?.left ?? 0;
  const left = line.spans[0]?.run.box?.left ?? line.source.box.left;
  if (!lower && samePage && isBackWithAir(line, bullet, last)) return false;
  const hanging = textLeft > (bullet.source.box?.left ?? textLeft) + 2 || left < textLeft - 2;
  if (!samePage) return lower || (full && left >= textLeft - 2);
  if (Math.abs(left - textLeft) <= 4 && hanging) return full || lower || gap < height * 0.6;
  if (left > textLeft + 4) return lower || full;
  return lower || (full && Math.abs(left - textLeft) <= 4);
}

/** Whether a line stands left of a bullet, with more air above than that item's lines have: the head of what follows. */
function isBackWithAir({ source }: Line, bullet: Line, last: Line): boolean {
  const [own, sign] = [source.box?.left, bullet.source.box?.left];
  if (own === undefined || sign === undefined || source.column !== last.source.column) return false;
  const isSet = last.source.gapAbove > 0 && last.source.gapAbove < source.fontSize / 2;
  return isSet && own < sign - 1 && source.gapAbove > 2 * last.source.gapAbove + source.fontSize / 4;
}

/** A line of so many words that goes on in small letters is a sentence, and no head. */
const WORDS_OF_SENTENCE = 8;

/** Whether a line had no room for the next word, and the next line goes on in small letters or with a number. */
function runsOn(line: Line, next: Line | undefined, bodyBold: boolean): boolean {
  if (!next || next.bulleted || (line.source.bold && !bodyBold)) return false;
  if (
    anchorDate(line) ||
    anchorDate(next) ||
    line.source.page !== next.source.page ||
    line.source.column !== next.source.column
  )
    return false;
  if (next.source.fontSize !== line.source.fontSize || next.source.bold !== line.source.bold) return false;
  const words = line.text.trim().split(/\s+/).length;
  return words > WORDS_OF_SENTENCE && /^\s*[\p{Ll}\p{N}]/u.test(next.text) && wasFull(line, next);
}

function isProse(line: Line, bodyBold: boolean, before: EntryLine | undefined): boolean {
  const text = line.text.trim();
  if (LABELLED.test(text) || WORKED_AS.test(text)) return true;
  const words = text.split(/\s+/).length;
  if (line.source.bold && !bodyBold) return false;
  if (/^[\p{Ll}]/u.test(text) && before && before.part !== 'head' && words > 3) return true;
  const fullStop =
    /[.!?;]$/.test(text) &&
    !/(?:\b(?:inc|ltd|co|corp|llc|gmbh|s\.a|u\.s|jr|sr|ph\.d|d\.c|b\.a|b\.s|m\.s|m\.a))\.$/iu.test(text);
  // Two sentences, the second of which goes on below.
  if (words > 6 && /\p{Ll}{3}\.\s\p{Lu}/u.test(text)) return true;
  if (fullStop && words > 5 && !LEGAL_END.test(fold(text))) return true;
  const edge = line.edge ?? 0;
  const full = line.source.box ? line.source.box.right > edge - line.source.fontSize * 3 : words > 14;
  return (
    words > 11 &&
    (full || words > 14) &&
    !/[|·•\t]/u.test(text) &&
    line.spans.every((_, index) => !wide(line, index))
  );
}

function wide(line: Line, index: number): boolean {
  const before = line.spans[index - 1]?.run.box;
  const own = line.spans[index]?.run.box;
  return before !== undefined && own !== undefined && own.left - before.right > 2 * line.source.fontSize;
}

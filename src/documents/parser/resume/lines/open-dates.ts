import type { TextLine } from '#documents/parser/parsed-file.ts';
import type { Period } from '#documents/parser/parsed-resume.ts';
import { findDates } from '../dates/find-dates.ts';
import { monthCount } from '../dates/month-count.ts';
import { anyOf, fold } from '../text/fold.ts';
import { MONTH_NAMES, PRESENT_WORDS, SINCE_WORDS, UNTIL_WORDS } from '../words/date-words.ts';

/* Dates that are broken over lines, in a narrow column of dates, made whole. */

const MONTH = `(?<!\\p{L})(?:${anyOf(MONTH_NAMES.flatMap((month) => month.split('|')))})\\.?`;
const YEAR = '(?:19|20)\\d{2}';
/** Where a cell of the line ends, and where a name may begin at once. */
const CELL_END = /^\s*(?:$|[\t|])|^\s{2}/u;
const CELL_OR_NAME = /^\s*(?:$|[\t|])|^\s{2}|^\s\p{Lu}/u;

/** `afar` where text beside the date may stand between its parts. */
type Open = { pattern: RegExp; then: RegExp; goesOn: (text: string) => number; afar: boolean };

/** "2019 –" and the end below. */
const WITHOUT_END: Open = {
  pattern: new RegExp(`${YEAR}\\s?[-–—](?:\\s?(?:${anyOf(UNTIL_WORDS)})(?!\\p{L}))?`, 'u'),
  then: CELL_OR_NAME,
  goesOn: endOf,
  afar: false,
};
/** Ways in which a date is left open, each with how much of a line below closes it. */
const OPEN: readonly Open[] = [
  WITHOUT_END,
  // "May 2019 –", "Aug" below, and the year below that.
  { pattern: new RegExp(`${YEAR}\\s?[-–—]`, 'u'), then: CELL_END, goesOn: monthAt, afar: true },
  // "May 2019 – Aug" and the year below.
  {
    pattern: new RegExp(`${YEAR}\\s?[-–—]\\s?${MONTH}`, 'u'),
    then: CELL_OR_NAME,
    goesOn: yearAt,
    afar: true,
  },
  // "May" and "2019 – Aug" below.
  { pattern: new RegExp(`^\\s*${MONTH}`, 'u'), then: CELL_END, goesOn: dateAt, afar: true },
  // "Since May Engineer" and "2019" below.
  {
    pattern: new RegExp(`^\\s*(?:${anyOf(SINCE_WORDS)})\\s${MONTH}`, 'u'),
    then: CELL_OR_NAME,
    goesOn: dateAt,
    afar: true,
  },
];
/** How many lines below may close a date: text beside its parts stands between them. */
const BELOW = 5;

/** The same lines with each broken date on the line where it begins. */
export function joinOpenDates(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const whole = last && withEndBelow(last, line);
    if (whole) {
      joined[joined.length - 1] = whole;
      continue;
    }
    const found = openAbove(joined, line);
    if (!found) {
      joined.push(line);
      continue;
    }
    const { at, before, cut, length } = found;
    const date = line.text.slice(0, length).trim();
    // Its letters are found in the line below, so they have no runs here.
    joined[at] = {
      ...before,
      text: `${before.text.slice(0, cut).trimEnd()} ${date}${gap(before.text.slice(cut))}`,
    };
    const rest = line.text.slice(length).replace(/^[\s|]+/u, '');
    if (rest) joined.push({ ...line, text: rest });
  }
  return joined;
}

const DASH_FIRST = /^\s*[-–—]\s*/u;

/** "Master 09/2014" and "– 07/2016" right below it, whose dash passes for a bullet: one period, apart from the name before it. */
function withEndBelow(before: TextLine, line: TextLine): TextLine | undefined {
  if (before.column !== line.column || before.page !== line.page || before.bullet) return undefined;
  const dash = /^[-–—]$/u.test(line.bullet) ? 0 : (DASH_FIRST.exec(line.text)?.[0].length ?? -1);
  const end = dash < 0 ? '' : line.text.slice(dash).trim();
  if (end === '' || endOf(end) < end.length) return undefined;
  const start = findDates(before.text).at(-1);
  if (!start || start.kind !== 'date' || before.text.slice(start.end).trim() !== '') return undefined;
  // Years alone may be items of a list, one below the other; and whatever stands farther off, or was before, is no end.
  const saysMonth = !YEAR_ALONE.test(before.text.slice(start.start, start.end)) && !YEAR_ALONE.test(end);
  if (!saysMonth || line.gapAbove > 0.6 * line.fontSize || isBefore(end, start.period)) return undefined;
  const name = before.text.slice(0, start.start).trimEnd();
  return { ...before, text: `${name}${name && '\t'}${before.text.slice(start.start).trimEnd()} – ${end}` };
}

const YEAR_ALONE = /^\s*\d{4}\s*$/u;

/** Whether a date is before that with which a period begins. */
function isBefore(end: string, { start, end: only }: Period): boolean {
  const from = start ?? only;
  const found = findDates(end)[0]?.period;
  const to = found?.start ?? found?.end;
  if (!from || !to) return false;
  return monthCount(to, 12) < monthCount(from);
}

function openAbove(
  joined: readonly TextLine[],
  line: TextLine,
): { at: number; before: TextLine; cut: number; length: number } | undefined {
  if (!/^\s*(?:\d|\p{L})/u.test(line.text)) return undefined;
  for (let at = joined.length - 1; at >= Math.max(0, joined.length - BELOW); at -= 1) {
    const before = joined[at];
    if (!before || (before.box && (before.column !== line.column || before.page !== line.page)))
      return undefined;
    const isNext = at === joined.length - 1;
    // Lines between are what stood beside the date, right of where it begins.
    if (!isNext && !sameEdge(before, line)) continue;
    for (const way of OPEN) {
      const cut = openAt(before.text, way);
      const length = cut > 0 ? way.goesOn(line.text) : 0;
      if (length > 0 && (isNext || way.afar || endsInRail(before, line))) return { at, before, cut, length };
    }
  }
  return undefined;
}

/** Whether a line below ends the date that a line begins with, in a rail of dates: another entry's would be earlier. */
function endsInRail(before: TextLine, below: TextLine): boolean {
  const [start] = findDates(before.text);
  const [end] = findDates(below.text);
  if (!before.box || !below.box || Math.abs(before.box.left - below.box.left) > 3) return false;
  if (!start || start.start > 1 || !end || end.start > 1) return false;
  if (start.period.start && start.period.end) return false;
  const first = start.period.start ?? start.period.end;
  return first !== undefined && end.period.end !== undefined && end.period.end.year >= first.year;
}

/** Where a date that is left open ends; 0 where there is none. */
function openAt(text: string, { pattern, then }: Open): number {
  const open = pattern.exec(fold(text));
  const end = open ? open.index + open[0].length : 0;
  return end > 0 && then.test(text.slice(end)) ? end : 0;
}

function sameEdge(a: TextLine, b: TextLine): boolean {
  return a.box !== undefined && b.box !== undefined && b.box.left < a.box.left + 45;
}

function gap(rest: string): string {
  return rest.trim() ? `\t${rest.trim()}` : '';
}

const MONTH_FIRST = new RegExp(`^\\s*${MONTH}`, 'u');
const PRESENT = new RegExp(`^\\s*(?:${anyOf(PRESENT_WORDS)})`, 'u');
/** What ends a cell: also the bullet of the text beside. */
const CLOSED = /^\s*(?:$|[\t|]|\s{2}|[•○▪■●◦]\s)/u;

/** How much of a line is the end of a period. */
function endOf(text: string): number {
  const present = PRESENT.exec(fold(text));
  if (present && CLOSED.test(text.slice(present[0].length))) return present[0].length;
  const [first] = findDates(text);
  if (!first || first.kind !== 'date' || first.start > 1) return 0;
  return CLOSED.test(text.slice(first.end)) ? first.end : 0;
}

/** How much of a line is a month that stands apart from what follows. */
function monthAt(text: string): number {
  const month = MONTH_FIRST.exec(fold(text));
  return month && CELL_END.test(text.slice(month[0].length)) ? month[0].length : 0;
}

/** How much of a line is a year that stands apart from what follows. */
function yearAt(text: string): number {
  const year = /^\s*(?:19|20)\d{2}(?=$|[\t|]|\s)/u.exec(text);
  return year ? year[0].length : 0;
}

/** How much of a line is the rest of a date whose first month stands above: a year, and what comes after. */
function dateAt(text: string): number {
  const open = new RegExp(`^\\s*${YEAR}\\s*[-–—]\\s*${MONTH}(?=$|[\\t|]|\\s)`, 'u').exec(fold(text));
  if (open) return open[0].length;
  const [first] = findDates(text);
  if (!first || first.start > 1 || !/^\s*(?:19|20)\d{2}/u.test(text)) return 0;
  return /^(?:$|[\t|\s])/u.test(text.slice(first.end)) ? first.end : 0;
}

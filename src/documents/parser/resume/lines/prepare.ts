import type { ParsedFile, TextLine } from '#documents/parser/parsed-file.ts';
import { findDates } from '../dates/find-dates.ts';
import { headingKind } from '../sections/heading-kind.ts';
import { anyOf, fold } from '../text/fold.ts';
import { PRESENT_WORDS } from '../words/date-words.ts';
import { type Line, lineOf } from './line.ts';
import { withEdges } from './wrapped.ts';

/*
 * The lines of a file made ready for parsing: what is around the text is dropped, what was parted is joined.
 */

/** The part of a file that lines are prepared from. */
export type FileLines = Pick<ParsedFile, 'lines' | 'facts' | 'pages'>;

export type PreparedLines = {
  /** What the page says, in reading order. */
  body: readonly Line[];
  /** Running heads and feet: good for contact details, not for anything else. */
  margins: readonly Line[];
};

const PAGE_NUMBER =
  /^\W*(?:(?:page|seite|pagina|página|p\.)\s*)?\d{1,2}(?:\s*(?:\/|of|von|de|sur|di|van|\|)\s*\d{1,2})?\W*$/iu;

/** The lines of a file as a person would go through them. */
export function prepareLines(file: FileLines): PreparedLines {
  const hidden = new Set(file.facts.hiddenLines);
  const repeated = new Set(file.facts.repeatedHeads);
  // A scan with recognized text is hidden as a whole, and yet all there is.
  const mostHidden = hidden.size * 2 > file.lines.length;
  const seen = file.lines.filter(
    ({ index, text }) => text.trim() !== '' && (mostHidden || !hidden.has(index)),
  );
  const isMargin = (line: TextLine) =>
    repeated.has(line.index) ||
    line.region === 'footer' ||
    (line.region === 'header' && line.page > 1) ||
    (PAGE_NUMBER.test(line.text) && isAtPageEnd(line, file));
  const body = headingsInPlace(seen.filter((line) => !isMargin(line)));
  return {
    body: withEdges(joinOpenDates(rejoinDateColumns(body)).map(lineOf)),
    margins: seen.filter(isMargin).map(lineOf),
  };
}

/** The uppermost or lowest tenth of a page. */
function isAtPageEnd({ page, box, text }: TextLine, { pages }: FileLines): boolean {
  const height = pages.find(({ number }) => number === page)?.height;
  if (!box || !height) return /page|seite|página|pagina/iu.test(text);
  return box.bottom < height * 0.1 || box.top > height * 0.9;
}

/** Dates in a column of their own belong to the lines beside them. */
function rejoinDateColumns(lines: readonly TextLine[]): readonly TextLine[] {
  const columns = Map.groupBy(
    lines.filter(({ box }) => box),
    ({ page, column }) => `${page}/${column}`,
  );
  const joined = new Map<TextLine, TextLine>();
  const gone = new Set<TextLine>();
  for (const column of columns.values()) {
    const dates = column.filter(isDateLine);
    if (dates.length < 2 || dates.length * 10 < column.length * 4) continue;
    for (const date of dates) {
      const beside = lines.find(
        (other) => other !== date && !gone.has(other) && other.column !== date.column && sameRow(date, other),
      );
      if (!beside) continue;
      joined.set(beside, besideEachOther(joined.get(beside) ?? beside, date));
      gone.add(date);
    }
  }
  return gone.size === 0
    ? lines
    : lines.filter((line) => !gone.has(line)).map((line) => joined.get(line) ?? line);
}

/** A date and nothing else to speak of. */
export function isDateLine({ text }: { text: string }): boolean {
  const dates = findDates(text);
  const [first] = dates;
  const last = dates.at(-1);
  if (!first || !last) return false;
  return text.slice(0, first.start).trim().length + text.slice(last.end).trim().length <= 3;
}

function sameRow(a: TextLine, b: TextLine): boolean {
  if (!a.box || !b.box || a.page !== b.page) return false;
  const common = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
  return common > 0.5 * Math.min(a.box.bottom - a.box.top, b.box.bottom - b.box.top);
}

function besideEachOther(line: TextLine, date: TextLine): TextLine {
  return { ...line, text: `${line.text}\t${date.text}`, runs: [...line.runs, ...date.runs] };
}

/**
 * Headings that stand in the middle of the page, above text on its left, are no column of their own: they go back
 * to the height at which they stand.
 */
function headingsInPlace(lines: readonly TextLine[]): readonly TextLine[] {
  const columns = Map.groupBy(
    lines.filter(({ box, column }) => box && column > 0),
    ({ page, column }) => `${page}/${column}`,
  );
  const loose = new Set<TextLine>();
  for (const column of columns.values()) {
    if (column.every(({ text }) => headingKind(text)?.exact)) column.forEach((line) => loose.add(line));
  }
  if (loose.size === 0) return lines;
  const placed = lines.filter((line) => !loose.has(line));
  for (const heading of loose) {
    const at = placed.findIndex(
      ({ page, box }) => page === heading.page && box && heading.box && box.top > heading.box.top,
    );
    const line = { ...heading, column: 0 };
    if (at < 0) placed.splice(placed.findLastIndex(({ page }) => page <= heading.page) + 1, 0, line);
    else placed.splice(at, 0, line);
  }
  // What stood beside the headings is the whole page's.
  const pages = new Set([...loose].map(({ page }) => page));
  return placed.map((line) =>
    pages.has(line.page) && isSole(line, columns, loose) ? { ...line, column: 0 } : line,
  );
}

/** Whether only headings stood beside a line's column. */
function isSole(
  line: TextLine,
  columns: ReadonlyMap<string, TextLine[]>,
  loose: ReadonlySet<TextLine>,
): boolean {
  return [...columns].every(([key, column]) => {
    const [page, number] = key.split('/').map(Number);
    return page !== line.page || number === line.column || column.every((other) => loose.has(other));
  });
}

const OPEN = /(?:19|20)\d{2}\s*[-–—]\s*(?=$|[\t|]|\s{2}|\s\p{Lu})/u;
const PRESENT = new RegExp(`^\\s*(?:${anyOf(PRESENT_WORDS)})`, 'u');

/** "2019 –" in one line and its end in the line below, in a narrow column of dates, as one date. */
function joinOpenDates(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const open = before && OPEN.exec(before.text);
    const end = open && (before.column === line.column || !before.box) ? endOf(line.text) : 0;
    if (!before || !open || end === 0) {
      joined.push(line);
      continue;
    }
    const at = open.index + open[0].length;
    const date = line.text.slice(0, end).trim();
    // Its letters are found in the line below, so they have no runs here.
    joined[joined.length - 1] = {
      ...before,
      text: `${before.text.slice(0, at).trimEnd()} ${date}${gap(before.text.slice(at))}`,
    };
    const rest = line.text.slice(end).replace(/^[\s|]+/u, '');
    if (rest) joined.push({ ...line, text: rest });
  }
  return joined;
}

function gap(rest: string): string {
  return rest.trim() ? `\t${rest.trim()}` : '';
}

/** How much of a line is the end of a period. */
function endOf(text: string): number {
  const present = PRESENT.exec(fold(text));
  if (present && /^\s*(?:$|[\t|]|\s{2})/u.test(text.slice(present[0].length))) return present[0].length;
  const [first] = findDates(text);
  if (!first || first.kind !== 'date' || first.start > 1) return 0;
  const after = text.slice(first.end);
  return /^\s*(?:$|[\t|]|\s{2})/u.test(after) ? first.end : 0;
}

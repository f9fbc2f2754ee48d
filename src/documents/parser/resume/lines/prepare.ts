import { boxAround, type ParsedFile, type TextLine } from '#documents/parser/parsed-file.ts';
import { findDates } from '../dates/find-dates.ts';
import { headingKind } from '../sections/heading-kind.ts';
import { type Line, lineOf } from './line.ts';
import { joinOpenDates } from './open-dates.ts';
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
  const body = joinOpenDates(seen.filter((line) => !isMargin(line)));
  return {
    body: withEdges(headingsInPlace(rejoinDateColumns(body)).map(lineOf)),
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
 * Headings that stand in a column of their own, in the middle of the page or in a rail on its left, go back to the
 * height at which they stand: above the text that they head.
 */
function headingsInPlace(lines: readonly TextLine[]): readonly TextLine[] {
  const columns = Map.groupBy(
    lines.filter(({ box, column }) => box && column > 0),
    ({ page, column }) => `${page}/${column}`,
  );
  const loose = new Set<TextLine>();
  const headings: TextLine[] = [];
  for (const column of columns.values()) {
    const read = wholeHeadings(column);
    // What stands above the first heading may be the end of something else.
    const above = read.slice(
      0,
      Math.max(
        0,
        read.findIndex(({ text }) => headingKind(text)?.exact),
      ),
    );
    const whole = read.slice(above.length);
    if (!areHeadings(whole) || (above.length > 0 && whole.length < 3)) continue;
    column.filter((line) => !above.includes(line)).forEach((line) => loose.add(line));
    headings.push(...whole);
  }
  if (loose.size === 0) return lines;
  const placed = lines.filter((line) => !loose.has(line));
  for (const heading of headings) {
    const at = placed.findIndex(
      ({ page, box }) => page === heading.page && box && heading.box && middleOf(box) > heading.box.top,
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

function middleOf({ top, bottom }: { top: number; bottom: number }): number {
  return (top + bottom) / 2;
}

/** Lines of headings that go on in the line below, put together: "Beruflicher" and "Hintergrund". */
function wholeHeadings(column: readonly TextLine[]): TextLine[] {
  const whole: TextLine[] = [];
  for (const line of column) {
    const last = whole.at(-1);
    const both = last && `${last.text} ${line.text}`;
    const goesOn =
      last?.box &&
      line.box &&
      line.gapAbove < 0.6 * line.fontSize &&
      line.bullet === '' &&
      last.bold === line.bold &&
      Math.abs(last.fontSize - line.fontSize) < 0.3 &&
      !headingKind(last.text)?.exact &&
      headingKind(both ?? '') !== undefined;
    if (goesOn && both && last.box && line.box) {
      const box = boxAround(last.box, line.box);
      whole[whole.length - 1] = { ...last, text: both, runs: [...last.runs, ...line.runs], box };
    } else whole.push(line);
  }
  return whole;
}

/** Whether a column is headings alone: all by their words, or most of them and the others by the same look. */
function areHeadings(column: readonly TextLine[]): boolean {
  const known = column.filter(({ text }) => headingKind(text)?.exact);
  if (known.length === column.length) return true;
  const [first] = known;
  return (
    first !== undefined &&
    known.length >= 3 &&
    known.length * 10 >= column.length * 6 &&
    column.every(
      ({ bold, allCaps, fontSize, text }) =>
        bold === first.bold &&
        allCaps === first.allCaps &&
        Math.abs(fontSize - first.fontSize) < 0.3 &&
        text.split(/\s+/u).length <= 6,
    )
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

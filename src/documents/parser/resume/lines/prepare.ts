import type { ParsedFile, TextLine } from '#documents/parser/parsed-file.ts';
import { findDates } from '../dates/find-dates.ts';
import { closingLines, isCopyright } from './around-text.ts';
import { joinAddresses } from './broken-addresses.ts';
import { type Line, lineOf } from './line.ts';
import { joinOpenDates } from './open-dates.ts';
import { headingsInPlace } from './rail-headings.ts';
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
  /** What stands on the page and is no part of the resume: whose its design is, where and when it was signed. */
  noPart: readonly Line[];
};

const PAGE_NUMBER =
  /^[^\p{L}\p{N}]*(?:(?:page|seite|pagina|página|strona|страница|стр\.|p\.)\s*)?\d{1,2}(?:\s*(?:\/|of|von|de|sur|di|van|z|из|\|)\s*\d{1,2})?[^\p{L}\p{N}]*$/iu;

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
  const onPage = seen.filter((line) => !isMargin(line) && !isCopyright(line.text));
  const closing = closingLines(onPage);
  const body = headingsInPlace(onPage.filter((line) => !closing.has(line)));
  const isBeside = (line: TextLine) => isCopyright(line.text) || closing.has(line);
  return {
    // Halves of an address that stood apart would count again as words of their own.
    body: joinAddresses(withEdges(rejoinDateColumns(joinOpenDates(body)).map(lineOf))),
    margins: joinAddresses(seen.filter((line) => isMargin(line) && !isCopyright(line.text)).map(lineOf)),
    noPart: seen.filter(isBeside).map(lineOf),
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

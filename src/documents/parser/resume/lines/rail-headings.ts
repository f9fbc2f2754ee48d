import { boxAround, type TextLine } from '#documents/parser/parsed-file.ts';
import { headingKind } from '../sections/heading-kind.ts';

/*
 * Headings that stand beside what they head: in a column of their own, in the middle of the page or in a rail on its
 * left, or in the lines of the text itself.
 */

/** How far, in points, edges of one rail and distances to what stands beside it differ. */
const NEAR = 2.5;
/** Most that a heading stands below the first line that it heads, in its own size: cells have air of their own. */
const LOWER = 1.2;
/** How many lines of text may stand between two lines of one heading. */
const BETWEEN = 4;
/** No page has more headings. */
const MOST = 40;
/** A heading that ends so goes on in its next line: "Education &", "Schul-". */
const OPEN_END = /(?:[&+/,-]|\s(?:and|und|et|y|e|en|i|и|of|de|des|du|do|da))\s*$/iu;

/** The lines with every heading whole, and at the height at which it stands: above the text that it heads. */
export function headingsInPlace(given: readonly TextLine[]): readonly TextLine[] {
  const lines = aboveTheirText(withinText(given));
  const columns = Map.groupBy(
    lines.filter(({ box, column }) => box && column > 0),
    ({ page, column }) => `${page}/${column}`,
  );
  const loose = new Set<TextLine>();
  const rails: TextLine[][] = [];
  for (const column of columns.values()) {
    const rail = headingsOf(column);
    if (!rail) continue;
    column.filter((line) => !rail.above.includes(line)).forEach((line) => loose.add(line));
    rails.push(rail.headings);
  }
  if (loose.size === 0) return lines;
  const placed = lines.filter((line) => !loose.has(line));
  for (const rail of rails) {
    const lower = usualDistance(rail, placed);
    for (const heading of rail) placed.splice(placeOf(heading, placed, lower), 0, { ...heading, column: 0 });
  }
  // What stood beside the headings is the whole page's.
  const pages = new Set([...loose].map(({ page }) => page));
  return placed.map((line) =>
    pages.has(line.page) && isSole(line, columns, loose) ? { ...line, column: 0 } : line,
  );
}

/** The headings of a column that is nothing else, and what stands above them: it may be the end of something else. */
function headingsOf(column: readonly TextLine[]): { headings: TextLine[]; above: TextLine[] } | undefined {
  const read = wholeHeadings(column);
  const first = read.findIndex(({ text }) => headingKind(text)?.exact);
  const above = read.slice(0, Math.max(0, first));
  const headings = read.slice(above.length);
  if (headings.length > MOST) return undefined;
  return areHeadings(headings) && (above.length === 0 || headings.length >= 3)
    ? { headings, above }
    : undefined;
}

/** How far below the first line of its text most headings of a rail begin: the nearest to nothing of equal ones. */
function usualDistance(rail: readonly TextLine[], lines: readonly TextLine[]): number {
  const votes = new Map<number, Set<TextLine>>();
  for (const heading of rail) {
    for (const { page, column, box } of lines) {
      if (page !== heading.page || column === 0 || !box || !heading.box) continue;
      const distance = heading.box.top - box.top;
      if (distance <= -NEAR || distance >= LOWER * heading.fontSize) continue;
      for (const step of [-2, -1, 0, 1, 2]) vote(votes, Math.round(distance) + step, heading);
    }
  }
  const best = [...votes].sort((a, b) => b[1].size - a[1].size || Math.abs(a[0]) - Math.abs(b[0]));
  return best[0]?.[0] ?? 0;
}

function vote(votes: Map<number, Set<TextLine>>, distance: number, heading: TextLine): void {
  const voters = votes.get(distance) ?? new Set();
  votes.set(distance, voters.add(heading));
}

/** Where among the lines a heading belongs: before the line that begins at the usual distance, or the next below. */
function placeOf(heading: TextLine, lines: readonly TextLine[], lower: number): number {
  const { box, page } = heading;
  const top = (box?.top ?? 0) - lower;
  const onPage = (line: TextLine) => line.page === page && line.box !== undefined;
  const beside = lines.findIndex(
    (line) => onPage(line) && !isHeading(line) && Math.abs((line.box?.top ?? 0) - top) < NEAR,
  );
  const below = lines.findIndex((line) => onPage(line) && line.box && middleOf(line.box) > (box?.top ?? 0));
  const at = beside >= 0 ? beside : below;
  return at >= 0 ? at : lines.findLastIndex((line) => line.page <= page) + 1;
}

function isHeading({ text, column }: TextLine): boolean {
  return column === 0 && headingKind(text)?.exact === true;
}

function middleOf({ top, bottom }: { top: number; bottom: number }): number {
  return (top + bottom) / 2;
}

/** Lines of headings that go on in the line below, put together: "Beruflicher" and "Hintergrund". */
function wholeHeadings(column: readonly TextLine[]): TextLine[] {
  const whole: TextLine[] = [];
  for (const line of column) {
    const last = whole.at(-1);
    if (last && goesOn(last, line)) whole[whole.length - 1] = joined(last, line);
    else whole.push(line);
  }
  return whole;
}

/** The same for headings left of their text, which is read line by line with them. */
function withinText(lines: readonly TextLine[]): TextLine[] {
  const whole: TextLine[] = [];
  for (const line of lines) {
    const at = headingAbove(whole, line);
    const above = whole[at];
    if (above) whole[at] = joined(above, line);
    else whole.push(line);
  }
  return whole;
}

/** The place of a heading that goes on in a line: text stands between the two, or beside them. */
function headingAbove(lines: readonly TextLine[], line: TextLine): number {
  if (!line.box || line.text.length > 40 || line.bullet !== '') return -1;
  for (let at = lines.length - 1; at >= Math.max(0, lines.length - 1 - BETWEEN); at -= 1) {
    const before = lines[at];
    if (before?.page !== line.page || !before.box) return -1;
    if (before.box.left > Math.max(line.box.right, line.box.left + NEAR)) continue;
    const beside = lines.slice(at + 1);
    return (beside.length > 0 || isOpenHeading(before, line)) && goesOn(before, line) ? at : -1;
  }
  return -1;
}

/** Whether a line that stands out ends within a heading, of which the next has the rest: "Schul- und". */
function isOpenHeading(first: TextLine, next: TextLine): boolean {
  if (!first.bold && !first.allCaps) return false;
  return OPEN_END.test(first.text) && headingKind(`${first.text} ${next.text}`)?.exact === true;
}

/** Whether a line is the rest of a heading: it stands close below in the same look, and the two are one. */
function goesOn(first: TextLine, next: TextLine): boolean {
  if (!first.box || !next.box || first.page !== next.page || next.bullet !== '') return false;
  const gap = next.box.top - first.box.bottom;
  if (gap > 0.6 * next.fontSize || gap < -0.5 * next.fontSize || !sameLook(first, next)) return false;
  if (!sameEdge(first.box, next.box)) return false;
  const [before, after] = [headingKind(first.text), headingKind(next.text)];
  const both = headingKind(`${first.text} ${next.text}`);
  if (OPEN_END.test(first.text) && (before ?? after ?? both)) return true;
  if (both?.exact) return !(before?.exact && after?.exact);
  return both !== undefined && !before?.exact;
}

function sameLook(a: TextLine, b: TextLine): boolean {
  return a.bold === b.bold && a.allCaps === b.allCaps && Math.abs(a.fontSize - b.fontSize) < 0.3;
}

function sameEdge(a: NonNullable<TextLine['box']>, b: NonNullable<TextLine['box']>): boolean {
  return (
    Math.abs(a.left - b.left) < NEAR ||
    Math.abs(a.right - b.right) < NEAR ||
    Math.abs(a.left + a.right - b.left - b.right) < NEAR * 2
  );
}

function joined(first: TextLine, next: TextLine): TextLine {
  const both = { text: `${first.text} ${next.text}`, runs: [...first.runs, ...next.runs] };
  return { ...first, ...both, ...(first.box && next.box && { box: boxAround(first.box, next.box) }) };
}

/** A heading that is read after the line at whose left it stands comes before it. */
function aboveTheirText(lines: readonly TextLine[]): TextLine[] {
  const ordered = [...lines];
  for (let at = 1; at < ordered.length; at += 1) {
    const [text, heading] = [ordered[at - 1], ordered[at]];
    if (!text?.box || !heading?.box || text.page !== heading.page) continue;
    const isBeside = heading.box.right < text.box.left && heading.box.top < middleOf(text.box);
    if (!isBeside || heading.box.top < text.box.top || !headingKind(heading.text)?.exact) continue;
    ordered[at - 1] = heading;
    ordered[at] = text;
  }
  return ordered;
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

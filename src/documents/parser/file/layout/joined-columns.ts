import type { FileFacts, ParsedFile, TextLine } from '#documents/parser/parsed-file.ts';
import { leastOf } from './positions.ts';

/* Columns that go on over pages: the text of all of them is read before the side column of any. */

/** How far apart, in points, a column may begin on two pages: bullets hang. */
const TOLERANCE = 6;

/** Where text and side column begin on a page, and the side column's number. */
type Sides = { text: number; side: number; sideColumn: number };

/**
 * A file whose lines are in the order of columns, where these go on over pages. A next page in one column goes on with
 * that in whose room all of it stands.
 *
 * @param sideColumns for each page the number of its side column, if it has one
 */
export function withJoinedColumns(
  file: ParsedFile,
  sideColumns: readonly (number | undefined)[],
): ParsedFile {
  const columns = columnsOverPages(file, sideColumns);
  if (columns.every((pages) => pages.length < 2)) return file;
  const order = columns.flatMap((pages) => [
    ...pages.flatMap(({ lines, isSide }) => lines.filter((line) => !isSide(line))),
    ...pages.flatMap(({ lines, isSide }) => lines.filter(isSide)),
  ]);
  const placeOf = new Map(order.map(({ index }, place) => [index, place]));
  const moved = (index: number) => placeOf.get(index) ?? index;
  return {
    ...file,
    lines: order.map((line, index) => ({ ...line, index })),
    links: file.links.map((link) => (link.line === undefined ? link : { ...link, line: moved(link.line) })),
    facts: movedFacts(file.facts, moved),
  };
}

type PageInColumns = { lines: readonly TextLine[]; isSide: (line: TextLine) => boolean };

/** The pages of a file, those together over which columns go on. */
function columnsOverPages(file: ParsedFile, sideColumns: readonly (number | undefined)[]): PageInColumns[][] {
  const groups: PageInColumns[][] = [];
  let before: Sides | undefined;
  file.pages.forEach(({ number }, index) => {
    const lines = file.lines.filter(({ page }) => page === number);
    const own = sidesOf(lines, sideColumns[index]);
    const goesOn = before && goingOn(lines, own, before);
    if (goesOn) groups.at(-1)?.push(goesOn);
    else groups.push([{ lines, isSide: ({ column }) => column === own?.sideColumn }]);
    before = own ?? (goesOn && before);
  });
  return groups;
}

/** A page whose columns are those of the page before; nothing where they are not. */
function goingOn(
  lines: readonly TextLine[],
  own: Sides | undefined,
  before: Sides,
): PageInColumns | undefined {
  if (own) {
    const isSame =
      own.sideColumn === before.sideColumn &&
      Math.abs(own.text - before.text) <= TOLERANCE &&
      Math.abs(own.side - before.side) <= TOLERANCE;
    return isSame ? { lines, isSide: ({ column }) => column === own.sideColumn } : undefined;
  }
  if (lines.some(({ column }) => column !== 0)) return undefined;
  const body = lines.filter(({ region }) => region === 'body');
  if (body.length === 0) return undefined;
  const { text, side, sideColumn } = before;
  const isInside = (start: number, next: number) =>
    body.every(({ box }) => box && box.left >= start - TOLERANCE && (next < start || box.right <= next));
  const isText = isInside(text, side);
  if (!isText && !isInside(side, text)) return undefined;
  const column = isText ? textBeside(sideColumn) : sideColumn;
  const numbered = lines.map((line) => (line.region === 'body' ? { ...line, column } : line));
  return { lines: numbered, isSide: (line) => line.column === sideColumn };
}

function sidesOf(lines: readonly TextLine[], sideColumn: number | undefined): Sides | undefined {
  if (sideColumn === undefined) return undefined;
  const startOf = (wanted: number) => {
    const own = lines.filter(({ column, region }) => column === wanted && region === 'body');
    return leastOf(own.flatMap(({ box }) => (box ? [box.left] : [])));
  };
  return { text: startOf(textBeside(sideColumn)), side: startOf(sideColumn), sideColumn };
}

/** The number of the text's column. */
function textBeside(sideColumn: number): number {
  return sideColumn === 1 ? 2 : 1;
}

function movedFacts(facts: FileFacts, moved: (index: number) => number): FileFacts {
  const all = (indexes: readonly number[]) => indexes.map(moved).sort((a, b) => a - b);
  return {
    ...facts,
    brokenLigatures: all(facts.brokenLigatures),
    letterSpaced: all(facts.letterSpaced),
    gluedWords: all(facts.gluedWords),
    gluedIcons: all(facts.gluedIcons),
    hiddenLines: all(facts.hiddenLines),
    outOfOrder: all(facts.outOfOrder),
    ...(facts.drawnApart && { drawnApart: all(facts.drawnApart) }),
    inTables: all(facts.inTables),
    inTextBoxes: all(facts.inTextBoxes),
    repeatedHeads: all(facts.repeatedHeads),
  };
}

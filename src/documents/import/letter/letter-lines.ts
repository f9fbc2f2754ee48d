import type { TextLine } from '#documents/parser/parsed-file.ts';

/*
 * The lines of a letter in the order in which a letter is read. What reads resumes takes the words at the right edge for a
 * column of their own and reads it last; on a letter that is who writes, above all else.
 */

/** Lines that stand together: of one column, each below the one before. */
type Block = { lines: TextLine[]; top: number; bottom: number };

/** From the top to the bottom of each page; a page whose blocks stand beside each other stays as it was read. */
export function downThePage(lines: readonly TextLine[]): TextLine[] {
  return [...Map.groupBy(lines, ({ page }) => page).values()].flatMap((page) => {
    const blocks = blocksOf(page);
    if (!blocks) return page;
    const sorted = blocks.toSorted((one, other) => one.top - other.top);
    const isBeside = sorted.some(({ top }, at) => top < (sorted[at - 1]?.bottom ?? 0));
    if (isBeside || blocks.every((block, at) => block === sorted[at])) return page;
    return sorted.flatMap(({ lines: [first, ...rest], top }, at) => {
      const gapAbove = at === 0 ? 0 : top - (sorted[at - 1]?.bottom ?? 0);
      return first ? [{ ...first, gapAbove }, ...rest] : [];
    });
  });
}

/** Nothing where a line has no place. */
function blocksOf(page: readonly TextLine[]): Block[] | undefined {
  const blocks: Block[] = [];
  let column = -1;
  for (const line of page) {
    if (!line.box) return undefined;
    const { top, bottom } = line.box;
    const before = blocks.at(-1);
    if (before && line.column === column && top >= before.bottom - line.fontSize / 2) {
      before.lines.push(line);
      before.bottom = bottom;
    } else blocks.push({ lines: [line], top, bottom });
    column = line.column;
  }
  return blocks;
}

/** More than the space between two lines, for what stands in another column. */
const APART = 2;

/** Two blocks beside each other, as who writes and whom to: first all of the left one, then the right one. */
export function besideEachOther(lines: readonly TextLine[]): TextLine[] {
  const ordered: TextLine[] = [];
  for (let at = 0; at < lines.length;) {
    let end = at;
    while (lines[end]?.text.includes('\t')) end += 1;
    const rows = lines.slice(at, end);
    const [first] = rows;
    if (!first || rows.length < 2) {
      ordered.push(...lines.slice(at, end + 1));
      at = end + 1;
      continue;
    }
    // The longer of the two goes on below the other.
    while (isBelow(lines[end], first)) end += 1;
    const below = lines.slice(at + rows.length, end);
    const isLeft = ({ box }: TextLine) =>
      Math.abs((box?.left ?? 0) - (first.box?.left ?? 0)) < first.fontSize;
    const cell = (line: TextLine, part: 'left' | 'right') => {
      const [left = '', ...right] = line.text.split('\t');
      return { ...line, text: part === 'left' ? left : right.join(' ') };
    };
    const right = [...rows.map((row) => cell(row, 'right')), ...below.filter((line) => !isLeft(line))];
    ordered.push(...rows.map((row) => cell(row, 'left')), ...below.filter(isLeft));
    ordered.push(
      ...right.map((line, nth) => (nth === 0 ? { ...line, gapAbove: APART * line.fontSize } : line)),
    );
    at = end;
  }
  return ordered;
}

const isBelow = (line: TextLine | undefined, { fontSize }: TextLine): boolean =>
  line !== undefined && line.gapAbove > 0 && line.gapAbove < 0.6 * fontSize && !line.text.includes('\t');

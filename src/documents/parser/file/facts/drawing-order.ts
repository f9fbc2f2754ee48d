import type { DraftLine } from '../layout/glyph.ts';

/**
 * Places of lines that are drawn in another order than they are read: within a column each line should come after
 * the one above. Which column comes first is a matter of taste, but drawing to and fro between them is not.
 */
export function outOfOrder(lines: readonly DraftLine[]): number[] {
  const columns = new Map<string, number[]>();
  lines.forEach((line, index) => {
    if (line.region !== 'body' || line.artifact || line.glyphs.length === 0) return;
    const key = `${line.page} ${line.column}`;
    columns.set(key, [...(columns.get(key) ?? []), index]);
  });
  const drawn = (index: number) => Math.min(...(lines[index]?.glyphs ?? []).map(({ order }) => order));
  const strays = [...columns.values()].flatMap((column) => {
    const kept = new Set(longestRising(column.map(drawn)));
    return column.filter((_, place) => !kept.has(place));
  });
  return [...new Set([...strays, ...toAndFro(lines, drawn)])].sort((a, b) => a - b);
}

/**
 * Places of lines of which one part is drawn before, and the other after, letters of another line: read as they come,
 * a date is told apart from its job.
 */
export function drawnApart(lines: readonly DraftLine[]): number[] {
  const pages = new Map<number, { index: number; order: number }[]>();
  lines.forEach((line, index) => {
    if (line.region !== 'body') return;
    const letters = pages.get(line.page) ?? [];
    for (const { order } of withoutBullet(line)) letters.push({ index, order });
    pages.set(line.page, letters);
  });
  const apart = [...pages.values()].flatMap((letters) => {
    const inOrder = letters.toSorted((a, b) => a.order - b.order);
    const begun = new Set<number>();
    return inOrder.flatMap(({ index }, place) => {
      if (index === inOrder[place - 1]?.index) return [];
      if (begun.has(index)) return [index];
      begun.add(index);
      return [];
    });
  });
  return [...new Set(apart)].sort((a, b) => a - b);
}

/** Signs of bullets may well be drawn by themselves. */
const withoutBullet = ({ glyphs, bullet }: DraftLine) =>
  glyphs.toSorted((a, b) => a.left - b.left).slice(bullet.length);

/** Most changes between the columns of a page that a sensible order of drawing has. */
const CHANGES_MAX = 6;

function toAndFro(lines: readonly DraftLine[], drawn: (index: number) => number): number[] {
  const pages = new Map<number, number[]>();
  lines.forEach((line, index) => {
    if (line.column === 0 || line.region !== 'body' || line.glyphs.length === 0) return;
    pages.set(line.page, [...(pages.get(line.page) ?? []), index]);
  });
  return [...pages.values()].flatMap((page) => {
    const order = [...page].sort((a, b) => drawn(a) - drawn(b));
    const column = (index: number | undefined) => (index === undefined ? 0 : (lines[index]?.column ?? 0));
    const changed = order.filter((index, place) => place > 0 && column(index) !== column(order[place - 1]));
    return changed.length > CHANGES_MAX ? changed : [];
  });
}

/** Places of the longest rising row of values. */
export function longestRising(values: readonly number[]): number[] {
  /** For each length, the place of the least value that a row of that length can end with. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  values.forEach((value, place) => {
    let length = ends.findIndex((end) => (values[end] ?? 0) >= value);
    if (length < 0) length = ends.length;
    before[place] = ends[length - 1];
    ends[length] = place;
  });
  const row: number[] = [];
  for (let place = ends.at(-1); place !== undefined; place = before[place]) row.unshift(place);
  return row;
}

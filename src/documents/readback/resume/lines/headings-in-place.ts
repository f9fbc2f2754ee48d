import type { TextLine } from '../../read-file.ts';
import { headingKind } from '../sections/heading-kind.ts';

/**
 * Headings that stand in the middle of the page, above text on its left, are no column of their own: they go back
 * to the height at which they stand.
 */
export function headingsInPlace(lines: readonly TextLine[]): readonly TextLine[] {
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

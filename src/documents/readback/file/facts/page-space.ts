import type { ReadPage } from '../../read-file.ts';
import type { DraftLine } from '../layout/draft-line.ts';

/** The least distance of text from the edges of its page, in points, and how full the last page is. */
export function pageSpace(
  lines: readonly DraftLine[],
  pages: readonly ReadPage[],
): { leastMargin?: number; lastPageFill?: number } {
  const seen = lines.filter(
    ({ region, runs, box }) =>
      region === 'body' && box.right > box.left && !runs.every(({ hidden }) => hidden),
  );
  const margins = seen.flatMap(({ box, page }) => {
    const size = pages.find(({ number }) => number === page);
    return size ? [box.left, box.top, size.width - box.right, size.height - box.bottom] : [];
  });
  const last = pages.at(-1);
  const boxes = seen.filter(({ page }) => page === last?.number).map(({ box }) => box);
  if (margins.length === 0 || !last) return {};
  const leastMargin = Math.max(0, Math.min(...margins));
  if (boxes.length === 0) return { leastMargin, lastPageFill: 0 };
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  // As far down as the text begins from the top, a page is meant to stay empty.
  const room = Math.max(1, last.height - 2 * top);
  return { leastMargin, lastPageFill: Math.min(1, Math.max(0, (bottom - top) / room)) };
}

import type { ReadFile } from '../../readback/read-file.ts';
import type { Check } from '../check.ts';

/** In points: 0.4 inches, a little less since programs round. */
const LEAST_MARGIN = 28;
const POINTS_PER_INCH = 72;
const MILLIMETRES_PER_INCH = 25.4;
const NEARLY_EMPTY = 0.15;

/** Text too close to the edge of the paper. */
export const margins: Check = {
  id: 'layout/margins',
  group: 'layout',
  area: 'document',
  severity: 'low',
  why: 'Printers leave a strip at the edge blank, and a page without margins looks crammed.',
  passed: 'The margins are wide enough',
  applies: ({ file }) => file?.facts.leastMargin !== undefined,
  find({ file }) {
    const margin = file && leastMargin(file);
    if (margin === undefined || margin >= LEAST_MARGIN) return [];
    const inches = Math.max(0, margin) / POINTS_PER_INCH;
    const millimetres = Math.round(inches * MILLIMETRES_PER_INCH);
    return [
      {
        title: `The narrowest margin is ${inches.toFixed(2)} inches (${String(millimetres)} mm)`,
        suggestion: 'Leave at least half an inch (13 mm) on every side.',
        places: [],
      },
    ];
  },
};

/** A last page with a few lines only. */
export const lastPage: Check = {
  id: 'layout/last-page',
  group: 'layout',
  area: 'document',
  severity: 'medium',
  why: 'A page with a few lines looks like an oversight, and often is one.',
  passed: 'The last page is not left nearly empty',
  applies: ({ file }) => file?.facts.lastPageFill !== undefined && file.pages.length > 1,
  find({ file }) {
    const fill = file?.facts.lastPageFill ?? 1;
    if (fill >= NEARLY_EMPTY) return [];
    return [
      {
        title: `Page ${String(file?.pages.length ?? 0)} is nearly empty: about ${String(Math.max(1, Math.round(fill * 100)))}% of it is filled`,
        suggestion: 'Cut a few lines, or set the text a little closer, until the last page is gone.',
        places: [],
      },
    ];
  },
};

/** Running heads and feet stand in the margin by nature: where lines have places, only the text counts. */
function leastMargin({ facts, lines, pages }: ReadFile): number | undefined {
  const margins = lines.flatMap(({ box, region }) => {
    const page = pages.find(({ number }) => number === box?.page);
    if (!box || !page || region !== 'body') return [];
    return [box.left, box.top, page.width - box.right, page.height - box.bottom];
  });
  return margins.length === 0 ? facts.leastMargin : Math.min(...margins);
}

import type { Paper } from '../../fields.ts';
import type { ReadPage } from '../read-file.ts';

/** Sides of the sheets that we print on, in points. */
const SHEETS: Record<Paper, { width: number; height: number }> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
};
/** Programs round, in points. */
const TOLERANCE = 6;

/** The sheet a page was made for; nothing where it is neither of ours. */
export function paperOf(page: Pick<ReadPage, 'width' | 'height'> | undefined): Paper | undefined {
  if (!page) return undefined;
  const papers = Object.keys(SHEETS) as Paper[]; // The keys are papers.
  return papers.find((paper) => {
    const { width, height } = SHEETS[paper];
    return Math.abs(page.width - width) < TOLERANCE && Math.abs(page.height - height) < TOLERANCE;
  });
}

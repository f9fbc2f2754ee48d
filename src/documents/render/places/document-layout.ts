import { pageElements } from '../preview/svg-pages.ts';
import { attribute, type SvgDocument } from '../preview/svg-tree.ts';
import type { PrintedField } from '../print-job.ts';
import { fieldPlaces, type Place } from './field-places.ts';
import { type PrintedRun, textRuns } from './text-runs.ts';

/* How a document came out, and where on its pages the text of each field stands. */

/** How a document came out, beside its looks. */
export type Layout = {
  pages: number;
  /** How far the text fills the last page, from 0 to 1; null where nothing is printed. */
  lastPageFill: number | null;
  /** Lines of text on the last page. */
  lastPageLines: number;
  places: Place[];
};

/** A page's foot stands no further than this from its lower edge, and what is below counts as foot, in points. */
const FOOT = 50;
/** Lines whose lower edges are closer than this are one, in points. */
const SAME_LINE = 3;

/** How a document came out: where the fields' texts stand, and how far its last page is filled. */
export function documentLayout(document: SvgDocument, fields: readonly PrintedField[]): Layout {
  const runs = textRuns(document);
  const pages = pageElements(document);
  const height = Number(attribute(pages.at(-1) ?? document.root, 'data-page-height'));
  return {
    pages: pages.length,
    ...lastPage(runs, pages.length, height),
    places: fieldPlaces(runs, fields).map(rounded),
  };
}

/** The text begins at the upper margin, and may go on to where it ended on the pages before, or to a margin as wide. */
function lastPage(
  runs: readonly PrintedRun[],
  pages: number,
  height: number,
): Pick<Layout, 'lastPageFill' | 'lastPageLines'> {
  const body = runs.filter(({ baseline, text }) => baseline < height - FOOT && text.trim() !== '');
  const last = body.filter(({ page }) => page === pages - 1);
  const lines = [...new Set(last.map(({ baseline }) => Math.round(baseline / SAME_LINE)))].length;
  if (last.length === 0) return { lastPageFill: null, lastPageLines: lines };
  const top = Math.min(...last.map(({ baseline, size }) => baseline - size * 0.75));
  const end = Math.max(...last.map(({ baseline }) => baseline));
  const before = body.filter(({ page }) => page < pages - 1).map(({ baseline }) => baseline);
  const limit = Math.max(height - top, ...before);
  return { lastPageFill: round(Math.min(1, (end - top) / (limit - top)), 100), lastPageLines: lines };
}

function rounded(place: Place): Place {
  const { x, y, width, height } = place;
  return { ...place, x: round(x, 10), y: round(y, 10), width: round(width, 10), height: round(height, 10) };
}

function round(value: number, steps: number): number {
  return Math.round(value * steps) / steps;
}

/** How many times as wide as their place pages are shown; 1 is the whole width. */
export type HandZoom = number;

/** Then a line of small print is as large as a headline. */
export const GREATEST_ZOOM: HandZoom = 4;
/** Nearer to the whole width than this, the whole width is meant. */
const AS_GOOD_AS_WHOLE = 1.08;

const STEPS: readonly HandZoom[] = [1, 1.5, 2, 3, GREATEST_ZOOM];

/** What can be shown of what was asked for. */
export function withinZoom(asked: number): HandZoom {
  return asked < AS_GOOD_AS_WHOLE ? 1 : Math.min(asked, GREATEST_ZOOM);
}

/** The next step from what is shown; the last one at an end. */
export function nextHandZoom(zoom: HandZoom, direction: 'in' | 'out'): HandZoom {
  const further =
    direction === 'in'
      ? STEPS.find((step) => step > zoom + 0.01)
      : STEPS.findLast((step) => step < zoom - 0.01);
  return further ?? (direction === 'in' ? GREATEST_ZOOM : 1);
}

/** Words that are read easily are at least this many times as large as on a page at its whole width. */
export const READABLE: HandZoom = 2;
const READABLE_MOST: HandZoom = 3;

/** At which a line of text fills the width, as far as it is then neither smaller nor larger than is good to read. */
export function zoomToLine(line: { width: number }, page: { width: number }): HandZoom {
  const filling = (page.width * 0.94) / Math.max(line.width, 1);
  return Math.min(READABLE_MOST, Math.max(READABLE, filling));
}

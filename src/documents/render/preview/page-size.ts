export type PageSize = { width: number; height: number };

/** Papers we print on, in points. */
const PAPERS: readonly PageSize[] = [
  { width: 595.276, height: 841.89 }, // A4
  { width: 612, height: 792 }, // US Letter
];

/**
 * The true size, in points, of a page that the SVG exporter reports in whole points, rounded up.
 * Without it a band that bleeds to the edge would leave a white hairline there.
 */
export function pageSize(rounded: PageSize): PageSize {
  const paper = PAPERS.find(
    ({ width, height }) => Math.ceil(width) === rounded.width && Math.ceil(height) === rounded.height,
  );
  return paper ?? rounded;
}

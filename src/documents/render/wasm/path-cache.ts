/** Outlines of all letters of a dozen typefaces, and as much again of ornaments. */
const MOST = 5_000;

const paths = new Map<string, Path2D>();
const outlines = new WeakMap<Path2D, string>();

/**
 * The path of an outline as SVG writes it, read once. The renderer draws each letter from its outline, and on a page
 * of two thousand letters there are a hundred different ones; reading them all took a quarter of the time of a page.
 * The build puts this in the place of `new Path2D(...)` (scripts/vite/typst-glue.ts). Paths are drawn, never changed.
 */
export function cachedPath(outline: string): Path2D {
  const known = paths.get(outline);
  if (known) return known;
  if (paths.size >= MOST) paths.clear();
  const path = new Path2D(outline);
  paths.set(outline, path);
  outlines.set(path, outline);
  return path;
}

/** What a path was made of by {@link cachedPath}; nothing for a path made elsewhere. */
export function outlineOf(path: Path2D): string | undefined {
  return outlines.get(path);
}

import type { Picture } from './picture.ts';

/** The share of a page that is dark, weighted by how dark it is: 0 for white, 1 for black all over. */
export function inkOf({ rgb }: Picture): number {
  let dark = 0;
  for (let at = 0; at < rgb.length; at += 3) {
    const light = 0.299 * (rgb[at] ?? 0) + 0.587 * (rgb[at + 1] ?? 0) + 0.114 * (rgb[at + 2] ?? 0);
    dark += 1 - light / 255;
  }
  return dark / (rgb.length / 3);
}

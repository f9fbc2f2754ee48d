import { zipSync } from 'fflate';
import sharp from 'sharp';
import type { CopyResult } from '#documents/export/file-format.ts';
import { RenderFailedError } from '#documents/render/engine-errors.ts';

/** Dots an inch: small type is sharp on screens of double density. */
const DENSITY = 200;
/** Fewer are not worth having: small type frays. */
const LEAST_DENSITY = 96;
/** Of all pages together: six at the full density, and what a child has room and time for. */
const PIXELS_MAX = 24_000_000;
/** Points of a page, A4 or US Letter. */
const POINTS = 595 * 842;
const POINTS_AN_INCH = 72;

// A child sets one document at a time, on one thread; what was drawn is not asked for again.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Pages as pictures: one as PNG, several as a zip of them.
 * @throws RenderFailedError where they are too many
 */
export async function pictures(pages: readonly string[], stem: string): Promise<CopyResult> {
  const density = densityFor(pages.length);
  if (density < LEAST_DENSITY) throw new RenderFailedError([`${pages.length} pages are too many pictures`]);
  const drawn: Uint8Array[] = [];
  for (const page of pages) drawn.push(await picture(page, density));
  const [first] = drawn;
  if (first && drawn.length === 1) return { bytes: first, ending: 'png' };
  const files = Object.fromEntries(drawn.map((bytes, index) => [`${stem}-${index + 1}.png`, bytes]));
  // Pictures are packed already.
  return { bytes: zipSync(files, { level: 0, mtime: new Date(1980, 0, 1) }), ending: 'zip' };
}

/** So many dots an inch that all pages together keep to the bound. */
export function densityFor(pages: number): number {
  const inches = (POINTS / POINTS_AN_INCH ** 2) * Math.max(1, pages);
  return Math.min(DENSITY, Math.floor(Math.sqrt(PIXELS_MAX / inches)));
}

async function picture(page: string, density: number): Promise<Uint8Array> {
  return sharp(Buffer.from(page), { density, limitInputPixels: PIXELS_MAX })
    .flatten({ background: '#ffffff' })
    .withMetadata({ density })
    .png({ compressionLevel: 6 })
    .toBuffer();
}

import sharp, { type Metadata } from 'sharp';
import { PHOTO_BYTES_MAX, PHOTO_SIDE_MAX, SENT_PIXELS_MAX } from '#editor/photo/photo-limits.ts';

/*
 * Makes a picture anew, whatever it holds: no byte of what was sent is kept. Runs in a process of its own.
 */

/** A photo on paper is at most 50 mm wide: this is 400 dots an inch of twice that. */
const SIDE_KEPT = 1600;
const SIDES = [SIDE_KEPT, 1200, 900, 600, 300];
const QUALITIES = [88, 78, 66, 50];

export type Remade = { bytes: Uint8Array } | { refused: 'broken' | 'moving' | 'too many pixels' };

// Only the readers of what is taken: the library knows fifty formats, and reads what it is given by its bytes.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.concurrency(1);
sharp.cache(false);

/** The picture as a JPEG of at most 300 KB, upright, without anything but its pixels; the same for the same picture. */
export async function remade(bytes: Uint8Array): Promise<Remade> {
  try {
    // Of the head alone, whatever size it tells.
    const refused = refusalOf(await sharp(bytes, { limitInputPixels: false }).metadata());
    return refused === undefined ? { bytes: await fitting(bytes) } : { refused };
  } catch {
    // Whatever the library says of it means that it could not read it to the end.
    return { refused: 'broken' };
  }
}

function read(bytes: Uint8Array) {
  // What is cut short is refused; harmless oddities, which many cameras write, are not.
  return sharp(bytes, { failOn: 'error', limitInputPixels: SENT_PIXELS_MAX, sequentialRead: true });
}

function refusalOf({ width, height, pages = 1 }: Metadata) {
  if (pages > 1) return 'moving';
  const isTooLarge = Math.max(width, height) > PHOTO_SIDE_MAX || width * height > SENT_PIXELS_MAX;
  return isTooLarge ? 'too many pixels' : undefined;
}

async function fitting(bytes: Uint8Array): Promise<Uint8Array> {
  for (const side of SIDES) {
    const small = await upright(bytes, side);
    for (const quality of QUALITIES) {
      const made = await asJpeg(small, quality);
      if (made.length <= PHOTO_BYTES_MAX) return made;
    }
  }
  throw new Error('no quality is low enough');
}

type Pixels = { data: Uint8Array; width: number; height: number };

/** Turned as the camera was held, on white where it was clear, in the colors of screens. */
async function upright(bytes: Uint8Array, side: number): Promise<Pixels> {
  const { data, info } = await read(bytes)
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function asJpeg({ data, width, height }: Pixels, quality: number): Promise<Uint8Array> {
  const channels = data.length === width * height ? 1 : 3;
  return sharp(data, { raw: { width, height, channels } }).jpeg({ quality, progressive: false }).toBuffer();
}

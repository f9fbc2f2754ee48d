import type { JobFile } from '../render/print-job.ts';
import type { Crop } from '../resume/schema.ts';
import { pictureHead, type PictureHead } from './picture-head.ts';

/** A photo as templates read it: `file` is its path under their root. */
export type PhotoModel = PictureHead & {
  file: string;
  /** What it shows, for people who cannot see it: PDF/UA asks for it. */
  alt: string;
  /** What of the picture is shown, in shares of its width and height. */
  crop: Crop;
};

/** A photo for the engine: what its template reads, and the file. */
export type PrintedPhoto = { model: PhotoModel; file: JobFile };

/** Nothing where there is no picture, or none that can be drawn. */
export function printedPhoto(
  bytes: Uint8Array | undefined,
  { alt, crop }: { alt: string; crop: Partial<Crop> },
): PrintedPhoto | undefined {
  const head = bytes && pictureHead(bytes);
  if (!bytes || !head) return undefined;
  const file = `photo-${nameOf(bytes)}.${head.format}`;
  return { model: { file, alt, crop: frameOf(crop), ...head }, file: { path: file, bytes } };
}

/** Least of a picture that is shown, in shares of its sides: less is a slip. */
const LEAST = 0.05;

/** A frame within the picture; all of it where the one given is none. */
function frameOf({ x = 0, y = 0, width = 1, height = 1 }: Partial<Crop>): Crop {
  const left = Math.min(Math.max(x, 0), 1 - LEAST);
  const top = Math.min(Math.max(y, 0), 1 - LEAST);
  const frame = { x: left, y: top, width: Math.min(width, 1 - left), height: Math.min(height, 1 - top) };
  const isThere = frame.width >= LEAST && frame.height >= LEAST;
  return isThere ? frame : { x: 0, y: 0, width: 1, height: 1 };
}

/** Of the same bytes the same name, and of others another one: FNV-1a, twice, since the browser's SHA-256 makes one wait. */
function nameOf(bytes: Uint8Array): string {
  let [one, other] = [0x811c9dc5, 0x9dc5811c];
  for (const byte of bytes) {
    one = Math.imul(one ^ byte, 0x01000193);
    other = Math.imul(other ^ byte, 0x85ebca6b);
  }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

import { END_OF_IMAGE, frameSize, isFrame, isJpeg, START_OF_SCAN } from './jpeg-markers.ts';
import { nameAt, number, PNG_SIGN } from './picture-bytes.ts';

/*
 * What the head of a picture's file says of it, without its pixels. What is refused here is never given to the
 * compiler, which would take the memory that a head asks for.
 */

export type PictureHead = { format: 'jpg' | 'png'; width: number; height: number };

/** Most bytes of a picture that is printed; stored ones have 300 KB. */
const BYTES_MAX = 1024 * 1024;
/** Most pixels, at four bytes each while it is set; stored ones have at most 1,600 a side. */
const PIXELS_MAX = 6_000_000;
/** Each scan of a progressive JPEG goes over all its pixels once more; usual ones have ten. */
const SCANS_MAX = 40;

/** What a JPEG or PNG is; nothing where it is neither, is cut short, or is larger than any photo of ours. */
export function pictureHead(bytes: Uint8Array): PictureHead | undefined {
  if (bytes.length > BYTES_MAX) return undefined;
  const head = jpegHead(bytes) ?? pngHead(bytes);
  if (!head || head.width === 0 || head.height === 0) return undefined;
  return head.width * head.height <= PIXELS_MAX ? head : undefined;
}

/** Baseline, extended and progressive, with Huffman codes: decoders read no frames without loss, in steps, or of other codes. */
const READ_FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);

/** Goes from marker to marker to the end. */
function jpegHead(bytes: Uint8Array): PictureHead | undefined {
  if (!isJpeg(bytes)) return undefined;
  let head: PictureHead | undefined;
  let scans = 0;
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END_OF_IMAGE) return scans > 0 ? head : undefined;
    const length = number(bytes, at + 2, 2);
    if (length < 2) return undefined;
    if (isFrame(marker)) {
      if (head || !READ_FRAMES.has(marker)) return undefined;
      const colors = bytes[at + 9];
      if (colors !== 1 && colors !== 3) return undefined;
      head = { format: 'jpg', ...frameSize(bytes, at) };
    }
    at += 2 + length;
    if (marker !== START_OF_SCAN) continue;
    scans += 1;
    if (!head || scans > SCANS_MAX) return undefined;
    at = afterScan(bytes, at);
  }
  return undefined;
}

/** Where the marker after the pixels of a scan stands: in these 0xff is followed by 0, or by the number of a restart. */
function afterScan(bytes: Uint8Array, start: number): number {
  let at = bytes.indexOf(0xff, start);
  while (at >= 0) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.length;
}

/** Goes from chunk to chunk to the end. */
function pngHead(bytes: Uint8Array): PictureHead | undefined {
  if (!PNG_SIGN.every((sign, at) => bytes[at] === sign) || nameAt(bytes, 12) !== 'IHDR') return undefined;
  const head: PictureHead = { format: 'png', width: number(bytes, 16, 4), height: number(bytes, 20, 4) };
  let at = PNG_SIGN.length;
  let hasPixels = false;
  while (at + 12 <= bytes.length) {
    const name = nameAt(bytes, at + 4);
    // What moves is no photo.
    if (name === 'acTL') return undefined;
    if (name === 'IDAT') hasPixels = true;
    if (name === 'IEND') return hasPixels ? head : undefined;
    at += 12 + number(bytes, at, 4);
  }
  return undefined;
}

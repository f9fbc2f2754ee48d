import { frameSize, isFrame, isJpeg, START_OF_SCAN } from './jpeg-markers.ts';
import { nameAt, number, numberBackwards, PNG_SIGN } from './picture-bytes.ts';

/*
 * How large a picture says that it is, whatever comes after: who decodes it needs the memory for that. Whether it is whole,
 * and one that we print, picture-head.ts tells.
 */

export type PictureSize = { width: number; height: number };

/** The pixels of a JPEG, PNG or WebP by the beginning of its file; nothing where that does not say. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const size = jpegSize(bytes) ?? pngSize(bytes) ?? webpSize(bytes);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

/** Goes from marker to marker to the frame; what a camera wrote before it, with a small picture in it, is passed over. */
function jpegSize(bytes: Uint8Array): PictureSize | undefined {
  if (!isJpeg(bytes)) return undefined;
  // Bytes that belong to nothing are passed over, as decoders do.
  for (let at = bytes.indexOf(0xff, 2); at >= 0 && at + 9 <= bytes.length; at = bytes.indexOf(0xff, at)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === START_OF_SCAN) return undefined;
    if (isFrame(marker)) return frameSize(bytes, at);
    // Fill bytes, and markers that stand alone, have no length.
    at += marker === 0xff ? 1 : isAlone(marker) ? 2 : 2 + Math.max(number(bytes, at + 2, 2), 1);
  }
  return undefined;
}

function isAlone(marker: number): boolean {
  return marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd9);
}

function pngSize(bytes: Uint8Array): PictureSize | undefined {
  if (!PNG_SIGN.every((sign, at) => bytes[at] === sign) || nameAt(bytes, 12) !== 'IHDR') return undefined;
  return { width: number(bytes, 16, 4), height: number(bytes, 20, 4) };
}

/** Of the two formats in a WebP, and of the one that says it for both (developers.google.com/speed/webp/docs/riff_container). */
function webpSize(bytes: Uint8Array): PictureSize | undefined {
  if (nameAt(bytes, 0) !== 'RIFF' || nameAt(bytes, 8) !== 'WEBP' || bytes.length < 30) return undefined;
  const chunk = nameAt(bytes, 12);
  if (chunk === 'VP8X')
    return { width: numberBackwards(bytes, 24, 3) + 1, height: numberBackwards(bytes, 27, 3) + 1 };
  if (chunk === 'VP8 ') {
    const side = (at: number) => numberBackwards(bytes, at, 2) % FOURTEEN_BITS;
    return { width: side(26), height: side(28) };
  }
  if (chunk !== 'VP8L') return undefined;
  const both = numberBackwards(bytes, 21, 4);
  return {
    width: (both % FOURTEEN_BITS) + 1,
    height: (Math.floor(both / FOURTEEN_BITS) % FOURTEEN_BITS) + 1,
  };
}

const FOURTEEN_BITS = 2 ** 14;

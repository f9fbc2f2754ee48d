import { number } from './picture-bytes.ts';

/* What the markers of a JPEG say, whether its head is read or only its size. */

/** Markers of a JPEG after which pixels stand, and with which it ends. */
export const START_OF_SCAN = 0xda;
export const END_OF_IMAGE = 0xd9;

/** Between the first and the last marker of a frame stand three that are of something else. */
const FRAMES = { first: 0xc0, last: 0xcf, others: [0xc4, 0xc8, 0xcc] };

/** Whether a marker of a JPEG begins a frame, of whatever kind. */
export function isFrame(marker: number): boolean {
  return marker >= FRAMES.first && marker <= FRAMES.last && !FRAMES.others.includes(marker);
}

/** How large the frame is whose marker stands there. */
export function frameSize(bytes: Uint8Array, at: number): { width: number; height: number } {
  return { width: number(bytes, at + 7, 2), height: number(bytes, at + 5, 2) };
}

export function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8;
}

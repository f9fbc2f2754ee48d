import { PHOTO_SIDE_MAX, SENT_PIXELS_MAX } from './photo-limits.ts';
import type { PictureKind } from './picture-kind.ts';

/*
 * What is said of pictures that are not taken, with what helps: the same by the field and by the API.
 */

const TAKEN = 'Please choose a JPEG, PNG or WebP picture.';

export const NO_PICTURE = `This file is no picture that we can read. ${TAKEN}`;
export const EMPTY_PICTURE = `This file is empty. ${TAKEN}`;
export const BROKEN_PICTURE =
  'This picture is damaged or was cut short, so that it cannot be read. Please open it on your device, save it again as JPEG, and choose that.';
export const MOVING_PICTURE =
  'This picture moves. Please save one frame of it as JPEG or PNG, and choose that.';
export const TOO_MANY_PIXELS = `This picture has too many pixels: at most ${PHOTO_SIDE_MAX.toLocaleString('en-US')} a side. Please save a smaller copy, and choose that.`;

/** Of one that is sent as it is: our editor makes them small before. */
export const TOO_MANY_PIXELS_SENT = `This picture has too many pixels: at most ${PHOTO_SIDE_MAX.toLocaleString('en-US')} a side, and ${SENT_PIXELS_MAX / 1_000_000} million in all. Please send a smaller copy.`;

export const TOO_LARGE_FILE = 'This file is larger than 20 MB. Please save a smaller copy, and choose that.';

const HEIC =
  'This is a HEIC picture, as iPhones take them, which browsers and printers cannot all read. Open it on your phone or computer, save or share it as JPEG, and choose that. (On an iPhone: Settings, Camera, Formats, Most Compatible.)';

const SAVED_OTHERWISE: Partial<Record<PictureKind, string>> = {
  heic: HEIC,
  avif: 'This is an AVIF picture. Please save it as JPEG, and choose that.',
  gif: 'This is a GIF picture. Please save it as JPEG or PNG, and choose that.',
  svg: 'This is a drawing (SVG), and no photo. Please choose a JPEG, PNG or WebP picture.',
  tiff: 'This is a TIFF picture. Please save it as JPEG, and choose that.',
  bmp: 'This is a BMP picture. Please save it as JPEG or PNG, and choose that.',
};

/** Why a picture of a kind is not taken, and what to do. */
export function refusalOf(kind: PictureKind): string {
  return SAVED_OTHERWISE[kind] ?? NO_PICTURE;
}

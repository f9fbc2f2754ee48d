import type { Fields } from '../fields.ts';

/* The photo of a resume. Its bytes never stand in the data: they are kept under its id, and given beside it (decision 73). */

const share = { kind: 'number', label: 'Frame of the photo', print: 'photo', least: 0, most: 1 } as const;

/** What is shown of the stored picture, in shares of its width and height: all of it, where nothing is said. */
export const CROP = {
  x: { ...share, default: 0 },
  y: { ...share, default: 0 },
  width: { ...share, default: 1 },
  height: { ...share, default: 1 },
} as const satisfies Fields;

export const PHOTO = {
  /** What the picture is stored under; empty where there is none. */
  id: { kind: 'id', label: 'Photo', print: 'photo' },
  crop: { kind: 'group', label: 'Frame of the photo', fields: CROP },
  /** What it shows, for people who cannot see it. */
  alt: { kind: 'line', label: 'Description of the photo', print: 'photo' },
} as const satisfies Fields;

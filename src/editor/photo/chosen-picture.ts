import { pictureSize } from '#documents/photo/picture-size.ts';
import { seen, type Frame } from './frame.ts';
import { CHOSEN_BYTES_MAX, PHOTO_BYTES_MAX, PHOTO_SIDE_MAX } from './photo-limits.ts';
import { isTaken, pictureKind } from './picture-kind.ts';
import {
  BROKEN_PICTURE,
  EMPTY_PICTURE,
  refusalOf,
  TOO_LARGE_FILE,
  TOO_MANY_PIXELS,
} from './picture-refusals.ts';

/** Pixels of a picture that is being framed: enough for a face that is cut out of it. */
const WORKED_SIDE_MAX = 3000;
/** Pixels of a photo: 400 dots an inch at 50 mm. */
const PHOTO_WIDTH = 800;
const QUALITIES = [0.9, 0.8, 0.7, 0.6, 0.45];

/** A picture that is not taken; its message is fit to show. */
export class PictureRefusedError extends Error {}

/** Reads a picture that somebody chose, upright, and no larger than it is worked with. @throws PictureRefusedError */
export async function openPicture(file: Blob): Promise<HTMLCanvasElement> {
  if (file.size === 0) throw new PictureRefusedError(EMPTY_PICTURE);
  if (file.size > CHOSEN_BYTES_MAX) throw new PictureRefusedError(TOO_LARGE_FILE);
  const bytes = await bytesOf(file);
  const kind = pictureKind(bytes);
  if (!isTaken(kind)) throw new PictureRefusedError(refusalOf(kind));
  assertFew(bytes);
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new PictureRefusedError(BROKEN_PICTURE);
  });
  try {
    const scale = Math.min(1, WORKED_SIDE_MAX / Math.max(picture.width, picture.height));
    const size = { width: Math.ceil(picture.width * scale), height: Math.ceil(picture.height * scale) };
    return drawn(size, (pen) => pen.drawImage(picture, 0, 0, size.width, size.height));
  } finally {
    picture.close();
  }
}

/** By what it says itself, before it is decoded: that takes four bytes for each pixel, and a tab that has them not is gone. */
function assertFew(bytes: Uint8Array): void {
  const size = pictureSize(bytes);
  if (!size) throw new PictureRefusedError(BROKEN_PICTURE);
  if (Math.max(size.width, size.height) > PHOTO_SIDE_MAX) throw new PictureRefusedError(TOO_MANY_PIXELS);
}

async function bytesOf(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    // It was moved or is no longer to be read, as on a stick that was pulled out.
    throw new PictureRefusedError(BROKEN_PICTURE);
  }
}

/** The picture turned to the right by a quarter. */
export function turnedRight(picture: HTMLCanvasElement): HTMLCanvasElement {
  return drawn({ width: picture.height, height: picture.width }, (pen) => {
    pen.translate(picture.height, 0);
    pen.rotate(Math.PI / 2);
    pen.drawImage(picture, 0, 0);
  });
}

/** What is in the frame, as a JPEG of at most 300 KB: nothing else of the picture leaves the device. */
export async function framedPhoto(picture: HTMLCanvasElement, frame: Frame): Promise<Blob> {
  const from = seen(picture, frame);
  const width = Math.max(1, Math.min(PHOTO_WIDTH, Math.round(from.width)));
  const height = Math.max(1, Math.round((width / from.width) * from.height));
  const photo = drawn({ width, height }, (pen) =>
    pen.drawImage(picture, from.x, from.y, from.width, from.height, 0, 0, width, height),
  );
  for (const quality of QUALITIES) {
    const made = await asJpeg(photo, quality);
    if (made && made.size <= PHOTO_BYTES_MAX) return made;
  }
  throw new PictureRefusedError(BROKEN_PICTURE);
}

const asJpeg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

type Pen = CanvasRenderingContext2D;

/** On white where the picture is clear, as paper is. */
function drawn(size: { width: number; height: number }, draw: (pen: Pen) => void): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const pen = canvas.getContext('2d');
  if (!pen) throw new PictureRefusedError(BROKEN_PICTURE);
  pen.imageSmoothingQuality = 'high';
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, size.width, size.height);
  draw(pen);
  return canvas;
}

import { printedPhotoId } from '#documents/resume/photo.ts';
import { photoBytes } from '#editor/photo/photo-bytes.ts';
import type { PreviewDocument } from './protocol.ts';

/** Longest that a drawing waits for a photo, in ms: what is written is shown without one sooner than late. */
const PATIENCE_MS = 2_000;

/** A document with the bytes of the photo that it prints, as far as they are to be had. At once where it prints none. */
export function photographed(document: PreviewDocument): PreviewDocument | Promise<PreviewDocument> {
  if (document.kind !== 'resume') return document;
  const id = printedPhotoId(document);
  if (id === undefined) return document;
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));
  return Promise.race([photoBytes(id).catch(() => undefined), late]).then((photo) =>
    photo ? { ...document, photo } : document,
  );
}

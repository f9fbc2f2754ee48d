import { printedPhotoId } from '#documents/resume/photo.ts';
import { photoBytes } from '#editor/photo/photo-bytes.ts';
import type { PreviewDocument } from './protocol.ts';

/** Longest that drawings wait for a photo, in ms: what is written is shown without one sooner than late. */
const PATIENCE_MS = 2_000;

/** A document with the bytes of the photo that it prints, as far as they are to be had. At once where none are waited for. */
export type Photographed = (document: PreviewDocument) => PreviewDocument | Promise<PreviewDocument>;

/** @param cameLate called once a photo is there that a document was drawn without */
export function photographer(cameLate: () => void): Photographed {
  /** The photos that were waited for in vain, and that no letter waits for again until they are there. */
  const late = new Set<string>();
  return (document) => {
    const id = document.kind === 'resume' ? printedPhotoId(document) : undefined;
    if (id === undefined || late.has(id)) return document;
    const asked = photoBytes(id);
    const patience = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));
    return Promise.race([asked.catch(() => undefined), patience]).then((photo) => {
      if (photo) return { ...document, photo };
      if (!late.has(id)) waitOn(id, asked);
      return document;
    });
  };

  function waitOn(id: string, asked: ReturnType<typeof photoBytes>): void {
    late.add(id);
    const isHere = () => void late.delete(id);
    asked.then((bytes) => {
      isHere();
      if (bytes) cameLate();
    }, isHere);
  }
}

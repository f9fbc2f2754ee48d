import type { Printable } from '#documents/printable.ts';
import { printedPhotoId } from '#documents/resume/photo.ts';
import type { Database } from '#platform/database/database.server.ts';
import { photoOf } from './photo-store.server.ts';

/**
 * A document with the bytes of the photo that it prints, as whoever has it printed needs it. One that names none of the
 * person's photos is printed without.
 */
export async function withPhoto<P extends Printable>(db: Database, userId: number, document: P): Promise<P> {
  const id = idIn(document);
  const photo = id === undefined ? undefined : await photoOf(db, userId, id);
  return photo ? { ...document, photo } : document;
}

function idIn(document: Printable): string | undefined {
  return !('entry' in document) && document.kind === 'resume' ? printedPhotoId(document) : undefined;
}

import { emptyValues } from '../fields.ts';
import { PHOTO } from './photo-fields.ts';
import type { Photo, ResumeData } from './schema.ts';

/** A resume as it was stored: what was saved before there were photos has no such part. */
type MayHavePhoto = { photo?: Photo | undefined };

/** The photo that a resume names; nothing where it names none. */
export function namedPhoto({ photo }: MayHavePhoto): Photo | undefined {
  return photo?.id ? photo : undefined;
}

/** The resume without its photo. */
export function withoutPhoto(data: ResumeData): ResumeData {
  return namedPhoto(data) ? { ...data, photo: emptyValues(PHOTO) } : data;
}

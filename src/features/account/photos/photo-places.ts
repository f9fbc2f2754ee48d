import type { ShownPhoto } from '#editor/photo/calls.ts';
import { PHOTO_PLACES } from '#editor/photo/photo-places.ts';

const WORDS: Readonly<Record<string, string>> = PHOTO_PLACES;

/** Where else than in a document a photo still is, in words; also a place that this browser does not know yet. */
export function otherPlaces({ places }: ShownPhoto): string[] {
  return [...new Set(places.map((place) => WORDS[place] ?? 'something else that is kept'))];
}

export function isInUse({ documents, places }: ShownPhoto): boolean {
  return documents.length + places.length > 0;
}

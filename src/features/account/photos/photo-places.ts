import type { ShownPhoto } from '#editor/photo/calls.ts';

/** Where else than in a document a photo may still be, as the server calls it. */
const PLACES: Readonly<Record<string, string>> = {
  open: 'what you have to decide about one of your documents',
  texts: 'an earlier version of one of your documents',
  drafts: 'a document that is not saved yet',
  sent: 'what you marked as sent',
};

/** In words; a place that this browser does not know yet has its own. */
export function otherPlaces({ places }: ShownPhoto): string[] {
  return [...new Set(places.map((place) => PLACES[place] ?? 'something else that is kept'))];
}

export function isInUse({ documents, places }: ShownPhoto): boolean {
  return documents.length + places.length > 0;
}

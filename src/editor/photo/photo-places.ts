/** Where a photo may be named, in words: what the server refuses with, and what the account lists. */
export const PHOTO_PLACES = {
  documents: 'one of your documents',
  decisions: 'what you have to decide about one of your documents',
  versions: 'an earlier version of one of your documents',
  drafts: 'a document that is not saved yet',
  sent: 'what you marked as sent',
} as const;

export type PhotoPlace = keyof typeof PHOTO_PLACES;

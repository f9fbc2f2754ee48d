import {
  documents,
  drafts,
  looks,
  passkeys,
  photos,
  sentApplications,
  storedFiles,
  storedTexts,
} from '#platform/database/schema.ts';

/**
 * What a person keeps in their account, in the order in which erasing takes it. Versions and links go with their
 * documents, and the documents that were sent with the receipts of sending them.
 */
export const KEPT_IN_ACCOUNTS = [
  ...[documents, storedTexts, drafts, looks, passkeys, photos, sentApplications, storedFiles],
] as const;

import type { KindName } from '#documents/kinds.ts';
import { newCreationKey } from '#editor/session/creation-key.ts';
import { keepRead } from './device-drafts.ts';
import { draftName } from './draft-name.ts';
import type { Draft } from './draft.ts';

type NewDocument = Pick<Draft, 'title' | 'templateId' | 'data'>;

/**
 * Keeps what was read from a file as a new draft on this device, beside every other; nothing of it is sent.
 * @param accountId with null it is nobody's until its writer has signed in
 * @returns the key that the document is made by; nothing where the browser cannot keep it
 */
export function keepNewDocument(
  kind: { name: KindName },
  document: NewDocument,
  accountId: number | null,
): string | undefined {
  const creationKey = newCreationKey();
  const kept = keepRead(accountId, draftName(kind, null), {
    baseVersion: null,
    ...document,
    writtenAt: new Date().toISOString(),
    creationKey,
    untouchedImport: true,
  });
  return kept ? creationKey : undefined;
}

import { DEFAULT_LETTER_TEMPLATE } from '#documents/letter/default-template.ts';
import { DEFAULT_TITLE } from '#documents/letter/fields.ts';
import { letterIdentity } from '#documents/letter/identity.ts';
import type { LetterData } from '#documents/letter/schema.ts';
import { newCreationKey } from '#editor/session/creation-key.ts';
import { keepRead } from './device-drafts.ts';
import { draftName } from './draft-name.ts';

/**
 * Keeps a letter that was read from a file as a new draft on this device, as `keepNewResume` keeps a resume: nothing of it
 * is sent. Answers where it is gone on with; nothing where the browser cannot keep it.
 */
export function keepNewLetter(data: LetterData, accountId: number | null): string | undefined {
  const creationKey = newCreationKey();
  const company = data.recipient.company.trim();
  const kept = keepRead(accountId, draftName(letterIdentity, null), {
    baseVersion: null,
    title: company === '' ? DEFAULT_TITLE : `${company} Cover Letter`,
    templateId: DEFAULT_LETTER_TEMPLATE,
    data,
    writtenAt: new Date().toISOString(),
    creationKey,
    untouchedImport: true,
  });
  return kept ? `/cover-letter-builder?draft=${creationKey}` : undefined;
}

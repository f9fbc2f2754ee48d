import { DEFAULT_LETTER_TEMPLATE } from '#documents/letter/default-template.ts';
import { DEFAULT_TITLE } from '#documents/letter/fields.ts';
import { letterIdentity } from '#documents/letter/identity.ts';
import type { LetterData } from '#documents/letter/schema.ts';
import { keepNewDocument } from './keep-new-document.ts';

/** Keeps a letter that was read from a file. Answers where it is gone on with; nothing where it could not be kept. */
export function keepNewLetter(data: LetterData, accountId: number | null): string | undefined {
  const company = data.recipient.company.trim();
  const title = company === '' ? DEFAULT_TITLE : `${company} Cover Letter`;
  const key = keepNewDocument(
    letterIdentity,
    { title, templateId: DEFAULT_LETTER_TEMPLATE, data },
    accountId,
  );
  return key && `/cover-letter-builder?draft=${key}`;
}

import { filledText, fillPlaceholders } from './placeholders.ts';
import type { LetterData } from './schema.ts';

/**
 * A letter as data, in our own shape, since there is none that others read: first what it says, as it is printed and in
 * plain fields, then under our name all that it was printed from.
 */
export function exchangedLetter({
  templateId,
  data,
  updatedAt,
  date,
}: {
  templateId: string;
  data: LetterData;
  updatedAt: Date;
  date: string;
}): object {
  const { personalInfo, recipient, content, settings } = data;
  return {
    kind: 'cover-letter',
    language: settings.language,
    date,
    sender: personalInfo,
    recipient,
    opening: fillPlaceholders(content.opening, recipient),
    body: filledText(content.body, data),
    closing: filledText(content.closing, data),
    signature: fillPlaceholders(content.signature, recipient),
    meta: { lastModified: updatedAt.toISOString() },
    foothold: { templateId, data },
  };
}

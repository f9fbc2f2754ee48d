import { z } from 'zod';
import { migrateLetter } from '#documents/letter/migrations.ts';
import { letterData } from '#documents/letter/schema.ts';
import { documentTitle, saved, version, wholeDocument } from '#platform/document-store/contract.ts';

/** Data of any version that was ever saved or sent, brought to the current one. */
export const anyLetterData = z.preprocess(migrateLetter, letterData);

export const createLetterRequest = z.object({
  title: documentTitle.optional(),
  templateId: z.string().min(1).max(60),
  data: anyLetterData,
});
export const createLetterAnswer = saved.extend({ title: z.string() });

/** Whatever is named is changed; `version` makes the change conditional on it. */
export const updateLetterRequest = z.object({
  data: anyLetterData.optional(),
  title: documentTitle.optional(),
  templateId: z.string().min(1).max(60).optional(),
  version: version.optional(),
});

export const letter = wholeDocument(letterData);
export type Letter = z.infer<typeof letter>;

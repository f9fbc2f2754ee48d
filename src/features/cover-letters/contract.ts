import { type z } from 'zod';
import { anyVersion } from '#documents/any-version.ts';
import { migrateLetter } from '#documents/letter/migrations.ts';
import { letterData } from '#documents/letter/schema.ts';
import { wholeDocument } from '#platform/document-store/contract.ts';

/** Data of any version that was ever saved or sent, brought to the current one. */
export const anyLetterData = anyVersion(migrateLetter, letterData);

export const letter = wholeDocument(letterData);
export type Letter = z.infer<typeof letter>;

import { z } from 'zod';
import { anyVersion, unknownBytes } from '../any-version.ts';
import { schemasOf } from '../field-schemas.ts';
import { LETTER } from './fields.ts';
import { inNewestDrawing } from '../look/drawing.ts';
import { LETTER_SCHEMA_VERSION, migrateLetter } from './migrations.ts';

/** A cover letter as it is stored and sent: what is missing is filled in, what is unknown is kept. */
export const letterData = z.looseObject({
  schemaVersion: z.number().int().min(1).default(LETTER_SCHEMA_VERSION),
  ...schemasOf(LETTER),
});

export type LetterData = z.infer<typeof letterData>;

/** Letter data of any version that was ever saved, brought to the current one. */
export const anyLetterData = anyVersion(migrateLetter, letterData);

/** The same as somebody sends it. */
export const sentLetterData = anyVersion((raw) => migrateLetter(inNewestDrawing(raw)), letterData);

/** How much a letter carries that this version does not know, in bytes. */
export const unknownBytesOfLetter = unknownBytes(letterData);

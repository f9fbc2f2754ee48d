import { z } from 'zod';
import { languageSchema } from '#documents/field-schemas.ts';
import { documentId, documentTitle } from '../contract.ts';

/** What a tailored document begins with; whatever is not named is as in the one that it is made from. */
export const tailoring = z.object({ title: documentTitle.optional(), language: languageSchema.optional() });

/** The document that is to be followed. */
export const attaching = z.object({ baseId: documentId });

/** How a tailored document differs from its base. */
export const baseComparison = z.object({
  base: z.object({ id: z.number().int(), title: z.string(), version: z.number().int() }),
  /** In numbers, as `differencesFromBase` counts. */
  reworded: z.number().int(),
  changed: z.number().int(),
  leftOut: z.number().int(),
  added: z.number().int(),
  /** The places that differ. */
  paths: z.array(z.string()),
  /** How many texts are still those of the base, where it is in another language. */
  untranslated: z.object({ same: z.number().int(), of: z.number().int() }).nullable(),
});
export type BaseComparison = z.infer<typeof baseComparison>;

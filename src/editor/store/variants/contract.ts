import { z } from 'zod';
import { languageSchema } from '#documents/field-schemas.ts';
import { documentId, documentTitle } from '../contract.ts';

/** What a tailored document begins with; whatever is not named is as in the one that it is made from. */
export const tailoring = z.object({ title: documentTitle.optional(), language: languageSchema.optional() });

/** The document that is to be followed. */
export const attaching = z.object({ baseId: documentId });

/** How a tailored document differs from its base, in numbers as `differencesFromBase` counts. */
const numbers = z.object({
  reworded: z.number().int(),
  changed: z.number().int(),
  leftOut: z.number().int(),
  added: z.number().int(),
  /** How many texts are still those of the base, where it is in another language. */
  untranslated: z.object({ same: z.number().int(), of: z.number().int() }).nullable(),
});
/** The places that differ. */
const paths = z.array(z.string());
export type BaseDifferences = z.infer<typeof numbers> & { paths: z.infer<typeof paths> };

export const baseComparison = numbers.extend({
  base: z.object({ id: z.number().int(), title: z.string(), version: z.number().int() }),
  paths,
});
export type BaseComparison = z.infer<typeof baseComparison>;

/** The same of one of those that follow a base, as it is at that version, and how many things are to be decided in it. */
export const variantDifferences = numbers.extend({
  id: z.number().int(),
  version: z.number().int(),
  toDecide: z.number().int(),
});
export type VariantDifferences = z.infer<typeof variantDifferences>;

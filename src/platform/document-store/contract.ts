import { z } from 'zod';
import { TITLE_MAX } from '#documents/limits.ts';

/** A document's title: one line, no control characters. */
export const documentTitle = z
  .string()
  .trim()
  .min(1)
  .max(TITLE_MAX)
  // eslint-disable-next-line no-control-regex -- control characters are what is refused here
  .regex(/^[^\u0000-\u001f\u007f]*$/, 'must not contain control characters');

const savedMoment = z.iso.datetime();

/** A row of the dashboard's lists. */
export const documentSummary = z.object({
  id: z.number().int(),
  title: z.string(),
  templateId: z.string(),
  updatedAt: savedMoment,
});
export type DocumentSummary = z.infer<typeof documentSummary>;

/** What saving answers. A later save names `version`, so that it cannot overwrite another device's. */
export const saved = z.object({ id: z.number().int(), version: z.number().int(), updatedAt: savedMoment });
export type Saved = z.infer<typeof saved>;

/** A whole document with data of the given shape. */
export function wholeDocument<T extends z.ZodType>(data: T) {
  return documentSummary.extend({ version: z.number().int(), data });
}

export const version = z.number().int().min(1);

import { z } from 'zod';
import { daySchema, templateIdSchema } from '#documents/field-schemas.ts';
import { TITLE_MAX } from '#documents/limits.ts';

/** A document's title: one line, no control characters. */
export const documentTitle = z
  .string()
  .trim()
  .min(1)
  .max(TITLE_MAX)
  .regex(/^[^\u0000-\u001f\u007f]*$/, 'must not contain control characters');

/** As far as the database's integer goes. */
const version = z.number().int().min(1).max(2_147_483_647);
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

/** What the first save answers: the title too, which the server derives where none was given. */
export const created = saved.extend({ title: z.string() });
export type Created = z.infer<typeof created>;

/** A whole document with data of the given shape. */
export function wholeDocument<T extends z.ZodType>(data: T) {
  return documentSummary.extend({ version: z.number().int(), data });
}

/** A first save. */
export function createRequest<T extends z.ZodType>(data: T) {
  return z.object({ title: documentTitle.optional(), templateId: templateIdSchema, data });
}

export type CreateRequest = z.input<ReturnType<typeof createRequest<z.ZodUnknown>>>;

/** A first save that is sent again with its key, in whatever capitals, since its answer was lost, makes no second document. */
export const creationHeaders = z.object({ 'idempotency-key': z.uuid().toLowerCase().optional() });

/** A later save: whatever is named is changed; `version` makes the change conditional on it. */
export function updateRequest<T extends z.ZodType>(data: T) {
  return z.object({
    data: data.optional(),
    title: documentTitle.optional(),
    templateId: templateIdSchema.optional(),
    version: version.optional(),
  });
}

export type UpdateRequest = z.input<ReturnType<typeof updateRequest<z.ZodUnknown>>>;

/** The person's own day as `YYYY-MM-DD`, which a letter is dated by; resumes carry no date. */
export const dayQuery = z.object({ date: daySchema.optional() });

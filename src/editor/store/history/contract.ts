import { idParam } from '#platform/http/endpoint.ts';
import { VERSION_CAUSES } from '#platform/database/version-causes.ts';
import { z } from '@hono/zod-openapi';
import { oneLine } from '#platform/http/one-line.ts';
import { documentSummary, savedMoment, versionNumber } from '../contract.ts';

/** A version that was kept, as the list of them has it. */
export const keptVersion = z.object({
  version: z.number().int(),
  /** When this version was saved. */
  savedAt: savedMoment,
  /** What the person calls it; a version with a name is kept for ever. */
  name: z.string().nullable(),
  /** Why it was kept. */
  cause: z.enum(VERSION_CAUSES),
});
export type KeptVersion = z.infer<typeof keptVersion>;

/** A version with the document as it was, its data brought to the current shape. */
export function wholeVersion<T extends z.ZodType>(data: T) {
  return keptVersion.extend({ ...documentSummary.pick({ title: true, templateId: true }).shape, data });
}

/** An empty name takes the name away. */
export const naming = z.object({ name: oneLine(80) });

/** The version that the document has, as a save names it: a restore is refused where it has moved on. */
export const restoring = z.object({ version: versionNumber.optional() });

/** A document, and one of its versions. */
export const versionParams = idParam.extend({ version: idParam.shape.id });

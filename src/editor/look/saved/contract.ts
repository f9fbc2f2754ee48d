import { z } from '@hono/zod-openapi';
import { optionalSchemasOf } from '#documents/field-schemas.ts';
import { SAVED_LOOK } from '#documents/look/saved-look.ts';
import { oneLine } from '#platform/http/one-line.ts';
import { LOOK_NAME_MAX } from './look-limits.ts';

const name = oneLine(LOOK_NAME_MAX).min(1);

/** What of a design is wished otherwise; what is missing is left as each document has it. */
const look = z.object(optionalSchemasOf(SAVED_LOOK));

export const newLook = z.object({ name, look });
export type NewLook = z.infer<typeof newLook>;

export const changedLook = z
  .object({ name: name.optional(), look: look.optional() })
  .refine((change) => change.name !== undefined || change.look !== undefined, {
    error: 'needs a name or a look',
    path: ['name'],
  });
export type ChangedLook = z.infer<typeof changedLook>;

export const keptLook = z.object({
  id: z.number().int(),
  name: z.string(),
  /** By the names of the settings. */
  look: z.record(z.string(), z.string()),
});
export type KeptLook = z.infer<typeof keptLook>;

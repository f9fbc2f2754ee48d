import { z } from 'zod';
import { CLOSED_FROM, CLOSED_REASONS, STAGES } from '#documents/application/fields.ts';
import { savedMoment } from '#editor/store/contract.ts';

const referenceId = z.number().int().nullable();

/** An application as list, board and calendar show it: all but the long texts. Days are `YYYY-MM-DD`, empty where there is none. */
export const applicationRowSchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  updatedAt: savedMoment,
  title: z.string(),
  employer: z.string(),
  position: z.string(),
  location: z.string(),
  stage: z.enum(STAGES),
  /** ISO 8601 in UTC, empty where nobody knows. */
  stageChangedAt: z.string(),
  closedReason: z.enum(CLOSED_REASONS),
  /** The stage in which it was closed, empty where nobody knows. */
  closedFrom: z.enum(CLOSED_FROM),
  appliedOn: z.string(),
  nextStep: z.string(),
  nextStepOn: z.string(),
  deadline: z.string(),
  /** The first ones, where those of all applications of a list are very many together. */
  tags: z.array(z.string()),
  /** Null where there is none, or where it was deleted since. */
  resumeId: referenceId,
  letterId: referenceId,
  /** What the named resume follows. */
  resumeBaseId: referenceId,
  /** The day of the latest one that was marked as sent. */
  sentOn: z.string().nullable(),
  /** The resume of that one: its number, its title then, and what it follows where it is still there and does. */
  sentResume: z.object({ documentId: z.number().int(), title: z.string(), baseId: referenceId }).nullable(),
});
export type ApplicationRow = z.infer<typeof applicationRowSchema>;

import { z } from 'zod';

/** One place where the person is signed in. */
export const sessionSummary = z.object({
  id: z.number().int(),
  /** In plain words: "Chrome on Windows". */
  device: z.string(),
  startedAt: z.iso.datetime(),
  /** Up to an hour late: reads are not turned into writes. */
  lastSeenAt: z.iso.datetime(),
  /** Whether it is the session that asks. */
  current: z.boolean(),
});
export type SessionSummary = z.infer<typeof sessionSummary>;

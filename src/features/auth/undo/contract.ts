import { z } from 'zod';

/** What the link in the mail carries. */
export const undoRequest = z.object({
  token: z.string().regex(/^[\w-]{43}$/, 'must be the end of the link in our message'),
});

/** How the person signs in from now on. */
export const undoAnswer = z.object({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Whether one of the two could not be brought back, since another account signs in with it by now. */
  incomplete: z.boolean(),
});
export type UndoAnswer = z.infer<typeof undoAnswer>;

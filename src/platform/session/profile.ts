import { z } from 'zod';

/** The signed-in person, as `GET /api/user/profile` answers. */
export const profile = z.object({
  id: z.number().int(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  subscriptionStatus: z.enum(['active', 'inactive']),
  subscriptionExpiresAt: z.iso.datetime().nullable(),
});
export type Profile = z.infer<typeof profile>;

import { z } from 'zod';

/** What the browser may know of this installation: `GET /api/config`. */
export const publicConfig = z.object({
  environment: z.enum(['local', 'demo', 'production']),
  /** `sandbox`: the card form of the development fake, no money moves. */
  paymentMode: z.enum(['sandbox', 'stripe']),
  publishableKey: z.string().nullable(),
  /** Whether Stripe is used with its test keys. */
  testMode: z.boolean(),
  phoneSignIn: z.boolean(),
  /** Path of the page that shows mails and text messages kept on this machine; null where they are really sent. */
  inboxPath: z.string().nullable(),
  support: z.object({
    email: z.string(),
    phone: z.string().nullable(),
    chatUrl: z.string().nullable(),
    postalAddress: z.string().nullable(),
  }),
  sellerName: z.string(),
});
export type PublicConfig = z.infer<typeof publicConfig>;

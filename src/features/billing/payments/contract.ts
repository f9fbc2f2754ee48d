import { z } from 'zod';
import { PAYMENT_STATUSES } from '#platform/database/payment-statuses.ts';

/** A payment as the person sees it; checkouts that were never paid are none. */
export const paymentSummary = z.object({
  id: z.number().int(),
  /** Name of the plan: "30 Days". */
  plan: z.string(),
  amountCents: z.number().int(),
  currency: z.string(),
  /** Null while its money is looked into. */
  paidAt: z.iso.datetime().nullable(),
  status: z.enum(PAYMENT_STATUSES),
  statusText: z.string(),
  /** Until when the person can have it back; null where that is not, or no more, possible. */
  refundableUntil: z.iso.datetime().nullable(),
  /** How: by the button, or, after a refund within the last year, by a word to support. */
  refundBy: z.enum(['button', 'support']),
  /** Whether there is a receipt for it. */
  hasReceipt: z.boolean(),
  /** Whether real money moved. */
  livemode: z.boolean(),
});
export type PaymentSummary = z.infer<typeof paymentSummary>;

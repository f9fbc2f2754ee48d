import { z } from 'zod';
import { PAYMENT_STATUSES } from '#platform/database/payment-statuses.ts';
import { PLAN_IDS } from '#money/plans.ts';

export const createSubscriptionRequest = z.object({ planType: z.enum(PLAN_IDS) });
export const createSubscriptionAnswer = z.object({
  clientSecret: z.string(),
  /** Names the payment in `POST /api/payments/{id}/settle`. */
  paymentId: z.number().int(),
});
export type CreateSubscriptionAnswer = z.infer<typeof createSubscriptionAnswer>;

export const settleAnswer = z.object({ status: z.enum(PAYMENT_STATUSES) });

/** What the card form of the sandbox sends. No real card is ever accepted here. */
export const sandboxCardRequest = z.object({
  clientSecret: z
    .string()
    .max(300)
    .regex(/^[\w-]+$/, 'is not a client secret'),
  cardNumber: z.string().min(1).max(40),
  expiry: z.string().min(1).max(10),
  cvc: z.string().min(1).max(6),
  /** The person's answer to the bank's question; absent on the first try. */
  confirmation: z.enum(['approved', 'refused']).optional(),
});
export type SandboxCardRequest = z.infer<typeof sandboxCardRequest>;

/** `requires_action`: the bank asks the person to confirm; send again with `confirmation`. */
export const sandboxCardAnswer = z.object({ status: z.enum(['succeeded', 'requires_action']) });
export type SandboxCardAnswer = z.infer<typeof sandboxCardAnswer>;

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

import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '#platform/http/api-env.ts';
import { AppError } from '#platform/http/app-error.ts';

/** Largest event that is read, in bytes: those of a checkout, a refund and a dispute have under 20 KB. */
const EVENT_BYTES_MAX = 256 * 1024;
/** As Stripe writes it: `t=1492774577,v1=` and 64 signs of hex, and further schemes and secrets while one is replaced. */
const SIGNATURE = /^(?=.{1,1000}$)t=\d{1,12}(?:,\w{1,10}=[0-9a-f]{1,128}){0,10},v1=[0-9a-f]{64}(?:,|$)/;

export const invalidSignature = (cause?: unknown) =>
  new AppError('invalid_signature', 'The signature of this event is not valid.', { cause });

/** Refuses what cannot be signed before anything of it is read, and lets no more be read than an event has. */
export const refuseUnsigned = createMiddleware<ApiEnv>((context, next) => {
  if (!SIGNATURE.test(context.req.header('Stripe-Signature') ?? '')) throw invalidSignature();
  context.set('bodyMost', EVENT_BYTES_MAX);
  return next();
});

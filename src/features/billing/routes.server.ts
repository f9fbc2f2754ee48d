import { and, eq } from 'drizzle-orm';
import { payments } from '#platform/database/schema.ts';
import { createApi, endpoint, idParam, json, jsonBody } from '#platform/http/endpoint.ts';
import { AppError, notFound } from '#platform/http/app-error.ts';
import type { RequireUser } from '#platform/http/authentication.ts';
import { assertAllowed, hitAll, type Limiter } from '#platform/limits/limiter.server.ts';
import { findPlan } from '#money/plans.ts';
import { createSubscriptionAnswer, createSubscriptionRequest, settleAnswer } from './contract.ts';
import { settle } from './settle.server.ts';
import { startPayment, type StartPaymentParts } from './start-payment.server.ts';
import { invalidSignature, refuseUnsigned } from './signed-events.ts';
import { handleWebhook } from './webhook.server.ts';

export type BillingParts = StartPaymentParts & { limiter: Limiter; requireUser: RequireUser };

/** Checkouts a person may start: each may cost a call of the provider. */
const CHECKOUTS = { max: 30, windowSeconds: 3600, policy: 'checkouts' };
/** And within a day: each leaves a row. */
const CHECKOUTS_A_DAY = { max: 60, windowSeconds: 24 * 3600, policy: 'checkouts-day' };
/**
 * How often the provider is asked at a person's word how a payment stands: all people together may ask it a hundred
 * times a second, or nobody can pay. A screen that waits asks twelve times a minute.
 */
const SETTLINGS = { max: 60, windowSeconds: 60, policy: 'settlements' };

export function billingRoutes(parts: BillingParts) {
  const before = [parts.requireUser];
  const create = endpoint({
    method: 'post',
    path: '/api/create-subscription',
    summary: 'Open a checkout for a plan',
    before,
    request: jsonBody(createSubscriptionRequest),
    responses: { 200: json(createSubscriptionAnswer, 'The checkout') },
    errors: ['unauthenticated', 'rate_limited', 'payment_pending', 'payment_provider_failed'],
  });
  const settlePayment = endpoint({
    method: 'post',
    path: '/api/payments/{id}/settle',
    summary: 'Ask the provider how a payment stands, and give access where it was paid',
    before,
    request: { params: idParam },
    responses: { 200: json(settleAnswer, 'How the payment stands') },
    errors: ['unauthenticated', 'not_found', 'rate_limited', 'payment_provider_failed'],
  });
  const webhook = endpoint({
    method: 'post',
    path: '/api/webhooks/stripe',
    summary: "The payment provider's events",
    before: [refuseUnsigned],
    responses: { 204: { description: 'Taken' } },
    errors: ['invalid_signature', 'payment_provider_failed'],
  });

  return createApi()
    .openapi(create, async (context) => {
      const user = context.get('user');
      const refused = await hitAll(parts.limiter, [
        { key: `checkout:${user.id}`, limit: CHECKOUTS },
        { key: `checkout:day:${user.id}`, limit: CHECKOUTS_A_DAY },
      ]);
      if (refused) assertAllowed(refused.answer, 'Too many payments were started. Please try again later.');
      const plan = findPlan(context.req.valid('json').planType);
      if (!plan) throw new AppError('unknown_plan', 'There is no such plan.', { field: 'planType' });
      return context.json(await startPayment(parts, user, plan), 200);
    })
    .openapi(settlePayment, async (context) => {
      const { id } = context.req.valid('param');
      const mine = and(eq(payments.id, id), eq(payments.userId, context.get('user').id));
      const [payment] = await parts.db.select().from(payments).where(mine);
      if (!payment) throw notFound('payment');
      // Of others the provider is not asked.
      if (payment.status === 'open') {
        const counted = await parts.limiter.hit(`settle:${payment.userId}`, SETTLINGS);
        assertAllowed(counted, 'That was a lot at once. Your payment is looked after all the same.');
      }
      return context.json({ status: await settle(parts, payment, 'return') }, 200);
    })
    .openapi(webhook, async (context) => {
      const signature = context.req.header('Stripe-Signature') ?? '';
      await handleWebhook(parts, readEvent(parts, await context.req.text(), signature), 'webhook');
      return context.body(null, 204);
    });
}

function readEvent(parts: BillingParts, body: string, signature: string) {
  try {
    return parts.provider.readEvent(body, signature);
  } catch (cause) {
    if (cause instanceof TypeError)
      throw new AppError('invalid_request', 'This is no event that can be read.', { cause });
    throw invalidSignature(cause);
  }
}

import { and, desc, eq, inArray } from 'drizzle-orm';
import { z } from '@hono/zod-openapi';
import { receiptFileName } from '#documents/file-name.ts';
import type { Engine } from '#documents/render/engine.ts';
import { payments } from '#platform/database/schema.ts';
import {
  askedBy,
  countPrint,
  isRead,
  fileAnswer,
  unlessWithdrawn,
} from '#editor/store/printing-calls.server.ts';
import { createApi, endpoint, idParam, json } from '#platform/http/endpoint.ts';
import { notFound } from '#platform/http/app-error.ts';
import type { RequireUser } from '#platform/http/authentication.ts';
import { assertAllowed, type Limiter } from '#platform/limits/limiter.server.ts';
import { logSecurity } from '#platform/log/security-log.ts';
import { findPlan } from '#money/plans.ts';
import type { PaymentStatus } from '#platform/database/payment-statuses.ts';
import { earlierRefund } from '../refunds/refund-marks.server.ts';
import { requestRefund, type RefundParts, refundableUntil } from '../refunds/request-refund.server.ts';
import { paymentSummary, type PaymentSummary } from '../contract.ts';
import { receiptJob, type ReceiptSeller } from './receipt.ts';
import type { PaymentRow } from '../payments.server.ts';

export type PaymentParts = RefundParts & {
  limiter: Limiter;
  engine: Engine;
  seller: ReceiptSeller;
  requireUser: RequireUser;
};

/** Refunds a person may ask for: each may cost calls of the provider. */
const REFUNDS = { max: 60, windowSeconds: 3600, policy: 'refunds' };

/** The person's payments, and their money back. */
export function paymentRoutes(parts: PaymentParts) {
  const before = [parts.requireUser];
  const list = endpoint({
    method: 'get',
    path: '/api/account/payments',
    summary: "The person's payments, the last one first",
    before,
    responses: { 200: json(z.array(paymentSummary), 'Without checkouts that were never paid') },
    errors: ['unauthenticated'],
  });
  const refund = endpoint({
    method: 'post',
    path: '/api/account/payments/{id}/refund',
    summary: 'Give a payment back, within 7 days and once a year; answers once the provider has',
    before,
    request: { params: idParam },
    responses: { 200: json(paymentSummary, 'Given back, or on its way') },
    errors: [
      'unauthenticated',
      'not_found',
      'not_refundable',
      'refund_by_support',
      'refund_refused',
      'rate_limited',
    ],
  });

  const receipt = endpoint({
    method: 'get',
    path: '/api/account/payments/{id}/receipt',
    summary: 'The receipt of a payment that has arrived, as a PDF',
    before,
    request: { params: idParam },
    responses: { 200: { description: 'The PDF', content: { 'application/pdf': { schema: z.string() } } } },
    errors: ['unauthenticated', 'not_found', 'rate_limited', 'engine_busy', 'cannot_be_set'],
  });

  const find = async (userId: number, id: number) => {
    const mine = and(eq(payments.id, id), eq(payments.userId, userId));
    const [payment] = await parts.db.select().from(payments).where(mine);
    if (!payment) throw notFound('payment');
    return payment;
  };

  return createApi()
    .openapi(list, async (context) => {
      const user = context.get('user');
      const mine = and(eq(payments.userId, user.id), inArray(payments.status, SHOWN_STATUSES));
      const rows = await parts.db.select().from(payments).where(mine).orderBy(desc(payments.id));
      const now = parts.clock.now();
      const isUsed = (await earlierRefund(parts.db, parts, { asker: user, now })) !== undefined;
      return context.json(
        rows.map((row) => presentPayment(row, now, isUsed)),
        200,
      );
    })
    .openapi(refund, async (context) => {
      const user = context.get('user');
      const payment = await find(user.id, context.req.valid('param').id);
      const counted = await parts.limiter.hit(`refund:${user.id}`, REFUNDS);
      assertAllowed(counted, 'That was a lot at once. Please try again later.');
      const status = await requestRefund(parts, payment, 'person');
      const about = { userId: user.id, paymentId: payment.id, status };
      logSecurity(parts.log, { event: 'refund_asked', ...about }, context.get('caller'));
      // Given back, so that how it could be is no question any more.
      return context.json(presentPayment({ ...payment, status }, parts.clock.now(), true), 200);
    })
    .openapi(receipt, async (context) => {
      const user = context.get('user');
      const { paidAt, ...payment } = await find(user.id, context.req.valid('param').id);
      if (paidAt === null) throw notFound('receipt');
      const asked = askedBy(context, 'download');
      await parts.engine.assertRoom(asked);
      await countPrint(parts.limiter, 'download', user.id);
      const job = receiptJob({ ...payment, paidAt }, user.email ?? user.phone ?? '', parts.seller);
      isRead(context);
      const { bytes } = await unlessWithdrawn(asked, parts.engine.pdf(job, asked));
      return fileAnswer(context, { bytes, ending: 'pdf' }, receiptFileName(parts.seller.name, payment.id));
    });
}

/** The payments that a person hears of, each with its state in words. */
const IN_WORDS: Partial<Record<PaymentStatus, string>> = {
  paid: 'Paid',
  refund_pending: 'Refund on its way',
  refunded: 'Refunded',
  disputed: 'Disputed with your bank',
  review: 'Being checked by our support',
};

// What IN_WORDS has for keys are statuses.
const SHOWN_STATUSES = Object.keys(IN_WORDS) as PaymentStatus[];

/**
 * The only way from a payment's row to what the browser sees of it.
 * @param buttonIsUsed whether the person has had another payment given back by the button within the year
 */
function presentPayment(payment: PaymentRow, now: Date, buttonIsUsed: boolean): PaymentSummary {
  const until = refundableUntil(payment);
  return {
    id: payment.id,
    plan: findPlan(payment.planId)?.name ?? payment.planId,
    amountCents: payment.amountCents,
    currency: payment.currency,
    paidAt: payment.paidAt?.toISOString() ?? null,
    status: payment.status,
    statusText: IN_WORDS[payment.status] ?? payment.status,
    refundableUntil: until !== null && until >= now ? until.toISOString() : null,
    refundBy: buttonIsUsed ? 'support' : 'button',
    hasReceipt: payment.paidAt !== null,
    livemode: payment.livemode,
  };
}

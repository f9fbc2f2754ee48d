import { findPlan } from '#money/plans.ts';
import { refundableUntil } from '../money-back/refundable-until.ts';
import type { PaymentRow } from '../payments.server.ts';
import type { PaymentStatus } from '#platform/database/payment-statuses.ts';
import type { PaymentSummary } from './contract.ts';

/** The payments that a person hears of, each with its state in words. */
const IN_WORDS: Partial<Record<PaymentStatus, string>> = {
  paid: 'Paid',
  refund_pending: 'Refund on its way',
  refunded: 'Refunded',
  disputed: 'Disputed with your bank',
  review: 'Being checked by our support',
};

// What IN_WORDS has for keys are statuses.
export const SHOWN_STATUSES = Object.keys(IN_WORDS) as PaymentStatus[];

/**
 * The only way from a payment's row to what the browser sees of it.
 * @param buttonIsUsed whether the person has had another payment given back by the button within the year
 */
export function presentPayment(payment: PaymentRow, now: Date, buttonIsUsed: boolean): PaymentSummary {
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

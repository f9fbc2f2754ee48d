import { REFUND_DAYS } from '#money/plans.ts';
import type { PaymentStatus } from '#platform/database/payment-statuses.ts';

const DAY_MS = 24 * 3600_000;

/** The last moment at which a payment can be given back at the person's word; null where it cannot be at all. */
export function refundableUntil(payment: { status: PaymentStatus; paidAt: Date | null }): Date | null {
  if (payment.status !== 'paid' || payment.paidAt === null) return null;
  return new Date(payment.paidAt.getTime() + REFUND_DAYS * DAY_MS);
}

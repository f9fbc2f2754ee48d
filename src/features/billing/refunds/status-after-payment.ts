import type { PaymentStatus } from '#platform/database/payment-statuses.ts';
import type { RefundState } from '../provider.ts';

/** States of a payment whose money has arrived once; only these can change by refunds and disputes. */
export const ARRIVED: readonly PaymentStatus[] = ['paid', 'review', 'refund_pending', 'refunded', 'disputed'];

/** The part of a payment that decides. */
type Arrived = { status: PaymentStatus; amountCents: number; paidAt: Date | null };

/** How a payment stands while its money is with us: what came on other terms than agreed was never taken as paid. */
export function statusWithMoney({ paidAt }: Pick<Arrived, 'paidAt'>): 'paid' | 'review' {
  return paidAt === null ? 'review' : 'paid';
}

/**
 * What refunds and disputes make of a payment. Whoever gave the money back, we by the button or our support at the
 * provider's own desk: once all of it is back, the payment is refunded. A refund that came back from the bank leaves it
 * as it was with the money, and so does a dispute that was won.
 * @param key names the refund that we asked for last
 */
export function statusAfterPayment(payment: Arrived, key: string, state: RefundState): PaymentStatus {
  const own = ownRefund(key, state)?.status;
  // Ours is always of everything, even where that is another sum than the agreed one.
  if (own === 'succeeded' || centsReturned(state) >= payment.amountCents) return 'refunded';
  if (state.disputed) return 'disputed';
  if (payment.status !== 'refund_pending') return statusWithMoney(payment);
  return own === 'failed' ? statusWithMoney(payment) : 'refund_pending';
}

/** What has gone back, in cents. */
export function centsReturned({ refunds }: RefundState): number {
  return refunds
    .filter(({ status }) => status === 'succeeded')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** Whether the provider has not heard of the refund yet: asking got lost, or we crashed before. */
export function isStillToAsk(payment: Arrived, key: string, state: RefundState): boolean {
  return (
    payment.status === 'refund_pending' &&
    statusAfterPayment(payment, key, state) === 'refund_pending' &&
    ownRefund(key, state) === undefined
  );
}

function ownRefund(key: string, { refunds }: RefundState) {
  return refunds.find((refund) => refund.key === key);
}

import type { PaymentStatus } from '../contract.ts';
import type { RefundState } from '../provider.ts';

/** States of a payment whose money has arrived once; only these can change by refunds and disputes. */
export const ARRIVED: readonly PaymentStatus[] = ['paid', 'refund_pending', 'refunded', 'disputed'];

/** The part of a payment that decides. */
type Arrived = { status: PaymentStatus; amountCents: number };

/**
 * What refunds and disputes make of a payment. Whoever gave the money back, we by the button or our support at the
 * provider's own desk: once all of it is back, the payment is refunded. A refund that came back from the bank leaves it
 * paid, and so does a dispute that was won.
 * @param key names the refund that we asked for last
 */
export function statusAfterPayment(payment: Arrived, key: string, state: RefundState): PaymentStatus {
  const returned = state.refunds
    .filter(({ status }) => status === 'succeeded')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (returned >= payment.amountCents) return 'refunded';
  if (state.disputed) return 'disputed';
  if (payment.status !== 'refund_pending') return 'paid';
  return ownRefund(key, state)?.status === 'failed' ? 'paid' : 'refund_pending';
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

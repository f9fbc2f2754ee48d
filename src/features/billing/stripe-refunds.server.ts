import Stripe from 'stripe';
import { RefundRefusedError, type PaymentProvider, type Refund, type RefundState } from './provider.ts';

/** Name under which a refund carries our key. */
const KEY = 'foothold_key';
/** A dispute that was lost, or that is open; mere inquiries (`warning_*`) take no money. */
const MONEY_HELD: ReadonlySet<string> = new Set(['needs_response', 'under_review', 'lost']);

/** Money that goes back: because we ask for it, or because a bank does. */
export function stripeRefunds(stripe: Stripe): Pick<PaymentProvider, 'refund' | 'refundState'> {
  return {
    async refund(paymentIntentRef, key) {
      await stripe.refunds
        .create(
          { payment_intent: paymentIntentRef, reason: 'requested_by_customer', metadata: { [KEY]: key } },
          { idempotencyKey: key },
        )
        .catch((error: unknown) => {
          throw isRefusal(error) ? new RefundRefusedError(error) : error;
        });
    },

    async refundState(paymentIntentRef): Promise<RefundState> {
      const about = { payment_intent: paymentIntentRef, limit: 100 };
      const [refunds, disputes] = await Promise.all([
        stripe.refunds.list(about),
        stripe.disputes.list(about),
      ]);
      return {
        refunds: refunds.data.map(({ metadata, status, amount }) => ({
          key: metadata?.[KEY] ?? null,
          status: refundStatusOf(status),
          amountCents: amount,
        })),
        disputed: disputes.data.some(({ status }) => MONEY_HELD.has(status)),
      };
    },
  };
}

/** A definite no to a refund. A wrong key of ours (401, 403) is no answer about it, nor is a failure of theirs. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  return [400, 402, 404].includes(error.statusCode ?? 0);
}

function refundStatusOf(status: string | null): Refund['status'] {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

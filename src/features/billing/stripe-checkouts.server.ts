import Stripe from 'stripe';
import { CheckoutRefusedError, type Checkout, type CheckoutState, type PaymentProvider } from './provider.ts';

type Checkouts = Pick<PaymentProvider, 'createCheckout' | 'checkoutState' | 'expireCheckout'>;

/** Stripe Checkout Sessions for elements on our own page. */
export function stripeCheckouts(stripe: Stripe): Checkouts {
  return {
    async createCheckout(purchase): Promise<Checkout> {
      const session = await stripe.checkout.sessions
        .create(
          {
            ui_mode: 'elements',
            mode: 'payment',
            // Cards alone: methods that pay days later would leave a finished checkout without money.
            allowed_payment_method_types: ['card'],
            client_reference_id: String(purchase.paymentId),
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: purchase.currency,
                  unit_amount: purchase.amountCents,
                  product_data: { name: purchase.name },
                },
              },
            ],
            return_url: purchase.returnUrl,
            ...(purchase.email === null ? {} : { customer_email: purchase.email }),
          },
          { idempotencyKey: purchase.idempotencyKey },
        )
        .catch((error: unknown) => {
          throw isDefinite(error) ? new CheckoutRefusedError(error) : error;
        });
      if (!session.client_secret) throw new Error('the payment provider gave no client secret');
      return { sessionRef: session.id, clientSecret: session.client_secret };
    },

    async checkoutState(sessionRef): Promise<CheckoutState> {
      const session = await stripe.checkout.sessions.retrieve(sessionRef);
      return {
        status: statusOf(session.status),
        paid: session.payment_status === 'paid',
        amountCents: session.amount_total,
        currency: session.currency,
        livemode: session.livemode,
        paymentId: session.client_reference_id,
        paymentIntentRef: refOf(session.payment_intent),
      };
    },

    async expireCheckout(sessionRef) {
      await stripe.checkout.sessions.expire(sessionRef);
    },
  };
}

/**
 * Stripe keeps the answer to an idempotency key, failures included, for a day. Only where it was too busy (429) or at
 * work on the same key (409) can the same call still succeed; without an answer nobody knows.
 */
function isDefinite(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError) || error.statusCode === undefined) return false;
  return error.statusCode !== 409 && error.statusCode !== 429;
}

function statusOf(status: string | null): CheckoutState['status'] {
  return status === 'complete' || status === 'expired' ? status : 'open';
}

function refOf(expandable: string | { id: string } | null): string | null {
  return typeof expandable === 'string' ? expandable : (expandable?.id ?? null);
}

import Stripe from 'stripe';
import type { Checkout, CheckoutState, PaymentProvider } from './provider.ts';

/** Longest wait for the provider, in ms, and tries after a network failure: a person is watching. */
const TIMEOUT_MS = 15_000;
const RETRIES = 2;

export type StripeAccount = {
  secretKey: string;
  webhookSecret: string;
  /** Another address than Stripe's own: the sandbox. */
  apiBase: string | undefined;
};

/** Stripe Checkout Sessions for elements on our own page; the sandbox is reached the same way. */
export function stripeProvider(account: StripeAccount): PaymentProvider {
  const stripe = new Stripe(account.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(account.apiBase ? at(new URL(account.apiBase)) : {}),
  });
  return {
    async createCheckout(purchase): Promise<Checkout> {
      const session = await stripe.checkout.sessions.create(
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
      );
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

    readEvent(body, signature) {
      const event = stripe.webhooks.constructEvent(body, signature, account.webhookSecret);
      const about = event.type.startsWith('checkout.session.') ? event.data.object : undefined;
      return {
        id: event.id,
        type: event.type,
        sessionRef: about && 'id' in about ? (about.id ?? null) : null,
      };
    },
  };
}

function at(base: URL) {
  const protocol = base.protocol === 'http:' ? ('http' as const) : ('https' as const);
  return { host: base.hostname, port: Number(base.port) || (protocol === 'http' ? 80 : 443), protocol };
}

function statusOf(status: string | null): CheckoutState['status'] {
  return status === 'complete' || status === 'expired' ? status : 'open';
}

function refOf(expandable: string | { id: string } | null): string | null {
  return typeof expandable === 'string' ? expandable : (expandable?.id ?? null);
}

import Stripe from 'stripe';
import {
  CheckoutRefusedError,
  RefundRefusedError,
  type Checkout,
  type CheckoutState,
  type PaymentProvider,
  type ProviderEvent,
  type Refund,
  type RefundState,
} from './provider.ts';

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
    ...checkouts(stripe),
    ...refunds(stripe),
    ...events(stripe, account.webhookSecret),
  };
}

function at(base: URL) {
  const protocol = base.protocol === 'http:' ? ('http' as const) : ('https' as const);
  return { host: base.hostname, port: Number(base.port) || (protocol === 'http' ? 80 : 443), protocol };
}

type Checkouts = Pick<PaymentProvider, 'createCheckout' | 'checkoutState' | 'expireCheckout'>;

function checkouts(stripe: Stripe): Checkouts {
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

/** Name under which a refund carries our key. */
const KEY = 'foothold_key';
/** A dispute that was lost, or that is open; mere inquiries (`warning_*`) take no money. */
const MONEY_HELD: ReadonlySet<string> = new Set(['needs_response', 'under_review', 'lost']);

/** Money that goes back: because we ask for it, or because a bank does. */
function refunds(stripe: Stripe): Pick<PaymentProvider, 'refund' | 'refundState'> {
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

/** Everything that can happen to money after it has arrived. */
const MONEY_BACK_EVENTS = [
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const;
const ABOUT_MONEY_BACK: ReadonlySet<string> = new Set(MONEY_BACK_EVENTS);

/** What Stripe tells by itself: in its webhook, and in the list where one that never came is found. */
function events(stripe: Stripe, webhookSecret: string): Pick<PaymentProvider, 'refundEvents' | 'readEvent'> {
  return {
    async refundEvents(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      const listed = stripe.events.list({ types: [...MONEY_BACK_EVENTS], created, limit: 100 });
      const events: ProviderEvent[] = [];
      for await (const event of listed) events.push(presentEvent(event));
      return events.reverse();
    },

    readEvent: (body, signature) =>
      presentEvent(stripe.webhooks.constructEvent(body, signature, webhookSecret)),
  };
}

/** @throws TypeError where it is no event, whoever signed it */
function presentEvent({ id, type, data }: Stripe.Event): ProviderEvent {
  const about: object = data.object;
  const paymentIntent = ABOUT_MONEY_BACK.has(type) ? paymentIntentOf(about) : null;
  const isCheckout = type.startsWith('checkout.session.');
  return {
    id: named(id),
    type: named(type),
    sessionRef: isCheckout && 'id' in about ? named(about.id) : null,
    // A charge that was refunded, a refund and a dispute all name their payment intent.
    paymentIntentRef: paymentIntent === null ? null : named(paymentIntent),
  };
}

/** Something that can be looked up and written down: Stripe's names are short, and of these characters. */
function named(value: unknown): string {
  if (typeof value === 'string' && /^[\w.:-]{1,255}$/.test(value)) return value;
  throw new TypeError('an event names something that is no name');
}

function paymentIntentOf(about: object): string | null {
  return 'payment_intent' in about && typeof about.payment_intent === 'string' ? about.payment_intent : null;
}

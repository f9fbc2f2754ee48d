import type Stripe from 'stripe';
import type { PaymentProvider, ProviderEvent } from './provider.ts';

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
export function stripeEvents(
  stripe: Stripe,
  webhookSecret: string,
): Pick<PaymentProvider, 'refundEvents' | 'readEvent'> {
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

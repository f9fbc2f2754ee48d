import Stripe from 'stripe';
import type { PaymentProvider } from './provider.ts';
import { stripeCheckouts } from './stripe-checkouts.server.ts';
import { stripeEvents } from './stripe-events.server.ts';
import { stripeRefunds } from './stripe-refunds.server.ts';

/** Longest wait for the provider, in ms, and tries after a network failure: a person is watching. */
const TIMEOUT_MS = 15_000;
const RETRIES = 2;

export type StripeAccount = {
  secretKey: string;
  webhookSecret: string;
  /** Another address than Stripe's own: the sandbox. */
  apiBase: string | undefined;
};

/** Stripe takes the payments; the sandbox is reached the same way. */
export function stripeProvider(account: StripeAccount): PaymentProvider {
  const stripe = new Stripe(account.secretKey, stripeOptions(account));
  return {
    ...stripeCheckouts(stripe),
    ...stripeRefunds(stripe),
    ...stripeEvents(stripe, account.webhookSecret),
  };
}

/** How Stripe is reached. */
export function stripeOptions({ apiBase }: StripeAccount) {
  return {
    ...{ timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false },
    ...(apiBase ? at(new URL(apiBase)) : {}),
  };
}

function at(base: URL) {
  const protocol = base.protocol === 'http:' ? ('http' as const) : ('https' as const);
  return { host: base.hostname, port: Number(base.port) || (protocol === 'http' ? 80 : 443), protocol };
}

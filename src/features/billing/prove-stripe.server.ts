import Stripe from 'stripe';
import { stripeOptions, type StripeAccount } from './stripe-provider.server.ts';

/**
 * Asks Stripe something that the product asks every five minutes, by its key; nothing is made there.
 * @throws what Stripe's library throws: a StripeAuthenticationError where the key is none
 */
export async function askStripe(account: StripeAccount, withinMs: number): Promise<void> {
  const stripe = new Stripe(account.secretKey, {
    ...stripeOptions(account),
    ...{ timeout: withinMs, maxNetworkRetries: 0 },
  });
  await stripe.events.list({ limit: 1 });
}

/** Whether Stripe has said that the key is none: it was mistyped, rolled or revoked. */
export function isKeyRefused(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeAuthenticationError;
}

import Stripe from 'stripe';
import type { Random } from '#tests/support/seeded-random.ts';
import { damaged, hostileText, spoiled, withHostileTexts, wrongAsAWhole, written } from './hostile-values.ts';

/** Kinds of events that the product does something about, and one that it does not. */
const TYPES: [string, ...string[]] = [
  'checkout.session.completed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.created',
  'refund.failed',
  'charge.dispute.created',
  'customer.created',
];

/** An event about a checkout of ours, as the provider would send it. */
export function eventAbout(sessionRef: string, type: string, id: string): object {
  const object = { id: sessionRef, object: 'checkout.session', payment_intent: `pi_${sessionRef}` };
  return { id, object: 'event', api_version: '2026-01-01', type, livemode: false, data: { object } };
}

/** The body of an event that nobody with good intentions would sign. */
export function hostileEvent(sessionRef: string, random: Random): string {
  const valid = eventAbout(sessionRef, random.pick(TYPES), `evt_${random.whole(1e9)}`);
  const kind = random.next();
  if (kind < 0.1) return wrongAsAWhole(random).toString('utf8');
  if (kind < 0.2) return damaged(written(spoiled(valid, random)), random).toString('utf8');
  if (kind < 0.25) return hostileText(random);
  return written(kind < 0.5 ? withHostileTexts(valid, random) : spoiled(valid, random));
}

export function signatureOf(payload: string, secret: string): string {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret });
}

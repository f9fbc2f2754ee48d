import type { PaymentStatus } from '#platform/database/payment-statuses.ts';

/** How a subscription stands, as the profile tells it. */
export type Subscription = {
  subscriptionStatus: 'active' | 'inactive';
  /** ISO 8601 in UTC, or null where access has no end. */
  subscriptionExpiresAt: string | null;
};

/** Access runs up to and including its end. */
const runs = (end: Date, now: Date) => end >= now;

/** Whether the paid functions are open at `now`, by what a screen knows: status active, and no end or one not yet past. */
export function hasActiveSubscription(subscription: Subscription, now: Date): boolean {
  if (subscription.subscriptionStatus !== 'active') return false;
  const end = subscription.subscriptionExpiresAt;
  return end === null || runs(new Date(end), now);
}

/** The same by the person's row, which is what decides; without an end there, nothing was ever paid. */
export function hasAccess(person: { accessUntil: Date | null }, now: Date): boolean {
  return person.accessUntil !== null && runs(person.accessUntil, now);
}

/**
 * Whether what was frozen under a payment is handed out: also after access has ended by itself, but not where the money
 * went back, until there is access again.
 * @param frozenUnder how that payment stands; null where none was made for it
 */
export function mayReadFrozen(
  person: { accessUntil: Date | null },
  frozenUnder: PaymentStatus | null,
  now: Date,
): boolean {
  return hasAccess(person, now) || !(frozenUnder === 'refunded' || frozenUnder === 'disputed');
}

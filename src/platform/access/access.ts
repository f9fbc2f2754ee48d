/** How a subscription stands, as the profile tells it. */
export type Subscription = {
  subscriptionStatus: 'active' | 'inactive';
  /** ISO 8601 in UTC, or null where access has no end. */
  subscriptionExpiresAt: string | null;
};

/** Whether the paid functions are open at `now`: status active, and no end or an end not yet past. */
export function hasActiveSubscription(subscription: Subscription, now: Date): boolean {
  if (subscription.subscriptionStatus !== 'active') return false;
  const end = subscription.subscriptionExpiresAt;
  return end === null || new Date(end) >= now;
}

/** The same rule on the server's side: access runs up to and including its end. */
export function hasAccess(person: { accessUntil: Date | null }, now: Date): boolean {
  return person.accessUntil !== null && person.accessUntil >= now;
}

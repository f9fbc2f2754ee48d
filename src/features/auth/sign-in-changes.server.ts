import { assertAllowed, type Limiter } from '#platform/limits/limiter.server.ts';
import type { Limit } from '#platform/limits/limit.ts';

/**
 * How often a person may change what they sign in with: a contact, a passkey. Each change is told by a message with a way
 * back, so that without a bound one account could send as many as it likes.
 */
export const SIGN_IN_CHANGES: Limit = { max: 10, windowSeconds: 24 * 3600 };

/** Counts a change that happens, and none that is refused or changes nothing. @throws AppError `rate_limited` */
export async function countedChange<Outcome>(
  limiter: Limiter,
  userId: number,
  change: () => Promise<Outcome>,
  isChange: (outcome: Outcome) => boolean = () => true,
): Promise<Outcome> {
  const key = `sign-in-changes:${userId}`;
  const hit = await limiter.hit(key, SIGN_IN_CHANGES);
  assertAllowed(hit, 'You changed how you sign in many times today. Please try again tomorrow.');
  let happened = false;
  try {
    const outcome = await change();
    happened = isChange(outcome);
    return outcome;
  } finally {
    if (!happened) await limiter.giveBack(key);
  }
}

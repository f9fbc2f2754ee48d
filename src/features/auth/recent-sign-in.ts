import { latestDate } from '#platform/clock/wrong-clock.ts';
import type { CurrentSession } from '#platform/http/api-env.ts';
import { AppError } from '#platform/http/app-error.ts';
import { RECENT_SIGN_IN_MINUTES } from '#platform/session/sign-in-limits.ts';

/**
 * What changes how somebody signs in needs a session that was started a moment ago: a device left open is not enough
 * to take an account over, nor is a session that was started while a clock was ahead. Signing in again, with a code to a
 * contact that is there or a passkey, is the way to one.
 * @throws AppError `confirmation_required`
 */
export function assertRecentSignIn({ startedAt }: CurrentSession, now: Date): void {
  const isRecent = now.getTime() - startedAt.getTime() <= RECENT_SIGN_IN_MINUTES * 60_000;
  if (isRecent && startedAt <= latestDate(now)) return;
  throw new AppError('confirmation_required', 'Please confirm first that it is you.');
}

import { hasAccess } from '#money/access.ts';
import type { SignedInUser } from '#platform/http/api-env.ts';
import type { Profile } from '#platform/session/profile.ts';

/** The only way from a person's row to what the browser sees of it. */
export function presentProfile(user: SignedInUser, now: Date): Profile {
  return {
    id: user.id,
    email: user.email,
    phone: user.phone,
    subscriptionStatus: hasAccess(user, now) ? 'active' : 'inactive',
    subscriptionExpiresAt: user.accessUntil?.toISOString() ?? null,
  };
}

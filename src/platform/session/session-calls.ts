import { aNumber, aText, fields, nothing, oneOf, orNull, type Shape } from '#platform/http/answer-shapes.ts';
import { apiCall } from '#platform/http/api-call.ts';
import type { Profile } from './profile.ts';

/** The signed-in person, as several calls answer them and this device keeps them. */
export const aProfile: Shape<Profile> = fields({
  id: aNumber,
  email: orNull(aText),
  phone: orNull(aText),
  subscriptionStatus: oneOf(['active', 'inactive']),
  subscriptionExpiresAt: orNull(aText),
});

export const readProfile = apiCall<Profile>('GET', '/api/user/profile', aProfile);

/** Ends the session that asks. */
export const endSession = apiCall<void>('POST', '/api/auth/logout', nothing);

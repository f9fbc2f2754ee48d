import type { Profile } from '#platform/session/profile.ts';

/** How the person who signed in is reached. */
export type KnownContact = { email: string; phone: string };

/** What an account knows of that; nobody's knows nothing. */
export function contactOf(user: Pick<Profile, 'email' | 'phone'> | null): KnownContact {
  return { email: user?.email ?? '', phone: user?.phone ?? '' };
}

/** The document with what the account knows where it says nothing itself; the very same where that changes nothing. */
export function withContact<Data extends { personalInfo: KnownContact }>(
  data: Data,
  known: KnownContact,
): Data {
  const { email, phone } = data.personalInfo;
  const filled = { email: email || known.email, phone: phone || known.phone };
  const isSame = filled.email === email && filled.phone === phone;
  return isSame ? data : { ...data, personalInfo: { ...data.personalInfo, ...filled } };
}

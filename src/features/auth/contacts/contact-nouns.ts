import type { Channel } from '../sign-in/sent-code.ts';

/** What the two kinds of contacts are called inside a sentence. */
export const CONTACT_NOUNS: Record<Channel, string> = { email: 'email address', phone: 'phone number' };

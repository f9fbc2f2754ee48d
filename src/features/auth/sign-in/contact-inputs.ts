import type { Channel } from './sent-code.ts';

/** What the two kinds of contacts are called inside a sentence. */
export const CONTACT_NOUNS: Record<Channel, string> = { email: 'email address', phone: 'phone number' };

/** What is typed is nobody's words, and is sent at once. */
const BOTH = { autoCorrect: 'off', spellCheck: false, enterKeyHint: 'send' } as const;

/** What the fields for the two kinds of contacts have for attributes. */
export const CONTACT_INPUTS = {
  email: {
    ...BOTH,
    label: 'Email address',
    type: 'email',
    name: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    placeholder: 'you@example.com',
    hint: undefined,
  },
  phone: {
    ...BOTH,
    label: 'Phone number',
    type: 'tel',
    name: 'phone',
    autoComplete: 'tel',
    inputMode: 'tel',
    placeholder: '+1 202 555 0123',
    hint: 'With its country code.',
  },
} as const;

/** What is plainly wrong with a contact, before the server looks closer; undefined where it may be sent. */
export function contactProblem(channel: Channel, typed: string): string | undefined {
  const contact = typed.trim();
  if (channel === 'email') {
    return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(contact) ? undefined : 'Please enter a valid email address.';
  }
  const digits = contact.replace(/\D/g, '').length;
  return digits >= 6 && digits <= 17 && !/[a-z@]/i.test(contact)
    ? undefined
    : 'Please enter your phone number with its country code, such as +1 202 555 0123.';
}

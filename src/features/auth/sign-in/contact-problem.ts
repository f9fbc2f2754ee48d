import type { Channel } from './sent-code.ts';

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

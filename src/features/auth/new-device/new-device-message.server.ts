import type { Clock } from '#platform/clock/clock.ts';
import type { SignedInUser } from '#platform/http/api-env.ts';
import type { Limiter } from '#platform/limits/limiter.server.ts';
import type { Limit } from '#platform/limits/limit.ts';
import type { OutgoingMessage } from '#platform/mail/message.ts';
import { deviceName } from '../sessions/device-name.ts';

/** A browser that keeps nothing is new each time: after some mails a day its owner knows. */
const MAILS_A_DAY: Limit = { max: 3, windowSeconds: 24 * 3600 };

export type NewDeviceParts = {
  clock: Clock;
  limiter: Limiter;
  product: { name: string; publicUrl: string };
};

export type SignIn = { user: SignedInUser; account: 'new' | 'known'; device: 'new' | 'known' };

/** The mail about a sign-in on a new device; none for a new account, without an address, or after some of a day. */
export async function messageOfSignIn(
  { clock, limiter, product }: NewDeviceParts,
  { user, account, device }: SignIn,
  userAgent: string,
): Promise<OutgoingMessage | undefined> {
  if (account === 'new' || device === 'known' || user.email === null) return undefined;
  const { allowed } = await limiter.hit(`new-device:${user.id}`, MAILS_A_DAY);
  return allowed ? newDeviceMessage(user.email, { at: clock.now(), userAgent }, product) : undefined;
}

type Product = { name: string; publicUrl: string };

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/**
 * Tells a person that somebody signed in where nobody had before. Of what the browser says of itself only the words that
 * we have for it are repeated.
 */
export function newDeviceMessage(
  recipient: string,
  signIn: { at: Date; userAgent: string },
  product: Product,
): OutgoingMessage {
  const text = [
    `Somebody signed in to your ${product.name} account on a device where you had not signed in before.`,
    '',
    `When: ${when.format(signIn.at)} (UTC)`,
    `Device: ${deviceName(signIn.userAgent)}`,
    '',
    'If it was you, there is nothing to do.',
    '',
    'If it was not you, sign that device out on your account page:',
    `${product.publicUrl}/account`,
    '',
    'Then look at who else can read your messages: whoever signed in had a code that we sent to you.',
    '',
    `${product.name} · ${product.publicUrl}`,
  ].join('\n');
  const subject = `New sign-in to your ${product.name} account`;
  return { channel: 'email', recipient, subject, text, html: null };
}

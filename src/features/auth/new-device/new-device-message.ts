import type { Message } from '#platform/mail/message.ts';
import { deviceName } from '../sessions/device-name.ts';

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
): Message {
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

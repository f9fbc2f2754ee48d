import type { Message } from '#platform/mail/message.ts';
import type { Contact } from '../contact.ts';

export type ContactChange = { of: Contact['channel']; how: 'changed' | 'added' | 'removed' };

type Product = { name: string; publicUrl: string; supportEmail: string };

/** Tells a contact that the person had before of a change in how they sign in, in case it was not them. */
export function contactNotice(to: Contact, { of, how }: ContactChange, product: Product): Message {
  const what = of === 'email' ? 'email address' : 'phone number';
  const happened = {
    changed: `The ${what} of your ${product.name} account was changed. This one no longer signs you in.`,
    added: `A new ${what} was added to your ${product.name} account. It can be used to sign in.`,
    removed: `This ${what} was removed from your ${product.name} account. It no longer signs you in.`,
  }[how];
  const otherwise = `If it was not you, write to ${product.supportEmail} at once.`;
  if (to.channel === 'sms') {
    const text = `${happened} ${otherwise}`;
    return { channel: 'sms', recipient: to.address, subject: '', text, html: null };
  }
  const text = [
    happened,
    '',
    'If it was you, there is nothing to do.',
    otherwise,
    '',
    `${product.name} · ${product.publicUrl}`,
  ].join('\n');
  const subject = `Your ${product.name} account: ${what} ${how}`;
  return { channel: 'email', recipient: to.address, subject, text, html: null };
}

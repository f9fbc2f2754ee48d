import type { OutgoingMessage } from '#platform/mail/message.ts';
import { UNDO_HOURS } from '#platform/session/sign-in-limits.ts';
import type { Contact } from '../contact.ts';

type Product = {
  name: string;
  publicUrl: string;
  supportEmail: string;
  /** Leads to the page that undoes it. */
  link: string;
};

/** Tells a person that a passkey was added to their account, in case it was not them. */
export function passkeyNotice(to: Contact, product: Product): OutgoingMessage {
  const happened = `A passkey was added to your ${product.name} account. It can be used to sign in.`;
  if (to.channel === 'sms') {
    const text = `${happened} Not you? Undo it within ${UNDO_HOURS} hours: ${product.link}`;
    return { channel: 'sms', recipient: to.address, subject: '', text, html: null };
  }
  const text = [
    happened,
    '',
    'If it was you, there is nothing to do.',
    '',
    `If it was not you, undo it within ${UNDO_HOURS} hours:`,
    product.link,
    '',
    'The page asks you to press a button. Then the passkey is removed, every device is signed out, and you sign in by a code as before.',
    '',
    `If you need help, write to ${product.supportEmail}.`,
    '',
    `${product.name} · ${product.publicUrl}`,
  ].join('\n');
  const subject = `Your ${product.name} account: passkey added`;
  return { channel: 'email', recipient: to.address, subject, text, html: null };
}

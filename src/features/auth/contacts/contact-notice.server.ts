import type { OutgoingMessage } from '#platform/mail/message.ts';
import { UNDO_HOURS } from '#platform/session/sign-in-limits.ts';
import { fieldOf, type Contact } from '../contact.ts';
import { CONTACT_NOUNS } from '../sign-in/contact-inputs.ts';

export type ContactChange = { of: Contact['channel']; how: 'changed' | 'added' | 'removed' };

type Product = {
  name: string;
  publicUrl: string;
  supportEmail: string;
  /** Leads to the page that undoes the change. */
  link: string;
};

/** Tells a contact that the person had before of a change in how they sign in, in case it was not them. */
export function contactNotice(to: Contact, { of, how }: ContactChange, product: Product): OutgoingMessage {
  const what = CONTACT_NOUNS[fieldOf(of)];
  const account = `your ${product.name} account`;
  // Of a change the contact that is gone hears, and the other one too.
  const gone = to.channel === of ? ` This one no longer signs you in.` : '';
  const happened = {
    changed: `The ${what} of ${account} was changed.${gone}`,
    added: `A new ${what} was added to ${account}. It can be used to sign in.`,
    removed: `The ${what} was removed from ${account}.${gone}`,
  }[how];
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
    'The page asks you to press a button. Then you sign in as before, every device is signed out, and what was added since is removed.',
    '',
    `If you need help, write to ${product.supportEmail}.`,
    '',
    `${product.name} · ${product.publicUrl}`,
  ].join('\n');
  const subject = `Your ${product.name} account: ${what} ${how}`;
  return { channel: 'email', recipient: to.address, subject, text, html: null };
}

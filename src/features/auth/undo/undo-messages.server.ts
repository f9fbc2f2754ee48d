import type { OutgoingMessage } from '#platform/mail/message.ts';
import { fieldOf, type Contact } from '../contact.ts';
import { CONTACT_NOUNS } from '../sign-in/contact-inputs.ts';

type Product = { name: string; publicUrl: string; supportEmail: string };

/** Confirms to a contact that is back what was done by the link. */
export function undoneMessage(to: Contact, product: Product): OutgoingMessage {
  const done = `You sign in to ${product.name} as before: the change of your account was undone.`;
  return message(to, product, `Your ${product.name} account: the change was undone`, [
    done,
    'Every device is signed out, and what was added after the change is removed.',
    `Please look at how somebody got in: sign in, open ${product.publicUrl}/account, and check who else can read your messages.`,
  ]);
}

/** Tells a contact that it was removed by an undo, in case its person made the change themselves. */
export function removedMessage(to: Contact, product: Product): OutgoingMessage {
  const what = CONTACT_NOUNS[fieldOf(to.channel)];
  return message(to, product, `Your ${product.name} account: ${what} removed`, [
    `A change of your ${product.name} account was undone from the contact it had before. This ${what} no longer signs you in.`,
    `If the account is yours and it was not you, write to ${product.supportEmail} at once.`,
  ]);
}

function message(to: Contact, product: Product, subject: string, paragraphs: string[]): OutgoingMessage {
  const recipient = to.address;
  if (to.channel === 'sms') {
    return { channel: 'sms', recipient, subject: '', text: paragraphs.join(' '), html: null };
  }
  const text = [...paragraphs, `${product.name} · ${product.publicUrl}`].join('\n\n');
  return { channel: 'email', recipient, subject, text, html: null };
}

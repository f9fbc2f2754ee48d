import type { Message } from '#platform/mail/message.ts';
import type { Contact } from '../contact.ts';

/** Confirms that an account is gone, to the contact it had: the last message to it. */
export function deletionMessage(to: Contact, product: { name: string; supportEmail: string }): Message {
  const done = `Your ${product.name} account is deleted, with your documents and the contacts that you signed in with.`;
  if (to.channel === 'sms') {
    return { channel: 'sms', recipient: to.address, subject: '', text: done, html: null };
  }
  const text = [
    done,
    '',
    'What we keep are the records of your payments, without your address, for as long as bookkeeping requires.',
    '',
    `You are welcome to start anew at any time. If this was not you, write to ${product.supportEmail}.`,
  ].join('\n');
  const subject = `Your ${product.name} account is deleted`;
  return { channel: 'email', recipient: to.address, subject, text, html: null };
}

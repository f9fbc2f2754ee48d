import type { Message } from '#platform/mail/message.ts';
import type { ContactRequest } from './contract.ts';

type Written = Pick<ContactRequest, 'name' | 'email' | 'subject' | 'message'>;

/** The mail to support about what a visitor wrote. It comes from us, and an answer to it goes to the visitor. */
export function contactMessage(id: number, written: Written, support: string): Message {
  return {
    channel: 'email',
    recipient: support,
    replyTo: written.email,
    subject: `[Contact ${id}] ${written.subject}`,
    text: [
      `From: ${written.name} <${written.email}>`,
      `Subject: ${written.subject}`,
      '',
      written.message,
    ].join('\n'),
    html: null,
  };
}

import type { OutgoingMessage } from '#platform/mail/message.ts';
import { UNDO_HOURS } from '#platform/session/sign-in-limits.ts';
import type { Contact } from '../contact.ts';

export type NoticeFrom = {
  name: string;
  publicUrl: string;
  supportEmail: string;
  /** Leads to the page that undoes the change. */
  link: string;
};

type Notice = {
  happened: string;
  /** What the page does once its button is pressed. */
  undone: string;
  /** What the subject says after the account. */
  subject: string;
};

/** A message about how somebody signs in, with the link that takes it back, in case it was not them. */
export function undoableNotice(
  to: Contact,
  { happened, undone, subject }: Notice,
  { name, publicUrl, supportEmail, link }: NoticeFrom,
): OutgoingMessage {
  if (to.channel === 'sms') {
    const text = `${happened} Not you? Undo it within ${UNDO_HOURS} hours: ${link}`;
    return { channel: 'sms', recipient: to.address, subject: '', text, html: null };
  }
  const text = [
    happened,
    '',
    'If it was you, there is nothing to do.',
    '',
    `If it was not you, undo it within ${UNDO_HOURS} hours:`,
    link,
    '',
    `The page asks you to press a button. Then ${undone}`,
    '',
    `If you need help, write to ${supportEmail}.`,
    '',
    `${name} · ${publicUrl}`,
  ].join('\n');
  return {
    ...{ channel: 'email', recipient: to.address, text, html: null },
    subject: `Your ${name} account: ${subject}`,
  };
}

import type { OutgoingMessage } from '#platform/mail/message.ts';
import type { Contact } from '../contact.ts';
import { undoableNotice, type NoticeFrom } from '../undo/undoable-notice.server.ts';

/** Tells a person that a passkey was added to their account, in case it was not them. */
export function passkeyNotice(to: Contact, from: NoticeFrom): OutgoingMessage {
  const happened = `A passkey was added to your ${from.name} account. It can be used to sign in.`;
  const undone = 'the passkey is removed, every device is signed out, and you sign in by a code as before.';
  return undoableNotice(to, { happened, undone, subject: 'passkey added' }, from);
}

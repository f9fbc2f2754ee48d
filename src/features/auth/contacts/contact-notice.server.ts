import type { OutgoingMessage } from '#platform/mail/message.ts';
import { fieldOf, type Contact } from '../contact.ts';
import { CONTACT_NOUNS } from '../sign-in/contact-inputs.ts';
import { undoableNotice, type NoticeFrom } from '../undo/undoable-notice.server.ts';

export type ContactChange = { of: Contact['channel']; how: 'changed' | 'added' | 'removed' };

/** Tells a contact that the person had before of a change in how they sign in, in case it was not them. */
export function contactNotice(to: Contact, { of, how }: ContactChange, from: NoticeFrom): OutgoingMessage {
  const what = CONTACT_NOUNS[fieldOf(of)];
  const account = `your ${from.name} account`;
  // Of a change the contact that is gone hears, and the other one too.
  const gone = to.channel === of ? ` This one no longer signs you in.` : '';
  const happened = {
    changed: `The ${what} of ${account} was changed.${gone}`,
    added: `A new ${what} was added to ${account}. It can be used to sign in.`,
    removed: `The ${what} was removed from ${account}.${gone}`,
  }[how];
  const undone = 'you sign in as before, every device is signed out, and what was added since is removed.';
  return undoableNotice(to, { happened, undone, subject: `${what} ${how}` }, from);
}

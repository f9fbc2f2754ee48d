import { eq } from 'drizzle-orm';
import type { Clock } from '#platform/clock/clock.ts';
import { type Database, isUniqueViolation } from '#platform/database/database.server.ts';
import { users } from '#platform/database/schema.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { SignedInUser } from '#platform/http/api-env.ts';
import { keepFormerContacts } from '#platform/session/former-contacts.server.ts';
import { lockPerson, type LockedPerson } from '#platform/session/lock-person.server.ts';
import type { Messenger } from '#platform/mail/messenger.server.ts';
import { CONTACT_NOUNS } from '../sign-in/contact-inputs.ts';
import { contactsOf, fieldOf, type Contact } from '../contact.ts';
import { forgetDevicesOf, rememberDevice } from '../known-devices.server.ts';
import { hashToken } from '../secrets.server.ts';
import type { SentHandle } from '../send-code.server.ts';
import { assertSession } from '../sessions.server.ts';
import { contactNotice, type ContactChange } from './contact-notice.server.ts';
import { keepForUndo, undoLink } from '../undo/contact-undos.server.ts';
import { contactsToTell } from '../undo/contacts-before-changes.server.ts';

export type ChangeParts = {
  db: Database;
  clock: Clock;
  messenger: Messenger;
  product: { name: string; publicUrl: string; supportEmail: string };
};

/** Who asks, and in which session: one that ends meanwhile, as by an undo, changes nothing any more. */
type AskedBy = { userId: number; sessionId: number };

/** A contact that was proven, and the handle of the browser in which it was, where that keeps one. */
type Proven = { contact: Contact; handle: SentHandle };

/**
 * Puts a contact that the person has proven in the old one's place, or beside the other one. The browser is known from
 * then on.
 * @returns the person, and what became of the contact; nothing where it was theirs already
 * @throws AppError `contact_taken` where it signs somebody else in; who that is, is not told
 */
export async function putContact(
  parts: ChangeParts,
  { userId, sessionId }: AskedBy,
  { contact, handle }: Proven,
): Promise<{ person: SignedInUser; how: 'added' | 'changed' | undefined }> {
  const field = fieldOf(contact.channel);
  try {
    return await parts.db.transaction(async (tx) => {
      const user = await lockPerson(tx, userId);
      await assertSession(tx, sessionId);
      const old = user[field];
      if (typeof handle === 'string')
        await rememberDevice(tx, parts.clock, user, { contact: contact.address, handle: hashToken(handle) });
      if (old === contact.address) return { person: user, how: undefined };
      const changed = { ...user, [field]: contact.address };
      await tx
        .update(users)
        .set({ [field]: contact.address })
        .where(eq(users.id, userId));
      if (old !== null) await letGo(parts, tx, user, old);
      const how = old === null ? 'added' : 'changed';
      await tell(parts, tx, user, { of: contact.channel, how });
      return { person: changed, how };
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const noun = CONTACT_NOUNS[field];
    throw new AppError(
      'contact_taken',
      `Another account signs in with this ${noun}. Sign in with it to use or delete that one, or take another ${noun} here.`,
      { field, cause: error },
    );
  }
}

/** Takes a contact away. @throws AppError `last_contact` where nothing would be left to sign in with */
export async function removeContact(
  parts: ChangeParts,
  { userId, sessionId }: AskedBy,
  channel: Contact['channel'],
): Promise<{ person: SignedInUser; how: 'removed' | undefined }> {
  const field = fieldOf(channel);
  return parts.db.transaction(async (tx) => {
    const user = await lockPerson(tx, userId);
    await assertSession(tx, sessionId);
    const old = user[field];
    if (old === null) return { person: user, how: undefined };
    if (contactsOf(user).length < 2) {
      throw new AppError('last_contact', 'You need one of both to sign in. Add the other one first.');
    }
    await tx
      .update(users)
      .set({ [field]: null })
      .where(eq(users.id, userId));
    await letGo(parts, tx, user, old);
    await tell(parts, tx, user, { of: channel, how: 'removed' });
    return { person: { ...user, [field]: null }, how: 'removed' };
  });
}

/** What a contact leaves behind that no longer signs the person in. */
async function letGo(
  { clock }: ChangeParts,
  tx: Database,
  person: LockedPerson,
  address: string,
): Promise<void> {
  await keepFormerContacts(tx, clock, person, [address]);
  await forgetDevicesOf(tx, [address]);
}

/**
 * Tells the contacts that the person had before: the one that is gone, and their email address or else their phone. Each
 * gets the link that brings back how they signed in.
 */
async function tell(
  { clock, messenger, product }: ChangeParts,
  tx: Database,
  before: LockedPerson,
  change: ContactChange,
): Promise<void> {
  const had = await contactsToTell(tx, clock, before);
  if (had.length === 0) return;
  const link = undoLink(product.publicUrl, await keepForUndo(tx, clock, before, had));
  const told = had.filter(
    (contact, index) => index === 0 || (contact.channel === change.of && change.how !== 'added'),
  );
  for (const contact of told)
    await messenger.sendLater(tx, {
      ...contactNotice(contact, change, { ...product, link }),
      userId: before.id,
    });
}

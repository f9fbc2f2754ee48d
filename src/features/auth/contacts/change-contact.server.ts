import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database/database.server.ts';
import { isUniqueViolation } from '#platform/database/unique-violation.server.ts';
import { users } from '#platform/database/schema.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { SignedInUser } from '#platform/http/api-env.ts';
import { lockPerson } from '#platform/session/lock-person.server.ts';
import type { Messenger } from '#platform/mail/messenger.server.ts';
import type { Contact } from '../contact.ts';
import { forgetDevicesOf } from '../known-devices.server.ts';
import { contactNotice, type ContactChange } from './contact-notice.ts';

export type ChangeParts = {
  db: Database;
  messenger: Messenger;
  product: { name: string; publicUrl: string; supportEmail: string };
};

/**
 * Puts a contact that the person has proven in the old one's place, or beside the other one.
 * @throws AppError `contact_taken` where it signs somebody else in; who that is, is not told
 */
export async function putContact(
  parts: ChangeParts,
  userId: number,
  contact: Contact,
): Promise<SignedInUser> {
  const field = fieldOf(contact.channel);
  try {
    return await parts.db.transaction(async (tx) => {
      const user = await lockPerson(tx, userId);
      const old = user[field];
      if (old === contact.address) return user;
      const changed = { ...user, [field]: contact.address };
      await tx
        .update(users)
        .set({ [field]: contact.address })
        .where(eq(users.id, userId));
      const told: Contact | undefined =
        old === null ? contactsOf(user)[0] : { channel: contact.channel, address: old };
      if (old !== null) await forgetDevicesOf(tx, [old]);
      await tell(parts, tx, told, { of: contact.channel, how: old === null ? 'added' : 'changed' });
      return changed;
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const noun = field === 'email' ? 'email address' : 'phone number';
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
  userId: number,
  channel: Contact['channel'],
): Promise<SignedInUser> {
  const field = fieldOf(channel);
  return parts.db.transaction(async (tx) => {
    const user = await lockPerson(tx, userId);
    const old = user[field];
    if (old === null) return user;
    if (contactsOf(user).length < 2) {
      throw new AppError('last_contact', 'You need one of both to sign in. Add the other one first.');
    }
    await tx
      .update(users)
      .set({ [field]: null })
      .where(eq(users.id, userId));
    await forgetDevicesOf(tx, [old]);
    await tell(parts, tx, { channel, address: old }, { of: channel, how: 'removed' });
    return { ...user, [field]: null };
  });
}

/** How a person can be reached, email before phone. */
export function contactsOf({ email, phone }: Pick<SignedInUser, 'email' | 'phone'>): Contact[] {
  return [
    ...(email === null ? [] : [{ channel: 'email' as const, address: email }]),
    ...(phone === null ? [] : [{ channel: 'sms' as const, address: phone }]),
  ];
}

const fieldOf = (channel: Contact['channel']) => (channel === 'email' ? 'email' : 'phone');

async function tell(
  { messenger, product }: ChangeParts,
  tx: Database,
  to: Contact | undefined,
  change: ContactChange,
): Promise<void> {
  if (to) await messenger.sendLater(tx, contactNotice(to, change, product));
}

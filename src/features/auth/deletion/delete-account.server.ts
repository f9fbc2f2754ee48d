import { eq, inArray, or } from 'drizzle-orm';
import type { Database } from '#platform/database/database.server.ts';
import { coverLetters, outbox, resumes, sessions, signInCodes, users } from '#platform/database/schema.ts';
import type { Contact } from '../contact.ts';
import { purposeName } from '../code-purpose.ts';
import { forgetDevicesOf } from '../known-devices.server.ts';
import { contactsOf } from '../contacts/change-contact.server.ts';

/**
 * Erases a person at once: documents, sessions, codes, known devices, messages to them, and what they signed in with. The row stays,
 * without a name, for the payments that bookkeeping must keep. Erasing twice is erasing once.
 * @returns the contacts that the account had; none where it was erased before
 */
export async function eraseAccount(db: Database, userId: number): Promise<Contact[]> {
  return db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    const contacts = user ? contactsOf(user) : [];
    const addresses = contacts.map(({ address }) => address);
    await tx.delete(resumes).where(eq(resumes.userId, userId));
    await tx.delete(coverLetters).where(eq(coverLetters.userId, userId));
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    const asked = [purposeName({ kind: 'contact', userId }), purposeName({ kind: 'deletion', userId })];
    await tx
      .delete(signInCodes)
      .where(or(inArray(signInCodes.contact, addresses), inArray(signInCodes.purpose, asked)));
    await forgetDevicesOf(tx, addresses);
    await tx.delete(outbox).where(inArray(outbox.recipient, addresses));
    await tx.update(users).set({ email: null, phone: null }).where(eq(users.id, userId));
    return contacts;
  });
}

/** Whether an account was erased already. */
export async function isErased(db: Database, userId: number): Promise<boolean> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user === undefined || contactsOf(user).length === 0;
}

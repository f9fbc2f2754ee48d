import { eq, inArray, or } from 'drizzle-orm';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { documents, sessions, signInCodes, users } from '#platform/database/schema.ts';
import { forgetMessagesOf } from '#platform/mail/outbox.server.ts';
import { contactsOf, type Contact } from '../contact.ts';
import { purposeName } from '../code-purpose.ts';
import { forgetDevicesOf } from '../known-devices.server.ts';
import { contactsBeforeChanges, forgetUndosOf } from '../undo/contact-undos.server.ts';

/** Removes what another feature keeps by the addresses of a person; answers how much that was. */
export type EraseAddresses = (tx: Database, addresses: readonly string[]) => Promise<number>;

/**
 * Erases a person at once: documents, sessions, codes, known devices, messages to and from them, and what they signed in
 * with. The row stays, without a name, for the payments that bookkeeping must keep. Erasing twice is erasing once.
 * @returns the contacts to be told, one that the account has and one of before a change that could still be undone; none
 *   where it was erased before
 */
export async function eraseAccount(
  { db, clock }: { db: Database; clock: Clock },
  userId: number,
  elsewhere: readonly EraseAddresses[],
): Promise<Contact[]> {
  return db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    const contacts = user ? contactsOf(user) : [];
    const addresses = contacts.map(({ address }) => address);
    await tx.delete(documents).where(eq(documents.userId, userId));
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    const asked = [purposeName({ kind: 'contact', userId }), purposeName({ kind: 'deletion', userId })];
    const codes = await tx
      .delete(signInCodes)
      .where(inArray(signInCodes.purpose, asked))
      .returning({ contact: signInCodes.contact });
    const [earliest] = await contactsBeforeChanges(tx, clock, userId);
    const earlier = await forgetUndosOf(tx, userId);
    await tx.update(users).set({ email: null, phone: null }).where(eq(users.id, userId));
    // Addresses that the person had lately or meant to change to; not those that sign somebody else in.
    const had = await ofNobody(tx, earlier);
    const wanted = await ofNobody(
      tx,
      codes.map(({ contact }) => contact),
    );
    await eraseAddresses(tx, [...addresses, ...had], elsewhere);
    await forgetMessagesOf(tx, wanted);
    const [first] = contacts;
    const told = first === undefined ? [] : [first, ...(earliest ? [earliest] : [])];
    return told.filter(({ address }, index) => told.findIndex((one) => one.address === address) === index);
  });
}

/**
 * Erases what is kept of addresses outside of any account, of whoever has written to support or asked for a code.
 * @returns how many things that were
 */
export async function eraseAddresses(
  tx: Database,
  addresses: readonly string[],
  elsewhere: readonly EraseAddresses[],
): Promise<number> {
  const codes = await tx
    .delete(signInCodes)
    .where(inArray(signInCodes.contact, [...addresses]))
    .returning({ id: signInCodes.id });
  await forgetDevicesOf(tx, addresses);
  let erased = codes.length + (await forgetMessagesOf(tx, addresses));
  for (const erase of elsewhere) erased += await erase(tx, addresses);
  return erased;
}

async function ofNobody(tx: Database, addresses: readonly string[]): Promise<string[]> {
  const listed = [...addresses];
  const taken = await tx
    .select({ email: users.email, phone: users.phone })
    .from(users)
    .where(or(inArray(users.email, listed), inArray(users.phone, listed)));
  return listed.filter(
    (address) => !taken.some(({ email, phone }) => email === address || phone === address),
  );
}

/** Whether an account was erased already. */
export async function isErased(db: Database, userId: number): Promise<boolean> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user === undefined || contactsOf(user).length === 0;
}

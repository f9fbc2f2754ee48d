import { and, asc, count, eq, ne, or } from 'drizzle-orm';
import type { Database } from '#platform/database/database.server.ts';
import { formerContacts, payments, users } from '#platform/database/schema.ts';
import { forgetMessagesAbout } from '#platform/mail/outbox.server.ts';
import { contactsOf, fieldOf, type Contact } from '../contact.ts';
import { KEPT_IN_ACCOUNTS } from '../kept-in-accounts.ts';
import type { ContactUndo } from './contact-undos.server.ts';

/**
 * Locks the person and whoever signs in with their contacts of before, in order of their ids: of two undos that each
 * want what the other's person has, one waits for the other instead of both for ever.
 */
export async function lockInvolved(tx: Database, undo: ContactUndo): Promise<readonly number[]> {
  const theirs = contactsOf(undo).map(({ channel, address }) => eq(users[fieldOf(channel)], address));
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.id, undo.userId), ...theirs))
    .orderBy(asc(users.id))
    .for('update');
  return rows.map(({ id }) => id);
}

/**
 * Frees the contacts of before, where that can be.
 * @param locked ids that `lockInvolved` gave
 * @returns those that can be brought back: they sign nobody else in now
 */
export async function freeContacts(
  tx: Database,
  undo: ContactUndo,
  locked: readonly number[],
): Promise<Contact[]> {
  const found: Contact[] = [];
  for (const contact of contactsOf(undo))
    if (await freeContact(tx, contact, undo, locked)) found.push(contact);
  return found;
}

/**
 * Whoever is locked out and signs in as ever gets a new, empty account by that, which would stand in their own way: one
 * that was made after the change, signs in with nothing else and holds nothing gives way and is removed. Every other
 * account keeps its contact.
 * @returns whether the contact can be brought back
 */
async function freeContact(
  tx: Database,
  contact: Contact,
  undo: ContactUndo,
  locked: readonly number[],
): Promise<boolean> {
  const column = users[fieldOf(contact.channel)];
  const [other] = await tx
    .select()
    .from(users)
    .where(and(eq(column, contact.address), ne(users.id, undo.userId)));
  if (!other) return true;
  // It has taken the contact at this very moment; locking it now would be out of order.
  if (!locked.includes(other.id)) return false;
  const isSpare = other.createdAt >= undo.changedAt && contactsOf(other).length === 1;
  if (!isSpare || (await holdsSomething(tx, other.id))) return false;
  await forgetMessagesAbout(tx, other.id);
  await tx.delete(users).where(eq(users.id, other.id));
  return true;
}

/** What somebody keeps, or has done, in an account: one that holds none of it is as empty as when it was made. */
export const SOMEBODYS = [...KEPT_IN_ACCOUNTS, payments, formerContacts] as const;

async function holdsSomething(tx: Database, userId: number): Promise<boolean> {
  // One that once signed in with something else is somebody's, and has more to be erased than this contact.
  for (const table of SOMEBODYS) {
    const [found] = await tx.select({ rows: count() }).from(table).where(eq(table.userId, userId));
    if (found && found.rows > 0) return true;
  }
  return false;
}

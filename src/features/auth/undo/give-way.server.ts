import { and, count, eq, ne } from 'drizzle-orm';
import type { Database } from '#platform/database/database.server.ts';
import { documents, formerContacts, payments, users } from '#platform/database/schema.ts';
import { forgetMessagesAbout } from '#platform/mail/outbox.server.ts';
import { contactsOf, fieldOf, type Contact } from '../contact.ts';
import type { ContactUndo } from './contact-undos.server.ts';

/**
 * Whether a contact can be brought back. Whoever is locked out and signs in as ever gets a new, empty account by that,
 * which would stand in their own way: one that was made after the change, signs in with nothing else and holds nothing
 * gives way and is removed. Every other account keeps its contact.
 */
export async function givesWay(tx: Database, contact: Contact, undo: ContactUndo): Promise<boolean> {
  const column = users[fieldOf(contact.channel)];
  const [other] = await tx
    .select()
    .from(users)
    .where(and(eq(column, contact.address), ne(users.id, undo.userId)))
    .for('update');
  if (!other) return true;
  const isSpare = other.createdAt >= undo.changedAt && contactsOf(other).length === 1;
  if (!isSpare || (await holdsSomething(tx, other.id))) return false;
  await forgetMessagesAbout(tx, other.id);
  await tx.delete(users).where(eq(users.id, other.id));
  return true;
}

async function holdsSomething(tx: Database, userId: number): Promise<boolean> {
  // One that once signed in with something else is somebody's, and has more to be erased than this contact.
  for (const table of [documents, payments, formerContacts]) {
    const [found] = await tx.select({ rows: count() }).from(table).where(eq(table.userId, userId));
    if (found && found.rows > 0) return true;
  }
  return false;
}

import { and, asc, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { contactUndos, users } from '#platform/database/schema.ts';
import { keptSince } from '#platform/retention/periods.ts';
import type { LockedPerson } from '#platform/session/lock-person.server.ts';
import { contactsOf, fieldOf, type Contact } from '../contact.ts';
import type { ContactUndo } from './contact-undos.server.ts';

/**
 * The contacts that a person had before the earliest change that can still be undone, without those that sign somebody
 * else in by now; none where nothing changed.
 */
export async function contactsBeforeChanges(db: Database, clock: Clock, userId: number): Promise<Contact[]> {
  const changes = await db
    .select()
    .from(contactUndos)
    .where(
      and(
        eq(contactUndos.userId, userId),
        isNull(contactUndos.undoneAt),
        gt(contactUndos.changedAt, keptSince('contactUndos', clock.now())),
      ),
    )
    .orderBy(asc(contactUndos.id));
  for (const change of changes) {
    const theirs: Contact[] = [];
    for (const contact of contactsOf(change))
      if (!(await isSomebodyElses(db, contact, change))) theirs.push(contact);
    if (theirs.length > 0) return theirs;
  }
  return [];
}

/**
 * The contacts of a person that are told of a change in how they sign in, with the link that undoes it. While an earlier
 * change can still be undone, only those that are older than it: the link must not lead a thief, whose contact was
 * replaced in turn, into the account again.
 */
export async function contactsToTell(tx: Database, clock: Clock, person: LockedPerson): Promise<Contact[]> {
  const older = await contactsBeforeChanges(tx, clock, person.id);
  return contactsOf(person).filter(
    ({ address }) => older.length === 0 || older.some((contact) => contact.address === address),
  );
}

/**
 * Whether a contact of before a change went to somebody who was here already. An account that was made after the change
 * proves nothing: whoever is locked out and signs in as ever gets a new one by that, and must keep their say.
 */
async function isSomebodyElses(db: Database, contact: Contact, change: ContactUndo): Promise<boolean> {
  const [other] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users[fieldOf(contact.channel)], contact.address),
        ne(users.id, change.userId),
        lt(users.createdAt, change.changedAt),
      ),
    );
  return other !== undefined;
}

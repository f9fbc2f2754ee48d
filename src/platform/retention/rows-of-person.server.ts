import { asc, eq } from 'drizzle-orm';
import type { Database } from '#platform/database/database.server.ts';
import {
  contactMessages,
  contactUndos,
  looks,
  paymentEvents,
  passkeys,
  payments,
  sessions,
  type users,
} from '#platform/database/schema.ts';
import { formerContactsOf, ownTracesOf, isTrace } from '#platform/session/former-contacts.server.ts';

/**
 * What is kept of a person besides their documents and the messages to them, as it is in the database: for the person's
 * own export and for the operator's. Each leaves out what only serves to prove who the person is.
 */
export async function rowsOfPerson(db: Database, account: typeof users.$inferSelect) {
  const { id } = account;
  const traces = await ownTracesOf(db, account);
  const former = await formerContactsOf(db, id);
  const events = await db
    .select({ event: paymentEvents })
    .from(paymentEvents)
    .innerJoin(payments, eq(payments.id, paymentEvents.paymentId))
    .where(eq(payments.userId, id))
    .orderBy(asc(paymentEvents.id));
  return {
    /** Under which addresses something of the person's own is kept. */
    traces,
    sessions: await db.select().from(sessions).where(eq(sessions.userId, id)).orderBy(asc(sessions.id)),
    passkeys: await passkeysOf(db, id),
    payments: await db.select().from(payments).where(eq(payments.userId, id)).orderBy(asc(payments.id)),
    looks: await db.select().from(looks).where(eq(looks.userId, id)).orderBy(asc(looks.id)),
    paymentEvents: events.map(({ event }) => event),
    /** What they signed in with before changes of the last days. */
    contactUndos: await db
      .select()
      .from(contactUndos)
      .where(eq(contactUndos.userId, id))
      .orderBy(asc(contactUndos.id)),
    /** What else they signed in with, so that erasing finds what is kept under it. */
    formerContacts: former
      .filter(({ takenBack }) => !takenBack)
      .map(({ contact, until }) => ({ contact, until })),
    /** What signed somebody else in to the account until an undo took it out: not to be handed out. */
    takenBack: former.filter(({ takenBack }) => takenBack).map(({ contact }) => contact),
    // The addresses are proven to be theirs; what was written while they were is taken for theirs too.
    messagesToSupport: await db
      .select()
      .from(contactMessages)
      .where(isTrace(traces, { address: contactMessages.email, at: contactMessages.createdAt }))
      .orderBy(asc(contactMessages.id)),
  };
}

/** Without their keys, which only prove who the person is. */
function passkeysOf(db: Database, userId: number) {
  return db
    .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.id));
}

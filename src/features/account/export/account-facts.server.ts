import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/database/database.server.ts';
import {
  contactMessages,
  contactUndos,
  paymentEvents,
  payments,
  sessions,
  users,
} from '#platform/database/schema.ts';
import { isTrace } from '#platform/retention/traces.server.ts';
import { formerContactsOf, tracesOf } from '#platform/session/former-contacts.server.ts';

/** What is kept of a person besides their documents, and without what only serves to prove who they are. */
export async function accountFacts(db: Database, userId: number) {
  const [account] = await db.select().from(users).where(eq(users.id, userId));
  const signedIn = await db
    .select({
      device: sessions.userAgent,
      startedAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      endsAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.id));
  const paid = await db
    .select({
      id: payments.id,
      plan: payments.planId,
      amountCents: payments.amountCents,
      currency: payments.currency,
      accessDays: payments.accessDays,
      livemode: payments.livemode,
      status: payments.status,
      createdAt: payments.createdAt,
      paidAt: payments.paidAt,
    })
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(asc(payments.id));
  const moves = await db
    .select({
      payment: paymentEvents.paymentId,
      at: paymentEvents.at,
      from: paymentEvents.fromStatus,
      to: paymentEvents.toStatus,
    })
    .from(paymentEvents)
    .innerJoin(payments, eq(payments.id, paymentEvents.paymentId))
    .where(eq(payments.userId, userId))
    .orderBy(asc(paymentEvents.id));
  const earlier = await db
    .select({ email: contactUndos.email, phone: contactUndos.phone, changedAt: contactUndos.changedAt })
    .from(contactUndos)
    .where(and(eq(contactUndos.userId, userId), isNull(contactUndos.undoneAt)))
    .orderBy(asc(contactUndos.id));
  // The addresses are proven to be theirs; what was written under them is taken for theirs too.
  const { email: address, createdAt: at } = contactMessages;
  const written = await db
    .select()
    .from(contactMessages)
    .where(isTrace(account ? await tracesOf(db, account) : [], { address, at }))
    .orderBy(asc(contactMessages.id));
  return {
    account,
    /** What they signed in with before changes that can still be undone. */
    earlierContacts: earlier,
    /** What else they signed in with, so that erasing finds what is kept under it. */
    formerContacts: await formerContactsOf(db, userId),
    sessions: signedIn,
    payments: paid.map((payment) => ({
      ...payment,
      history: moves.flatMap(({ payment: of, ...move }) => (of === payment.id ? [move] : [])),
    })),
    messagesToSupport: written,
  };
}

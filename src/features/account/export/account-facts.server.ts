import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database/database.server.ts';
import { users } from '#platform/database/schema.ts';
import { rowsOfPerson } from '#platform/retention/rows-of-person.server.ts';

type Rows = Awaited<ReturnType<typeof rowsOfPerson>>;

/** What is kept of a person besides their documents, and without what only serves to prove who they are. */
export async function accountFacts(db: Database, userId: number) {
  const [account] = await db.select().from(users).where(eq(users.id, userId));
  if (!account) throw new Error('the person of an export is not there');
  const rows = await rowsOfPerson(db, account);
  return {
    account,
    /** What they signed in with before changes that can still be undone. */
    earlierContacts: rows.contactUndos
      .filter(({ undoneAt }) => undoneAt === null)
      .map(({ email, phone, changedAt }) => ({ email, phone, changedAt })),
    formerContacts: rows.formerContacts,
    sessions: rows.sessions.map(({ userAgent, createdAt, lastSeenAt, expiresAt }) => ({
      device: userAgent,
      startedAt: createdAt,
      lastSeenAt,
      endsAt: expiresAt,
    })),
    passkeys: rows.passkeys,
    payments: rows.payments.map((payment) => paymentFacts(payment, rows.paymentEvents)),
    looks: rows.looks.map(({ name, look, updatedAt }) => ({ name, look, updatedAt })),
    messagesToSupport: rows.messagesToSupport,
  };
}

function paymentFacts(payment: Rows['payments'][number], events: Rows['paymentEvents']) {
  const { id, planId, amountCents, currency, accessDays, livemode, status, createdAt, paidAt } = payment;
  const history = events
    .filter(({ paymentId }) => paymentId === id)
    .map(({ at, fromStatus, toStatus }) => ({ at, from: fromStatus, to: toStatus }));
  return {
    ...{ id, plan: planId, amountCents, currency, accessDays, livemode, status, createdAt, paidAt },
    history,
  };
}

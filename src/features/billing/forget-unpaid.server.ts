import { and, inArray, isNull, lte } from 'drizzle-orm';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { deleteInPieces } from '#platform/database/delete-in-pieces.server.ts';
import { paymentEvents, payments } from '#platform/database/schema.ts';
import { keptSince } from '#platform/retention/periods.ts';

/** Forgets purchases that were begun and never paid: a person may begin many, and bookkeeping needs none of them. */
export async function forgetUnpaid(db: Database, clock: Clock): Promise<void> {
  const unpaid = and(
    inArray(payments.status, ['expired', 'canceled']),
    isNull(payments.paidAt),
    lte(payments.updatedAt, keptSince('unpaidPayments', clock.now())),
  );
  const ids = db.select({ id: payments.id }).from(payments).where(unpaid);
  await deleteInPieces(db, paymentEvents, inArray(paymentEvents.paymentId, ids));
  await deleteInPieces(db, payments, unpaid);
}

import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.server.ts';
import { paymentEvents, payments, users } from '#platform/database/schema.ts';
import type { PaymentStatus } from '#platform/database/payment-statuses.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** Payments that give access while they stand. A refund asked for still counts until the provider has paid it back. */
const COUNTING: readonly PaymentStatus[] = ['paid', 'refund_pending'];

/**
 * Moves a payment to another state and writes the move down. Everything that changes a payment goes through here,
 * in a transaction that holds the payment's row.
 */
export async function movePayment(
  tx: Database,
  payment: PaymentRow,
  move: { to: PaymentStatus; cause: string; at: Date; set?: Partial<typeof payments.$inferInsert> },
): Promise<void> {
  await tx
    .update(payments)
    .set({ ...move.set, status: move.to, updatedAt: move.at })
    .where(eq(payments.id, payment.id));
  await tx.insert(paymentEvents).values({
    paymentId: payment.id,
    at: move.at,
    fromStatus: payment.status,
    toStatus: move.to,
    cause: move.cause,
  });
}

/** Computes the end of a person's access anew from the payments that count, in the caller's transaction. */
export async function recomputeAccess(tx: Database, userId: number): Promise<void> {
  // Two settlements of one person wait for each other here.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const counting = await tx
    .select({ paidAt: payments.paidAt, accessDays: payments.accessDays })
    .from(payments)
    .where(and(eq(payments.userId, userId), inArray(payments.status, [...COUNTING])));
  const paid = counting.flatMap(({ paidAt, accessDays }) => (paidAt ? [{ paidAt, accessDays }] : []));
  await tx
    .update(users)
    .set({ accessUntil: accessEnd(paid) })
    .where(eq(users.id, userId));
}

/** Counts downloads of PDFs on the payments that give access to them. */
export async function countDownload(db: Database, userId: number, times = 1): Promise<void> {
  await db
    .update(payments)
    .set({ downloads: sql`${payments.downloads} + ${times}` })
    .where(and(eq(payments.userId, userId), inArray(payments.status, [...COUNTING])));
}

/** The payment that gives a person access at a moment; null where none does. */
export async function paymentUnder(db: Database, userId: number, now: Date): Promise<number | null> {
  const counting = await db
    .select({ id: payments.id, paidAt: payments.paidAt, accessDays: payments.accessDays })
    .from(payments)
    .where(and(eq(payments.userId, userId), inArray(payments.status, [...COUNTING])));
  const paid = counting.flatMap(({ paidAt, ...row }) => (paidAt ? [{ ...row, paidAt }] : []));
  return accessSpans(paid).find(({ end }) => end >= now.getTime())?.payment.id ?? null;
}

const DAY_MS = 24 * 3600_000;

/** A payment that counts: when it was made, and how many days it buys. */
type PaidAccess = { paidAt: Date; accessDays: number };

/**
 * When access ends: each payment adds its days to what is left at its moment, or starts anew where nothing is.
 * @param payments those that count, in any order
 * @returns null where there is none
 */
export function accessEnd(payments: readonly PaidAccess[]): Date | null {
  const last = accessSpans(payments).at(-1);
  return last ? new Date(last.end) : null;
}

/** Until when each payment gives access, one after the other. */
export function accessSpans<P extends PaidAccess>(payments: readonly P[]): { payment: P; end: number }[] {
  const inOrder = payments.toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime());
  let end = 0;
  return inOrder.map((payment) => {
    end = Math.max(end, payment.paidAt.getTime()) + payment.accessDays * DAY_MS;
    return { payment, end };
  });
}

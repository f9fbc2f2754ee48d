import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { payments } from '#platform/database/schema.ts';
import { followMoney } from './money-back/follow-money.server.ts';
import { takeMissedEvents } from './money-back/missed-events.server.ts';
import { settle, type SettleParts } from './settle.server.ts';

/** How long a payment is left to the webhook and the return page before it is looked after, in ms. */
const GRACE_MS = 2 * 60_000;
/** Payments looked after in one go. */
const BATCH = 50;

/** Payments that wait for the provider's word: to be paid, or to be given back. */
const WAITING = ['open', 'refund_pending'] as const;

/** Looks after payments whose webhook or return got lost. One that fails does not keep the others waiting. */
export async function reconcile(parts: SettleParts): Promise<void> {
  await lookAfterWaiting(parts);
  // Afterwards: what was settled just now may have been given back already.
  await takeMissedEvents(parts);
}

async function lookAfterWaiting(parts: SettleParts): Promise<void> {
  const before = new Date(parts.clock.now().getTime() - GRACE_MS);
  const waiting = await parts.db
    .select()
    .from(payments)
    .where(and(inArray(payments.status, WAITING), lte(payments.updatedAt, before)))
    .orderBy(asc(payments.updatedAt))
    .limit(BATCH);
  for (const payment of waiting) {
    const look = payment.status === 'open' ? settle : followMoney;
    const status = await look(parts, payment, 'reconciler').catch((error: unknown) => {
      parts.log.warn('payment.not_reconciled', { paymentId: payment.id, error });
      return payment.status;
    });
    // Looked at last next time, so that a full batch of unpaid ones does not starve the others.
    if (status === payment.status) {
      const looked = and(eq(payments.id, payment.id), eq(payments.status, status));
      await parts.db.update(payments).set({ updatedAt: parts.clock.now() }).where(looked);
    }
  }
}

import { and, asc, eq, lte } from 'drizzle-orm';
import { payments } from '#platform/database/schema.ts';
import { settle, type SettleParts } from './settle.server.ts';

/** How long a payment is left to the webhook and the return page before it is looked after, in ms. */
const GRACE_MS = 2 * 60_000;
/** Payments looked after in one go. */
const BATCH = 50;

/** Settles open payments whose webhook or return got lost. One that fails does not keep the others waiting. */
export async function reconcile(parts: SettleParts): Promise<void> {
  const before = new Date(parts.clock.now().getTime() - GRACE_MS);
  const open = await parts.db
    .select()
    .from(payments)
    .where(and(eq(payments.status, 'open'), lte(payments.updatedAt, before)))
    .orderBy(asc(payments.updatedAt))
    .limit(BATCH);
  for (const payment of open) {
    const status = await settle(parts, payment, 'reconciler').catch((error: unknown) => {
      parts.log.warn('payment.not_reconciled', { paymentId: payment.id, error });
      return payment.status;
    });
    // Looked at last next time, so that a full batch of unpaid ones does not starve the others.
    if (status === 'open') {
      const looked = and(eq(payments.id, payment.id), eq(payments.status, 'open'));
      await parts.db.update(payments).set({ updatedAt: parts.clock.now() }).where(looked);
    }
  }
}

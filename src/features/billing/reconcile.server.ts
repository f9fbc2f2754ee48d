import { and, asc, eq, gt, inArray, lte, or } from 'drizzle-orm';
import { payments, webhookEvents } from '#platform/database/schema.ts';
import { latestDate } from '#platform/clock/wrong-clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { syncRefund } from './refunds/refund-state.server.ts';
import { settle, type SettleParts } from './settle.server.ts';
import type { ProviderEvent } from './provider.ts';
import { handleWebhook } from './webhook.server.ts';

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
  const now = parts.clock.now();
  const isDue = or(
    lte(payments.updatedAt, new Date(now.getTime() - GRACE_MS)),
    gt(payments.updatedAt, latestDate(now)),
  );
  const waiting = await parts.db
    .select()
    .from(payments)
    .where(and(inArray(payments.status, WAITING), isDue))
    .orderBy(asc(payments.updatedAt))
    .limit(BATCH);
  for (const payment of waiting) {
    const look = payment.status === 'open' ? settle : syncRefund;
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

/** How far back the provider's own list of events is read, in ms: as long as Stripe keeps sending one. */
export const LOOK_BACK_MS = 3 * 24 * 3600_000;

/**
 * Deals with events about money that went back whose webhook never came: a refund that failed, or a dispute, says
 * nothing by itself to somebody who only looks at payments that wait.
 */
async function takeMissedEvents(parts: SettleParts): Promise<void> {
  const since = new Date(parts.clock.now().getTime() - LOOK_BACK_MS);
  const events = await parts.provider.refundEvents(since);
  for (const event of await aboutOurs(parts.db, await withoutTaken(parts.db, events))) {
    await handleWebhook(parts, event, 'reconciler').catch((error: unknown) =>
      parts.log.warn('event.not_taken', { eventId: event.id, error }),
    );
  }
}

async function withoutTaken(db: Database, events: readonly ProviderEvent[]): Promise<ProviderEvent[]> {
  if (events.length === 0) return [];
  const ids = events.map(({ id }) => id);
  const rows = await db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(inArray(webhookEvents.id, ids));
  const taken = new Set(rows.map(({ id }) => id));
  return events.filter(({ id }) => !taken.has(id));
}

/**
 * Without those about payments that are not ours: an account at the provider may serve other shops too, whose events
 * stand in the list for days. One that is ours and not settled yet is found another time.
 */
async function aboutOurs(db: Database, events: readonly ProviderEvent[]): Promise<ProviderEvent[]> {
  const named = events.flatMap(({ paymentIntentRef }) => paymentIntentRef ?? []);
  if (named.length === 0) return [...events];
  const rows = await db
    .select({ ref: payments.paymentIntentRef })
    .from(payments)
    .where(inArray(payments.paymentIntentRef, named));
  const ours = new Set(rows.map(({ ref }) => ref));
  return events.filter(({ paymentIntentRef }) => paymentIntentRef === null || ours.has(paymentIntentRef));
}

import { eq } from 'drizzle-orm';
import { payments, webhookEvents } from '#platform/database/schema.ts';
import { syncRefund } from './refunds/refund-state.server.ts';
import type { ProviderEvent } from './provider.ts';
import { settle, type SettleCause, type SettleParts } from './settle.server.ts';

/**
 * Deals with an event of the provider's, which says what to look at and nothing else: the provider is asked how it
 * stands. Events may come twice, late and in any order.
 */
export async function handleWebhook(
  parts: SettleParts,
  event: ProviderEvent,
  cause: SettleCause,
): Promise<void> {
  const { sessionRef, paymentIntentRef } = event;
  if (sessionRef !== null) {
    const [payment] = await parts.db.select().from(payments).where(eq(payments.sessionRef, sessionRef));
    if (payment) await settle(parts, payment, cause);
  }
  if (paymentIntentRef !== null) {
    const paidBy = eq(payments.paymentIntentRef, paymentIntentRef);
    const [payment] = await parts.db.select().from(payments).where(paidBy);
    // Perhaps a payment that is not settled yet: the event stays new, and the reconciler comes back to it.
    if (!payment) return;
    await syncRefund(parts, payment, cause);
  }
  // Written down once it was dealt with: an event whose handling failed is sent again.
  const row = { id: event.id, type: event.type, receivedAt: parts.clock.now() };
  await parts.db.insert(webhookEvents).values(row).onConflictDoNothing();
}

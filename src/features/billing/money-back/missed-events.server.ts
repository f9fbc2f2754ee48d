import { inArray } from 'drizzle-orm';
import type { Database } from '#platform/database/database.server.ts';
import { webhookEvents } from '#platform/database/schema.ts';
import type { ProviderEvent } from '../provider.ts';
import type { SettleParts } from '../settle.server.ts';
import { takeEvent } from '../take-event.server.ts';

/** How far back the provider's own list of events is read, in ms: as long as Stripe keeps sending one. */
const LOOK_BACK_MS = 3 * 24 * 3600_000;

/**
 * Deals with events about money that went back whose webhook never came: a refund that failed, or a dispute, says
 * nothing by itself to somebody who only looks at payments that wait.
 */
export async function takeMissedEvents(parts: SettleParts): Promise<void> {
  const since = new Date(parts.clock.now().getTime() - LOOK_BACK_MS);
  const events = await parts.provider.moneyBackEvents(since);
  for (const event of await withoutTaken(parts.db, events)) {
    await takeEvent(parts, event, 'reconciler').catch((error: unknown) =>
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

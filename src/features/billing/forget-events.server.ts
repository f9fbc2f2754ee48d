import { lte } from 'drizzle-orm';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { deleteInPieces } from '#platform/database/delete-in-pieces.server.ts';
import { webhookEvents } from '#platform/database/schema.ts';
import { keptSince } from '#platform/retention/periods.ts';

/** Forgets which events were dealt with, once the provider's list no longer holds them. */
export async function forgetOldEvents(db: Database, clock: Clock): Promise<void> {
  await deleteInPieces(
    db,
    webhookEvents,
    lte(webhookEvents.receivedAt, keptSince('providerEvents', clock.now())),
  );
}

import { count, isNotNull, min } from 'drizzle-orm';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { outbox } from '#platform/database/schema.ts';

export type OutboxFigures = { waiting: number; oldestSeconds: number };

/** How much waits to be sent, and since when: found by the index of what is due. */
export async function outboxFigures(db: Database, clock: Clock): Promise<OutboxFigures> {
  const [found] = await db
    .select({ waiting: count(), oldest: min(outbox.createdAt) })
    .from(outbox)
    .where(isNotNull(outbox.nextAttemptAt));
  const ms = found?.oldest ? clock.now().getTime() - found.oldest.getTime() : 0;
  return { waiting: found?.waiting ?? 0, oldestSeconds: Math.max(0, ms / 1000) };
}

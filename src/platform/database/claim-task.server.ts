import { sql } from 'drizzle-orm';
import type { Database } from './database.server.ts';
import { taskClaims } from './schema.ts';

/** Claims of other releases may be a little longer, in ms. */
const SLACK_MS = 3600_000;

/**
 * Whether this copy of the product is to do something now that one copy does for all of them. The first one that asks
 * gets it for a while; where it ends in the middle, another one gets it after that. The database's clock decides; a
 * claim that reaches further than any can was made while that clock was wrong.
 */
export async function claimTask(db: Database, name: string, forMs: number): Promise<boolean> {
  const claimedUntil = sql`now() + ${forMs} * interval '1 millisecond'`;
  const claimed = await db
    .insert(taskClaims)
    .values({ name, claimedUntil })
    .onConflictDoUpdate({
      target: taskClaims.name,
      set: { claimedUntil },
      setWhere: sql`${taskClaims.claimedUntil} <= now()
        or ${taskClaims.claimedUntil} > now() + ${2 * forMs + SLACK_MS} * interval '1 millisecond'`,
    })
    .returning({ name: taskClaims.name });
  return claimed.length > 0;
}

import { and, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#platform/database/database.server.ts';
import { looks, users } from '#platform/database/schema.ts';

/** Removes looks of accounts that a copy of the release before erased, which knew nothing of them. */
export async function forgetLooksOfErased(db: Database): Promise<void> {
  const erased = db
    .select({ id: users.id })
    .from(users)
    .where(and(isNull(users.email), isNull(users.phone)));
  await db.delete(looks).where(inArray(looks.userId, erased));
}

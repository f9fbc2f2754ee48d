import { and, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#platform/database/database.server.ts';
import { sentApplications, storedFiles, users } from '#platform/database/schema.ts';

/** Removes what accounts had sent that a copy of the release before erased, which knew nothing of it. */
export async function forgetSentOfErased(db: Database): Promise<void> {
  const erased = db
    .select({ id: users.id })
    .from(users)
    .where(and(isNull(users.email), isNull(users.phone)));
  await db.delete(sentApplications).where(inArray(sentApplications.userId, erased));
  await db.delete(storedFiles).where(inArray(storedFiles.userId, erased));
}

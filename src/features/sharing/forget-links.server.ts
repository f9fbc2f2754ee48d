import { and, eq, inArray, lt } from 'drizzle-orm';
import { forgetUnusedFiles } from '#editor/store/files/stored-files.server.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { documentLinks, users } from '#platform/database/schema.ts';
import { keptSince } from '#platform/retention/periods.ts';

/** Removes links that have run out long ago, with what they showed. */
export async function forgetOldLinks(db: Database, clock: Clock): Promise<void> {
  const isOld = lt(documentLinks.expiresAt, keptSince('links', clock.now()));
  const of = await db.selectDistinct({ userId: documentLinks.userId }).from(documentLinks).where(isOld);
  for (const { userId } of of)
    await db.transaction(async (tx) => {
      // Nobody keeps a file meanwhile.
      await tx
        .select({ id: users.id })
        .from(users)
        .where(inArray(users.id, [userId]))
        .for('update');
      await tx.delete(documentLinks).where(and(eq(documentLinks.userId, userId), isOld));
      await forgetUnusedFiles(tx, userId);
    });
}

import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '#platform/database/database.server.ts';
import type { coverLetters, resumes } from '#platform/database/schema.ts';

export type DocumentRow = typeof resumes.$inferSelect | typeof coverLetters.$inferSelect;

/** A person's documents of one kind, one after the other: all of them at once could be a hundred megabytes. */
export async function* readDocuments(
  db: Database,
  table: typeof resumes | typeof coverLetters,
  userId: number,
): AsyncGenerator<DocumentRow> {
  for (let last = 0; ;) {
    const next = and(eq(table.userId, userId), gt(table.id, last));
    const [row] = await db.select().from(table).where(next).orderBy(asc(table.id)).limit(1);
    if (!row) return;
    last = row.id;
    yield row;
  }
}

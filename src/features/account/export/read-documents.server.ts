import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '#platform/database/database.server.ts';
import { documents } from '#platform/database/schema.ts';

export type DocumentRow = typeof documents.$inferSelect;

/** A person's documents of one kind, one after the other: all of them at once could be a hundred megabytes. */
export async function* readDocuments(
  db: Database,
  kind: string,
  userId: number,
): AsyncGenerator<DocumentRow> {
  for (let last = 0; ;) {
    const next = and(eq(documents.userId, userId), eq(documents.kind, kind), gt(documents.id, last));
    const [row] = await db.select().from(documents).where(next).orderBy(asc(documents.id)).limit(1);
    if (!row) return;
    last = row.id;
    yield row;
  }
}

import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '#platform/database/database.server.ts';
import { documents, documentVersions, drafts, storedTexts } from '#platform/database/schema.ts';

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

/** The titles of all of them, by their ids. */
export async function readTitles(
  db: Database,
  kind: string,
  userId: number,
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ id: documents.id, title: documents.title })
    .from(documents)
    .where(and(eq(documents.userId, userId), eq(documents.kind, kind)));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

export type VersionRow = typeof documentVersions.$inferSelect;

/** The versions that were kept of a document, the newest first; their data is among the texts. */
export function readVersions(db: Database, { userId, kind, id }: DocumentRow): Promise<VersionRow[]> {
  return db
    .select()
    .from(documentVersions)
    .where(
      and(
        eq(documentVersions.userId, userId),
        eq(documentVersions.kind, kind),
        eq(documentVersions.documentId, id),
      ),
    )
    .orderBy(desc(documentVersions.version));
}

/** What versions and tailored documents refer to by its hash, one after the other. */
export async function* readTexts(
  db: Database,
  userId: number,
): AsyncGenerator<typeof storedTexts.$inferSelect> {
  for (let last = ''; ;) {
    const next = and(eq(storedTexts.userId, userId), gt(storedTexts.sha256, last));
    const [row] = await db.select().from(storedTexts).where(next).orderBy(asc(storedTexts.sha256)).limit(1);
    if (!row) return;
    last = row.sha256;
    yield row;
  }
}

/** New documents that were never saved, one after the other. */
export async function* readDrafts(db: Database, userId: number): AsyncGenerator<typeof drafts.$inferSelect> {
  for (let last = ''; ;) {
    const next = and(eq(drafts.userId, userId), gt(drafts.key, last));
    const [row] = await db.select().from(drafts).where(next).orderBy(asc(drafts.key)).limit(1);
    if (!row) return;
    last = row.key;
    yield row;
  }
}

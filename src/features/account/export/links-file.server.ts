import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#platform/database/database.server.ts';
import { documentLinks, linkOpens } from '#platform/database/schema.ts';
import type { ZippedFile } from './zip-stream.server.ts';

/** The links of a person. What they show is made of the documents, which are in the export themselves. */
export async function* linksFile(db: Database, userId: number): AsyncGenerator<ZippedFile> {
  const rows = await db
    .select()
    .from(documentLinks)
    .where(eq(documentLinks.userId, userId))
    .orderBy(asc(documentLinks.id));
  if (rows.length === 0) return;
  const isTheirs = inArray(
    linkOpens.linkId,
    rows.map(({ id }) => id),
  );
  const opens = await db.select().from(linkOpens).where(isTheirs).orderBy(asc(linkOpens.day));
  const links = rows.map((row) => {
    const { id, kind, documentId, version, label, hidden, countsOpens } = row;
    const { createdAt, updatedAt, expiresAt, revokedAt, pdfSha256 } = row;
    return {
      ...{ id, kind, documentId, version, label, hidden, countsOpens },
      ...{ createdAt, updatedAt, expiresAt, revokedAt, pdfSha256 },
      opens: opens
        .filter(({ linkId }) => linkId === id)
        .map(({ day, opens: times }) => ({ day, opens: times })),
    };
  });
  yield { path: 'links.json', bytes: Buffer.from(`${JSON.stringify(links, null, 2)}\n`) };
}

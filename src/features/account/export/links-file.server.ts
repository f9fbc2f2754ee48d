import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { asc, eq, inArray } from 'drizzle-orm';
import { fileOf } from '#editor/store/files/stored-files.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { documentLinks, linkOpens } from '#platform/database/schema.ts';
import type { ZippedFile } from './zip-stream.server.ts';

const decompressed = promisify(gunzip);

/**
 * The links of a person, and the text that each shows, once by its hash: a link may show a version that is not kept
 * otherwise. Its pages and its PDF are made of the same.
 */
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
    const { id, kind, documentId, version, title, fileName, label, hidden, countsOpens } = row;
    const { createdAt, updatedAt, expiresAt, revokedAt, pdfSha256 } = row;
    return {
      ...{ id, kind, documentId, version, title, fileName: fileName.utf8, label, hidden, countsOpens },
      ...{ createdAt, updatedAt, expiresAt, revokedAt, pdfSha256 },
      text: pathOf(row.textSha256),
      opens: opens
        .filter(({ linkId }) => linkId === id)
        .map(({ day, opens: times }) => ({ day, opens: times })),
    };
  });
  for (const sha256 of new Set(rows.map(({ textSha256 }) => textSha256))) {
    const text = await fileOf(db, userId, sha256);
    // Taken back since the export began.
    if (text) yield { path: pathOf(sha256), bytes: await decompressed(text) };
  }
  yield { path: 'links.json', bytes: Buffer.from(`${JSON.stringify(links, null, 2)}\n`) };
}

function pathOf(sha256: string): string {
  return `links/${sha256}.html`;
}

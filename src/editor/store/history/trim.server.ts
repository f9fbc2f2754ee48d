import { and, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '#platform/database/database.server.ts';
import { documentVersions, storedTexts } from '#platform/database/schema.ts';
import type { DocumentKey, DocumentKeys } from './keep-version.server.ts';
import { forgetUnusedTexts } from './texts.server.ts';
import { ofDocument, ofDocuments } from './version-rows.server.ts';
import {
  ALL_VERSIONS_MAX,
  bytesOf,
  HISTORY_MAX_BYTES,
  versionsToForget,
  VERSIONS_MAX,
} from './which-stay.ts';

/** The size stands beside each text: none is read for it. */
const STORED = sql<number>`pg_column_size(${storedTexts.body})`.mapWith(Number);

/** So many more are there before all are looked at again, so that not every save has to. */
const ALL_VERSIONS_SPARE = 200;

/**
 * Makes room where a document has more versions than it may, or a person's history takes more than it may. Where it is
 * documents alone, nothing but them is looked at.
 */
export async function trimWhereFull(
  tx: Database,
  { userId, kind, id }: DocumentKey,
  now: Date,
): Promise<void> {
  await trimWhereAnyFull(tx, { userId, kind, ids: [id] }, now);
}

/** The same where any of some documents has more than it may. */
export async function trimWhereAnyFull(tx: Database, keys: DocumentKeys, now: Date): Promise<void> {
  if (keys.ids.length === 0) return;
  const { userId } = keys;
  const [most] = await tx
    .select({ versions: count() })
    .from(documentVersions)
    .where(ofDocuments(keys))
    .groupBy(documentVersions.documentId)
    .orderBy(desc(count()))
    .limit(1);
  const [full] = await tx
    .select({
      all: tx.$count(documentVersions, eq(documentVersions.userId, userId)),
      bytes: sql<number>`coalesce(sum(${STORED}), 0)`.mapWith(Number),
    })
    .from(storedTexts)
    .where(eq(storedTexts.userId, userId));
  const isFull =
    (full?.all ?? 0) > ALL_VERSIONS_MAX + ALL_VERSIONS_SPARE || (full?.bytes ?? 0) > HISTORY_MAX_BYTES;
  if (isFull) await trimHistory(tx, userId, now);
  else if ((most?.versions ?? 0) > VERSIONS_MAX) await trimHistory(tx, userId, now, ofDocuments(keys));
}

/**
 * Forgets what of a person's history has been kept for its time, or is too much, under the person's lock.
 * @param which of the history, where not all of it is to be looked at
 * @returns the bytes that the rest takes
 */
export async function trimHistory(
  tx: Database,
  userId: number,
  now: Date,
  which: SQL | undefined = eq(documentVersions.userId, userId),
): Promise<number> {
  const rows = await tx
    .select({
      ...{ kind: documentVersions.kind, id: documentVersions.documentId, version: documentVersions.version },
      ...{ sha256: documentVersions.sha256, baseSha256: documentVersions.baseSha256 },
      ...{ name: documentVersions.name, keptAt: documentVersions.keptAt },
    })
    .from(documentVersions)
    .where(which);
  const texts = await tx
    .select({ sha256: storedTexts.sha256, bytes: STORED })
    .from(storedTexts)
    .where(eq(storedTexts.userId, userId));
  const sizes = new Map(texts.map(({ sha256, bytes }) => [sha256, bytes]));
  const sizeOf = (sha256: string) => sizes.get(sha256) ?? 0;
  const versions = rows.map((row) => ({
    ...row,
    key: { userId, kind: row.kind, id: row.id },
    document: `${row.kind}/${row.id}`,
    isNamed: row.name !== null,
    texts: row.baseSha256 === null ? [row.sha256] : [row.sha256, row.baseSha256],
  }));
  const going = versionsToForget(versions, now, sizeOf);
  for (const ofOne of Map.groupBy(going, ({ document }) => document).values()) await forget(tx, ofOne);
  await forgetUnusedTexts(tx, userId);
  const gone = new Set(going);
  return bytesOf(
    versions.filter((version) => !gone.has(version)),
    sizeOf,
  );
}

/** Removes versions of one document. */
async function forget(
  tx: Database,
  versions: readonly { key: DocumentKey; version: number }[],
): Promise<void> {
  const [first] = versions;
  if (!first) return;
  const numbers = versions.map(({ version }) => version);
  await tx
    .delete(documentVersions)
    .where(and(ofDocument(first.key), inArray(documentVersions.version, numbers)));
}

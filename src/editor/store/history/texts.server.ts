import { and, eq, inArray, isNotNull, notInArray, sql, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database/database.server.ts';
import { documents, documentVersions, storedTexts } from '#platform/database/schema.ts';

/** The hash that a document's data is kept by, as the database makes it of the data as it is stored. */
export const SHA256 = sql<string>`encode(sha256(convert_to(${documents.data}::text, 'UTF8')), 'hex')`;

/** Keeps the data of a document as it is now, unless it is kept already. Under the person's lock. */
export async function keepText(tx: Database, document: SQL | undefined): Promise<void> {
  await tx
    .insert(storedTexts)
    .select(
      tx
        .select({ userId: documents.userId, sha256: SHA256.as('sha256'), body: documents.data })
        .from(documents)
        .where(document),
    )
    .onConflictDoNothing();
}

/** Texts of a person that are kept, by their hash. */
export async function textsOf(
  db: Database,
  userId: number,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db
    .select({ sha256: storedTexts.sha256, body: storedTexts.body })
    .from(storedTexts)
    .where(and(eq(storedTexts.userId, userId), inArray(storedTexts.sha256, [...hashes])));
  return new Map(rows.map(({ sha256, body }) => [sha256, body]));
}

/**
 * Removes the texts of a person that no version and no tailored document refers to any more. Under the person's lock, so
 * that none goes which is being referred to at this moment.
 */
export async function forgetUnusedTexts(tx: Database, userId: number): Promise<void> {
  const used = union(
    tx
      .select({ sha256: documentVersions.sha256 })
      .from(documentVersions)
      .where(eq(documentVersions.userId, userId)),
    tx
      .select({ sha256: sql<string>`${documentVersions.baseSha256}` })
      .from(documentVersions)
      .where(and(eq(documentVersions.userId, userId), isNotNull(documentVersions.baseSha256))),
    tx
      .select({ sha256: sql<string>`${documents.baseSha256}` })
      .from(documents)
      .where(and(eq(documents.userId, userId), isNotNull(documents.baseSha256))),
  );
  await tx
    .delete(storedTexts)
    .where(and(eq(storedTexts.userId, userId), notInArray(storedTexts.sha256, used)));
}

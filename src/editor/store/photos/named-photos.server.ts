import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { union, unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database/database.server.ts';
import {
  documents,
  drafts,
  sentApplications,
  sentDocuments,
  storedFiles,
  storedTexts,
} from '#platform/database/schema.ts';

/**
 * The photos that anything kept of a person names: documents and what is open in them, earlier versions and bases as they
 * were seen, drafts, and what was sent. Texts are searched as they are stored: a sign that the database cannot take out of
 * one keeps none from being searched, and a name counts wherever it stands.
 */
export async function namedPhotos(tx: Database, userId: number): Promise<Set<string>> {
  const body = (text: ReturnType<typeof sql>) => ({ body: sql<string>`${text}`.as('body') });
  const dataOfSent = union(
    tx
      .select({ sha256: sentDocuments.dataSha256 })
      .from(sentDocuments)
      .where(eq(sentDocuments.userId, userId)),
    tx
      .select({ sha256: sentApplications.dataSha256 })
      .from(sentApplications)
      .where(eq(sentApplications.userId, userId)),
  );
  const kept = unionAll(
    tx
      .select(body(sql`${documents.data}::text`))
      .from(documents)
      .where(eq(documents.userId, userId)),
    tx
      .select(body(sql`${documents.conflicts}::text`))
      .from(documents)
      .where(and(eq(documents.userId, userId), isNotNull(documents.conflicts))),
    tx
      .select(body(sql`${storedTexts.body}::text`))
      .from(storedTexts)
      .where(eq(storedTexts.userId, userId)),
    tx
      .select(body(sql`${drafts.data}::text`))
      .from(drafts)
      .where(eq(drafts.userId, userId)),
    tx
      .select(body(sql`encode(${storedFiles.bytes}, 'escape')`))
      .from(storedFiles)
      .where(and(eq(storedFiles.userId, userId), inArray(storedFiles.sha256, dataOfSent))),
  ).as('kept');
  const rows = await tx
    .select({ id: sql<string>`distinct (regexp_matches(${kept.body}, '[0-9a-f]{64}', 'g'))[1]` })
    .from(kept);
  return new Set(rows.map(({ id }) => id));
}

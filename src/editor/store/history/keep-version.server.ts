import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.server.ts';
import { documents, documentVersions } from '#platform/database/schema.ts';
import type { VersionCause } from '#platform/database/version-causes.ts';
import { keepText, SHA256 } from './texts.server.ts';

/** Names one document. */
export type DocumentKey = { userId: number; kind: string; id: number };

export function isDocument({ userId, kind, id }: DocumentKey) {
  return and(eq(documents.userId, userId), eq(documents.kind, kind), eq(documents.id, id));
}

/** Names some documents of one kind. */
export type DocumentKeys = { userId: number; kind: string; ids: readonly number[] };

export function isOneOf({ userId, kind, ids }: DocumentKeys) {
  return and(eq(documents.userId, userId), eq(documents.kind, kind), inArray(documents.id, [...ids]));
}

/**
 * Keeps a document as it is now, unless this version of it is kept already. Asked under the person's lock, in the
 * transaction that then changes the document, and at its end makes room where the history is full (`trimWhereFull`).
 */
export async function keepVersion(
  tx: Database,
  { userId, kind, id }: DocumentKey,
  cause: VersionCause,
  now: Date,
): Promise<void> {
  await keepVersions(tx, { userId, kind, ids: [id] }, cause, now);
}

/** The same of some documents at once. */
export async function keepVersions(
  tx: Database,
  keys: DocumentKeys,
  cause: VersionCause,
  now: Date,
): Promise<void> {
  if (keys.ids.length === 0) return;
  await keepText(tx, isOneOf(keys));
  await tx
    .insert(documentVersions)
    .select(
      tx
        .select({
          ...{ userId: documents.userId, kind: documents.kind, documentId: documents.id },
          ...{ version: documents.version, title: documents.title, templateId: documents.templateId },
          sha256: SHA256.as('sha256'),
          baseSha256: documents.baseSha256,
          name: sql<null>`null::text`.as('name'),
          cause: sql<VersionCause>`${cause}::text`.as('cause'),
          savedAt: documents.updatedAt,
          keptAt: sql<Date>`${now.toISOString()}::timestamptz`.as('kept_at'),
        })
        .from(documents)
        .where(isOneOf(keys)),
    )
    .onConflictDoNothing();
}

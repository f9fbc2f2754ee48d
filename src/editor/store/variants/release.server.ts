import { and, eq, inArray, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database/database.server.ts';
import { documents, documentVersions } from '#platform/database/schema.ts';
import { AppError } from '#platform/http/app-error.ts';
import { isDocument, type DocumentKey } from '../history/keep-version.server.ts';
import { followUnderLock, type Following } from './follow.server.ts';

/** What follows a document and has not seen what it is in this version. */
type Stale = { version: number; ids: number[] };

/** Most documents that come up to date within the transaction that deletes their base. */
const AT_ONCE_MAX = 5;

/** Nothing where there is no such document. */
export async function staleVariants(db: Database, base: DocumentKey): Promise<Stale | undefined> {
  const variants = alias(documents, 'variants');
  const isStale = or(isNull(variants.baseVersion), ne(variants.baseVersion, documents.version));
  const rows = await db
    .select({ version: documents.version, id: variants.id })
    .from(documents)
    .leftJoin(
      variants,
      and(
        eq(variants.userId, documents.userId),
        eq(variants.kind, documents.kind),
        eq(variants.baseId, documents.id),
        isStale,
      ),
    )
    .where(isDocument(base));
  const [first] = rows;
  return first && { version: first.version, ids: rows.flatMap(({ id }) => id ?? []) };
}

/**
 * Lets all that follows a document be documents of their own: what is done before it is deleted, in the same transaction.
 * They came up to date before, one by one: under one lock, a hundred long documents would keep everybody waiting where
 * there is one connection to the database.
 * @param seen the version of the document that they came up to date with
 * @throws AppError `version_conflict` where it was changed after that, and much would have to be done again
 */
export async function releaseVariants(
  tx: Database,
  following: Following,
  base: DocumentKey,
  { seen, now }: { seen: number | undefined; now: Date },
): Promise<void> {
  const stale = await staleVariants(tx, base);
  // Those that could not follow stay as they are.
  if (stale && stale.version !== seen) {
    if (stale.ids.length > AT_ONCE_MAX)
      throw new AppError('version_conflict', 'This document was changed in the meantime. Please try again.');
    for (const id of stale.ids) await followUnderLock(tx, following, { ...base, id }, now);
  }
  await letGo(tx, base, isVariantOf(base));
}

/** Documents of the person and kind of a key no longer follow anything. */
export async function letGo(tx: Database, key: DocumentKey, which: SQL | undefined): Promise<void> {
  const gone = await tx
    .update(documents)
    .set({ baseId: null, baseVersion: null, baseSha256: null })
    .where(which)
    .returning({ id: documents.id });
  await forgetSeenBases(
    tx,
    key,
    gone.map(({ id }) => id),
  );
}

/** A version that is restored is compared with what it saw of its base, and never with another base. */
export async function forgetSeenBases(
  tx: Database,
  { userId, kind }: Pick<DocumentKey, 'userId' | 'kind'>,
  ids: readonly number[],
): Promise<void> {
  const ofDocuments = and(
    eq(documentVersions.userId, userId),
    eq(documentVersions.kind, kind),
    inArray(documentVersions.documentId, [...ids]),
  );
  await tx
    .update(documentVersions)
    .set({ baseSha256: null })
    .where(and(ofDocuments, isNotNull(documentVersions.baseSha256)));
}

export function isVariantOf({ userId, kind, id }: DocumentKey) {
  return and(eq(documents.userId, userId), eq(documents.kind, kind), eq(documents.baseId, id));
}

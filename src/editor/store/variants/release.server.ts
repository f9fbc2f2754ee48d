import { setImmediate as othersTurn } from 'node:timers/promises';
import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database/database.server.ts';
import { documents, documentVersions } from '#platform/database/schema.ts';
import { lockPerson } from '#platform/session/lock-person.server.ts';
import { isOneOf, type DocumentKey, type DocumentKeys } from '../history/keep-version.server.ts';
import { followersUnderLock, type Following } from './follow.server.ts';

/** How many documents follow their base in one go: as many are in memory, and others wait for as long. */
const AT_A_TIME = 20;

export function isVariantOf({ userId, kind, id }: DocumentKey) {
  return and(eq(documents.userId, userId), eq(documents.kind, kind), eq(documents.baseId, id));
}

/**
 * Brings all that follow a document up to date as reading them would, some at a time and each time in a transaction of its
 * own: what is left for the one in which the base goes is little, and nobody waits long for the person's lock.
 */
export async function followAhead(
  db: Database,
  following: Following,
  base: DocumentKey,
  now: Date,
): Promise<void> {
  const ids = await staleVariants(db, base);
  for (let from = 0; from < ids.length; from += AT_A_TIME) {
    await db.transaction(async (tx) => {
      await lockPerson(tx, base.userId);
      await followersUnderLock(tx, following, { base, ids: ids.slice(from, from + AT_A_TIME) }, now);
    });
    await othersTurn();
  }
}

/**
 * Brings all that follow a document up to date, and lets them be documents of their own: what is done before it is
 * deleted, in the same transaction.
 */
export async function releaseVariants(
  tx: Database,
  following: Following,
  base: DocumentKey,
  now: Date,
): Promise<void> {
  const stale = await staleVariants(tx, base);
  for (let from = 0; from < stale.length; from += AT_A_TIME)
    await followersUnderLock(tx, following, { base, ids: stale.slice(from, from + AT_A_TIME) }, now);
  const variants = await tx.select({ id: documents.id }).from(documents).where(isVariantOf(base));
  await letGo(tx, { userId: base.userId, kind: base.kind, ids: variants.map(({ id }) => id) });
}

/** Lets documents follow nothing any more. */
export async function letGo(tx: Database, keys: DocumentKeys): Promise<void> {
  if (keys.ids.length === 0) return;
  const nothing = { baseId: null, baseVersion: null, baseSha256: null };
  await tx.update(documents).set(nothing).where(isOneOf(keys));
  await forgetSeenBases(tx, keys);
}

/** A version that is restored is compared with what it saw of its base, and never with another base. */
export async function forgetSeenBases(tx: Database, { userId, kind, ids }: DocumentKeys): Promise<void> {
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

/** Those that have not seen their base as it is now. */
async function staleVariants(db: Database, base: DocumentKey): Promise<number[]> {
  const bases = alias(documents, 'bases');
  const ofBase = and(
    eq(bases.userId, documents.userId),
    eq(bases.kind, documents.kind),
    eq(bases.id, documents.baseId),
    ne(bases.version, documents.baseVersion),
  );
  const rows = await db
    .select({ id: documents.id })
    .from(documents)
    .innerJoin(bases, ofBase)
    .where(isVariantOf(base))
    .orderBy(asc(documents.id));
  return rows.map(({ id }) => id);
}

import { setImmediate as othersTurn } from 'node:timers/promises';
import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database/database.server.ts';
import { documents, documentVersions } from '#platform/database/schema.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { InTurn } from '#platform/http/heavy-turns.ts';
import { lockPerson } from '#platform/session/lock-person.server.ts';
import { isDocument, isOneOf, type DocumentKey, type DocumentKeys } from '../history/keep-version.server.ts';
import { ofDocuments } from '../history/version-rows.server.ts';
import { lengthsOf, piecesOf } from '../text-pieces.server.ts';
import { followersUnderLock, type Following } from './follow.server.ts';

/** How many documents follow their base in one go, and of how many bytes: as many are in memory, and others wait for as long. */
const AT_A_TIME = 20;
const BYTES_AT_A_TIME = 512 * 1024;

export function isVariantOf({ userId, kind, id }: DocumentKey) {
  return and(eq(documents.userId, userId), eq(documents.kind, kind), eq(documents.baseId, id));
}

/**
 * Brings all that follow a document up to date as reading them would, some at a time and each time in a transaction and a
 * turn of its own: what is left for the one in which the base goes is little, and nobody waits long for the person's lock.
 * @returns the version of the document that they have seen; nothing where there is no such document
 */
export async function followAhead(
  db: Database,
  following: Following,
  base: DocumentKey,
  { now, inTurn }: { now: Date; inTurn: InTurn },
): Promise<number | undefined> {
  const stale = await staleVariants(db, base);
  for (const ids of stale ? await batchesOf(db, base, stale.variants) : []) {
    await inTurn(() =>
      db.transaction(async (tx) => {
        await lockPerson(tx, base.userId);
        await followersUnderLock(tx, following, { base, ids }, now);
      }),
    );
    await othersTurn();
  }
  return stale?.version;
}

/**
 * Lets all that follow a document be documents of their own, up to date: what is done before it is deleted, in the same
 * transaction.
 * @param seen the version of the document that they came up to date with before
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
    if (!areFew(stale.variants))
      throw new AppError('version_conflict', 'This document was changed in the meantime. Please try again.');
    const ids = stale.variants.map(({ id }) => id);
    if (ids.length > 0) await followersUnderLock(tx, following, { base, ids }, now);
  }
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
export async function forgetSeenBases(tx: Database, keys: DocumentKeys): Promise<void> {
  await tx
    .update(documentVersions)
    .set({ baseSha256: null })
    .where(and(ofDocuments(keys), isNotNull(documentVersions.baseSha256)));
}

/** A document as it is now, and those that follow it and have not seen it so. */
async function staleVariants(
  db: Database,
  base: DocumentKey,
): Promise<{ version: number; variants: Stale[] } | undefined> {
  const variants = alias(documents, 'variants');
  const isVariant = and(
    ...[eq(variants.userId, documents.userId), eq(variants.kind, documents.kind)],
    ...[eq(variants.baseId, documents.id), ne(variants.baseVersion, documents.version)],
  );
  const stored = sql<number>`pg_column_size(${variants.data}) + coalesce(pg_column_size(${variants.conflicts}), 0)`;
  const rows = await db
    .select({ version: documents.version, id: variants.id, stored })
    .from(documents)
    .leftJoin(variants, isVariant)
    .where(isDocument(base))
    .orderBy(asc(variants.id));
  const [first] = rows;
  if (!first) return undefined;
  const stale = rows.flatMap(({ id, stored }) => (id === null ? [] : [{ id, stored }]));
  return { version: first.version, variants: stale };
}

type Stale = { id: number; stored: number };

/** As many together as follow in one go. */
async function batchesOf(db: Database, base: DocumentKey, variants: readonly Stale[]): Promise<number[][]> {
  const lengths = await lengthsOf(db, base, variants);
  const batches: number[][] = [];
  let left = 0;
  for (const { id } of variants) {
    const bytes = lengths.get(id) ?? 0;
    left -= bytes;
    const last = batches.at(-1);
    if (last && left >= 0 && last.length < AT_A_TIME) last.push(id);
    else {
      batches.push([id]);
      left = BYTES_AT_A_TIME - bytes;
    }
  }
  return batches;
}

/** Whether some are so few, and packed so short, that they follow in one go however long they are. */
function areFew(variants: readonly Stale[]): boolean {
  return variants.length <= AT_A_TIME && piecesOf(variants).length <= 1;
}

import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Fields } from '#documents/fields.ts';
import { followBase, type Followed } from '#documents/merge/follow-base.ts';
import { openConflicts } from '#documents/merge/open-conflicts.ts';
import type { Database } from '#platform/database/database.server.ts';
import { documents, storedTexts } from '#platform/database/schema.ts';
import type { Saved } from '../contract.ts';
import { hasRoomToFollow } from '../quota.server.ts';
import { savedAs } from '../read-documents.server.ts';
import { isStretchOn } from '../change-document.server.ts';
import { isDocument, keepVersion, type DocumentKey } from '../history/keep-version.server.ts';
import { forgetUnusedTexts, keepText, SHA256 } from '../history/texts.server.ts';
import { trimWhereFull } from '../history/trim.server.ts';

/** How documents of one kind follow another, and what is told of a merge that fails. */
export type Following = {
  fields: Fields;
  /** Brings stored data of any earlier version to the current one. */
  upgrade: (stored: unknown) => object;
  failed: (key: DocumentKey, error: unknown) => void;
};

/**
 * How much may be open in a document that goes on following, in bytes of JSON. One merge of two documents of 1 MB leaves
 * no more than three times as much open; without a bound each change of a base could add to it for ever.
 */
const OPEN_MAX_BYTES = 1024 * 1024;

/** What a document follows, and as what it was last seen. */
const FOLLOWED = {
  ...{ version: documents.version, updatedAt: documents.updatedAt, keptAt: documents.keptAt },
  ...{ baseId: documents.baseId, baseVersion: documents.baseVersion, baseSha256: documents.baseSha256 },
  ...{ data: documents.data, conflicts: documents.conflicts },
};

/**
 * Brings a document up to date with its base, if that has changed since it was last seen: what the two come to is a new
 * version. Within a transaction that holds the person's lock, so that of all that read it at the same time one does it,
 * and none beside a save. What comes in may take an account beyond its quota, as shortening may; one that is full twice
 * over follows no more, nor does a document in which so much is open that nobody could have read it. Such a document stays
 * as it is, and readable; so does one that cannot be merged.
 *
 * @returns the version that it has come to, where that is a new one
 */
export async function followUnderLock(
  tx: Database,
  { fields, upgrade, failed }: Following,
  key: DocumentKey,
  now: Date,
): Promise<Saved | undefined> {
  if (!(await isBehind(tx, key)) || !(await hasRoomToFollow(tx, key.userId))) return undefined;
  const [variant] = await tx.select(FOLLOWED).from(documents).where(isDocument(key)).for('update');
  if (!variant || variant.baseId === null) return undefined;
  const isBase = isDocument({ ...key, id: variant.baseId });
  const [base] = await tx
    .select({
      version: documents.version,
      updatedAt: documents.updatedAt,
      data: documents.data,
      sha256: SHA256,
    })
    .from(documents)
    .where(isBase)
    // What is kept of it below is what is merged here.
    .for('share');
  if (!base || base.version === variant.baseVersion) return undefined;
  const seen = { baseVersion: base.version, baseSha256: base.sha256 };
  if (base.sha256 === variant.baseSha256) {
    // Its title or its look has changed, which nobody follows.
    await tx.update(documents).set(seen).where(isDocument(key));
    return undefined;
  }
  const was = await textOf(tx, key.userId, variant.baseSha256);
  let followed: Followed<object>;
  try {
    followed = followBase(fields, {
      was: upgrade(was ?? base.data),
      mine: upgrade(variant.data),
      theirs: upgrade(base.data),
    });
  } catch (error) {
    failed(key, error);
    return undefined;
  }
  await keepText(tx, isBase);
  const saved = await writeFollowed(tx, { key, now, variant, followed, seen, updatedAt: base.updatedAt });
  await forgetUnusedTexts(tx, key.userId);
  return saved;
}

/** Whether a document has to follow, and may: looked at before anything long is read. */
async function isBehind(tx: Database, key: DocumentKey): Promise<boolean> {
  const bases = alias(documents, 'bases');
  const [state] = await tx
    .select({
      ...{ seen: documents.baseVersion, now: bases.version },
      openBytes: sql<number>`coalesce(octet_length(${documents.conflicts}::text), 0)`.mapWith(Number),
    })
    .from(documents)
    .innerJoin(
      bases,
      and(eq(bases.userId, documents.userId), eq(bases.kind, documents.kind), eq(bases.id, documents.baseId)),
    )
    .where(isDocument(key));
  return state !== undefined && state.seen !== state.now && state.openBytes <= OPEN_MAX_BYTES;
}

type FollowedDocument = {
  key: DocumentKey;
  now: Date;
  variant: Pick<typeof documents.$inferSelect, 'version' | 'updatedAt' | 'keptAt' | 'conflicts'>;
  followed: Followed<object>;
  seen: { baseVersion: number; baseSha256: string };
  updatedAt: Date;
};

async function writeFollowed(
  tx: Database,
  { key, now, variant, followed, seen, updatedAt }: FollowedDocument,
): Promise<Saved | undefined> {
  const { merged, conflicts, came } = followed;
  const told = new Set(conflicts.map(({ path }) => path));
  const open = [
    ...openConflicts(variant.conflicts ?? [], merged).filter(({ path }) => !told.has(path)),
    ...conflicts,
  ];
  const isNew = came.length > 0 || conflicts.length > 0;
  // What somebody may want back: what was there before a merge that left something open, or that took a thing away.
  const isKept = conflicts.length > 0 || followed.removes || !isStretchOn(variant.keptAt, now);
  if (isNew && isKept) await keepVersion(tx, key, 'followed', now);
  const [row] = await tx
    .update(documents)
    .set({
      ...seen,
      ...(isNew && {
        data: merged,
        version: variant.version + 1,
        // As if it had come in when the base was saved: reading a document puts it at no other place in a list.
        updatedAt: new Date(Math.max(variant.updatedAt.getTime(), updatedAt.getTime())),
        conflicts: open.length > 0 ? open : null,
        ...(isKept && { keptAt: now }),
      }),
    })
    .where(and(isDocument(key), eq(documents.version, variant.version)))
    .returning({ id: documents.id, version: documents.version, updatedAt: documents.updatedAt });
  if (isNew && isKept) await trimWhereFull(tx, key, now);
  return isNew && row ? savedAs(row) : undefined;
}

async function textOf(tx: Database, userId: number, sha256: string | null): Promise<unknown> {
  const [text] = await tx
    .select({ body: storedTexts.body })
    .from(storedTexts)
    .where(and(eq(storedTexts.userId, userId), eq(storedTexts.sha256, sql`${sha256}`)));
  return text?.body;
}

import { setImmediate as othersTurn } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import type { Fields } from '#documents/fields.ts';
import { mergedWithBase, whatCame, type Followed } from '#documents/merge/follow-base.ts';
import { openConflicts } from '#documents/merge/open-conflicts.ts';
import type { Database } from '#platform/database/database.server.ts';
import { documents } from '#platform/database/schema.ts';
import type { OpenConflict, Saved } from '../contract.ts';
import { hasRoomToFollow } from '../quota.server.ts';
import { bases, ofBase, SAVED, savedAs } from '../read-documents.server.ts';
import { isStretchOn } from '../change-document.server.ts';
import {
  isDocument,
  isOneOf,
  keepVersions,
  type DocumentKey,
  type DocumentKeys,
} from '../history/keep-version.server.ts';
import { forgetUnusedTexts, keepText, SHA256, textsOf } from '../history/texts.server.ts';
import { trimWhereAnyFull } from '../history/trim.server.ts';

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
const FOLLOWER = {
  ...{ id: documents.id, version: documents.version, updatedAt: documents.updatedAt },
  ...{ keptAt: documents.keptAt, baseSha256: documents.baseSha256 },
  ...{ data: documents.data, conflicts: documents.conflicts },
};
type Follower = Pick<typeof documents.$inferSelect, keyof typeof FOLLOWER>;

/** What a document that follows another one becomes. */
type Change = {
  variant: Follower;
  followed: Followed<object>;
  /** All conflicts that are open then. */
  open: OpenConflict[];
  isNew: boolean;
  isKept: boolean;
};

/** A base as it is now. */
type Seen = { baseVersion: number; baseSha256: string; updatedAt: Date };

/**
 * Brings a document up to date with its base, if that has changed since it was last seen, as `followersUnderLock` says.
 *
 * @returns the version that it has come to, where that is a new one
 */
export async function followUnderLock(
  tx: Database,
  following: Following,
  key: DocumentKey,
  now: Date,
): Promise<Saved | undefined> {
  const [variant] = await tx
    .select({ baseVersion: documents.baseVersion, base: { id: bases.id, version: bases.version } })
    .from(documents)
    .innerJoin(bases, ofBase)
    .where(isDocument(key));
  if (!variant || variant.base.version === variant.baseVersion) return undefined;
  const base = { ...key, id: variant.base.id };
  const [saved] = await followersUnderLock(tx, following, { base, ids: [key.id] }, now);
  return saved;
}

/**
 * Brings documents up to date with their base, as far as that has changed since each last saw it: what the two come to is
 * a new version. Within a transaction that holds the person's lock, so that of all that read one at the same time one does
 * it, and none beside a save. What comes in may take an account beyond its quota, as shortening may; one that is full
 * twice over follows no more, nor does a document in which so much is open that nobody could have read it. Such a document
 * stays as it is, and readable; so does one that cannot be merged.
 *
 * @param ids of some of those that follow it: they are all in memory at once
 */
export async function followersUnderLock(
  tx: Database,
  following: Following,
  { base: baseKey, ids }: { base: DocumentKey; ids: readonly number[] },
  now: Date,
): Promise<Saved[]> {
  const { userId, kind } = baseKey;
  if (!(await hasRoomToFollow(tx, userId))) return [];
  const columns = { version: documents.version, updatedAt: documents.updatedAt, data: documents.data };
  const [base] = await tx
    .select({ ...columns, sha256: SHA256 })
    .from(documents)
    .where(isDocument(baseKey))
    // What is kept of it below is what is merged here.
    .for('share');
  if (!base) return [];
  const variants = await tx
    .select(FOLLOWER)
    .from(documents)
    .where(
      and(
        isOneOf({ userId, kind, ids }),
        eq(documents.baseId, baseKey.id),
        sql`${documents.baseVersion} is distinct from ${base.version}`,
        sql`coalesce(octet_length(${documents.conflicts}::text), 0) <= ${OPEN_MAX_BYTES}`,
      ),
    )
    .for('update');
  if (variants.length === 0) return [];
  const seen: Seen = { baseVersion: base.version, baseSha256: base.sha256, updatedAt: base.updatedAt };
  const [asBefore, changed] = apart(variants, ({ baseSha256 }) => baseSha256 === base.sha256);
  // Its title or its look has changed, which nobody follows.
  await noteSeen(tx, { userId, kind, ids: asBefore.map(({ id }) => id) }, seen);
  if (changed.length === 0) return [];
  const hashes = new Set(changed.flatMap(({ baseSha256 }) => baseSha256 ?? []));
  const texts = await textsOf(tx, userId, [...hashes]);
  const { upgrade, failed } = following;
  let theirs: object | undefined;
  const changes: Change[] = [];
  for (const variant of changed) {
    try {
      theirs ??= await inATurn(() => upgrade(base.data));
      const seenText = texts.get(variant.baseSha256 ?? '');
      const followed = await followedInTurns(following, { variant, seenText, theirs });
      changes.push({ variant, followed, ...whatIsNew(variant, followed, now) });
    } catch (error) {
      failed({ userId, kind, id: variant.id }, error);
    }
  }
  if (changes.length === 0) return [];
  await keepText(tx, isDocument(baseKey));
  const saved = await writeChanges(tx, { userId, kind }, { changes, seen, now });
  await forgetUnusedTexts(tx, userId);
  return saved;
}

/** Each step in a turn of its own: documents of thousands of things take long in all of them. */
export async function followedInTurns(
  { fields, upgrade }: Following,
  { variant, seenText, theirs }: { variant: Pick<Follower, 'data'>; seenText: unknown; theirs: object },
): Promise<Followed<object>> {
  const was = seenText === undefined ? theirs : await inATurn(() => upgrade(seenText));
  const mine = await inATurn(() => upgrade(variant.data));
  const sides = { was, mine, theirs };
  const { merged, conflicts } = await inATurn(() => mergedWithBase(fields, sides));
  return { merged, conflicts, ...(await inATurn(() => whatCame(fields, sides, merged))) };
}

/** Does something once all else that waits had its turn. */
export async function inATurn<T>(work: () => T): Promise<T> {
  await othersTurn();
  return work();
}

function whatIsNew({ keptAt, conflicts: before }: Follower, followed: Followed<object>, now: Date) {
  const { came, conflicts, removes } = followed;
  const open = openThen(before ?? [], followed);
  const isNew = came.length > 0 || conflicts.length > 0;
  // What somebody may want back: what was there before a merge that left something open, or that took a thing away.
  return { open, isNew, isKept: isNew && (conflicts.length > 0 || removes || !isStretchOn(keptAt, now)) };
}

/** What is open in a document once it has followed: what still is of before, and what came up. */
export function openThen(
  before: readonly OpenConflict[],
  { merged, conflicts }: Pick<Followed<object>, 'merged' | 'conflicts'>,
): OpenConflict[] {
  const told = new Set(conflicts.map(({ path }) => path));
  return [...openConflicts(before, merged).filter(({ path }) => !told.has(path)), ...conflicts];
}

async function writeChanges(
  tx: Database,
  owner: Omit<DocumentKeys, 'ids'>,
  { changes, seen, now }: { changes: readonly Change[]; seen: Seen; now: Date },
): Promise<Saved[]> {
  const [news, others] = apart(changes, ({ isNew }) => isNew);
  await noteSeen(tx, { ...owner, ids: others.map(({ variant }) => variant.id) }, seen);
  const keptIds = news.filter(({ isKept }) => isKept).map(({ variant }) => variant.id);
  await keepVersions(tx, { ...owner, ids: keptIds }, 'followed', now);
  const rows = await writeData(tx, owner, { changes: news, seen, now });
  await trimWhereAnyFull(tx, { ...owner, ids: keptIds }, now);
  return rows.map(savedAs);
}

/** Writes what documents become, all by one statement. */
async function writeData(
  tx: Database,
  { userId, kind }: Omit<DocumentKeys, 'ids'>,
  { changes, seen, now }: { changes: readonly Change[]; seen: Seen; now: Date },
) {
  if (changes.length === 0) return [];
  const rows = changes.map(
    ({ variant: { id, version }, followed, isKept, open }) =>
      sql`(${id}::integer, ${version}::integer, ${JSON.stringify(followed.merged)}::json, ${open.length > 0 ? JSON.stringify(open) : null}::json, ${isKept}::boolean)`,
  );
  const become = sql`(values ${sql.join(rows, sql`, `)}) as become (id, version, data, conflicts, is_kept)`;
  return tx
    .update(documents)
    .set({
      ...{ baseVersion: seen.baseVersion, baseSha256: seen.baseSha256 },
      ...{ data: sql`become.data`, conflicts: sql`become.conflicts`, version: sql`become.version + 1` },
      // As if it had come in when the base was saved: reading a document puts it at no other place in a list.
      updatedAt: sql`greatest(${documents.updatedAt}, ${seen.updatedAt.toISOString()}::timestamptz)`,
      keptAt: sql`case when become.is_kept then ${now.toISOString()}::timestamptz else ${documents.keptAt} end`,
    })
    .from(become)
    .where(
      and(
        eq(documents.userId, userId),
        eq(documents.kind, kind),
        sql`${documents.id} = become.id and ${documents.version} = become.version`,
      ),
    )
    .returning(SAVED);
}

async function noteSeen(tx: Database, keys: DocumentKeys, { baseVersion, baseSha256 }: Seen): Promise<void> {
  if (keys.ids.length > 0) await tx.update(documents).set({ baseVersion, baseSha256 }).where(isOneOf(keys));
}

function apart<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}

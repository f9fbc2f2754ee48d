import { and, eq, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { openConflicts, unsettled } from '#documents/merge/open-conflicts.ts';
import type { Database } from '#platform/database/database.server.ts';
import { notFound } from '#platform/http/app-error.ts';
import { atOnce, type InTurn } from '#platform/http/heavy-turns.ts';
import { lockPerson } from '#platform/session/lock-person.server.ts';
import { documents } from '#platform/database/schema.ts';
import type { VersionCause } from '#platform/database/version-causes.ts';
import { isDocument, keepVersion } from './history/keep-version.server.ts';
import { trimWhereFull } from './history/trim.server.ts';
import { assertWithinQuota, isRoomy, SIZE, SMALL_SAVE_BYTES } from './quota.server.ts';
import { SAVED } from './read-documents.server.ts';
import { SHORT_STORED, STORED_WHOLE } from './text-pieces.server.ts';
import { versionConflict } from './version-conflict.ts';

/** What a change sets, and on what; null leaves as it is. */
export type DocumentChange = {
  userId: number;
  id: number;
  title: string | null;
  templateId: string | null;
  /** As JSON. */
  data: string | null;
  /** Where it is named, no other version is changed. */
  version: number | null;
  now: Date;
  tags?: readonly string[] | undefined;
  /** Where it is more than editing, the version that it replaces is always kept. */
  cause?: VersionCause | undefined;
  /** Paths of conflicts that it settles. */
  settled?: readonly string[] | undefined;
  /** The hash of the base that the new content last saw, where the document has one. */
  baseSha256?: string | null | undefined;
};

/** While a stretch of editing lasts, only the version that it began from is kept. */
const STRETCH_MINUTES = 10;
const STRETCH = sql.raw(`interval '${STRETCH_MINUTES} minutes'`);

/** What every change sets, or what stands for each until a prepared statement is run; `now` is ISO 8601 in UTC. */
type Values = Pick<DocumentChange, 'userId' | 'id' | 'title' | 'templateId' | 'data' | 'version'> & {
  now: string;
};
type Changing = { [Key in keyof Values]: Values[Key] | Placeholder };

const PLACEHOLDERS: Changing = {
  userId: sql.placeholder('userId'),
  id: sql.placeholder('id'),
  title: sql.placeholder('title'),
  templateId: sql.placeholder('templateId'),
  data: sql.placeholder('data'),
  version: sql.placeholder('version'),
  now: sql.placeholder('now'),
};

/**
 * Changes documents of one kind: by one statement that writes one row, unless there is more to do. The version that a
 * stretch of editing begins from is kept, a conflict may be over, or the account might become full: that is found out and
 * done under the person's lock.
 */
export function documentChanger(db: Database, { name, noun }: { name: string; noun: string }) {
  const versionOf = db
    .select({ version: documents.version, stored: STORED_WHOLE.mapWith(Number) })
    .from(documents)
    .where(theOne(name, PLACEHOLDERS))
    .prepare(`${name}_version`);
  const plain = (room?: SQL) =>
    changing(db, name, PLACEHOLDERS, {}, and(isWithinStretch(PLACEHOLDERS), room));
  const changed = plain().prepare(`${name}_change`);
  const changedWithRoom = plain(isRoomy(sql.placeholder('userId'))).prepare(`${name}_change_with_room`);

  async function changePlainly(change: DocumentChange) {
    const { data, cause, settled = [], tags } = change;
    const isSmall = data === null || Buffer.byteLength(data) <= SMALL_SAVE_BYTES;
    if (!isSmall || cause !== undefined || tags !== undefined || settled.length > 0) return undefined;
    const [row] = await (data === null ? changed : changedWithRoom).execute(valuesOf(change));
    return row;
  }

  /**
   * @param inTurn what is waited for where a long document, or much that is open in one, is read and written, however
   * little was sent
   * @throws AppError `not_found`, `version_conflict` or `storage_full`
   */
  async function change(change: DocumentChange, inTurn: InTurn = atOnce) {
    const row = (await changePlainly(change)) ?? (await tagAlone(db, name, change));
    if (row) return row;
    const { userId, id, version } = change;
    const [current] = await versionOf.execute({ userId, id });
    if (!current) throw notFound(noun);
    if (version !== null && version !== current.version) throw versionConflict();
    const changing = () =>
      db.transaction(async (tx) => {
        await lockPerson(tx, userId);
        return changeUnderLock(tx, { kind: name, noun }, change);
      });
    return current.stored < SHORT_STORED ? changing() : inTurn(changing);
  }

  return {
    change,
    /** The same within a transaction that holds the person's lock. */
    changeUnderLock: (tx: Database, change: DocumentChange) =>
      changeUnderLock(tx, { kind: name, noun }, change),
  };
}

/**
 * Sets the tags of a document, where nothing else changes. They are about the list that it stands in and not what it says:
 * its version and its date stay, and an editor that has it open meets no conflict.
 */
async function tagAlone(db: Database, kind: string, change: DocumentChange) {
  const { title, templateId, data, version, cause, settled = [], tags } = change;
  const isTagging = tags !== undefined && cause === undefined && settled.length === 0;
  if (!isTagging || title !== null || templateId !== null || data !== null) return undefined;
  const [row] = await db
    .update(documents)
    .set({ tags: [...tags] })
    .where(and(theOne(kind, change), version === null ? undefined : eq(documents.version, version)))
    .returning(SAVED);
  return row;
}

async function changeUnderLock(
  tx: Database,
  { kind, noun }: { kind: string; noun: string },
  change: DocumentChange,
) {
  const { userId, id, version, data, now, tags, settled = [] } = change;
  const key = { userId, kind, id };
  // What is open stays as it is where neither the data nor a decision changes, and nobody reads it then.
  const mayClose = data !== null || settled.length > 0;
  const conflictsBefore = mayClose ? documents.conflicts : sql<null>`null`;
  const [before] = await tx
    .select({
      ...(data === null ? NO_SIZE : SIZE),
      ...{ version: documents.version, templateId: documents.templateId, conflicts: conflictsBefore },
      ...{ keptAt: documents.keptAt, baseId: documents.baseId },
    })
    .from(documents)
    .where(isDocument(key))
    .for('update');
  if (!before) throw notFound(noun);
  if (version !== null && version !== before.version) throw versionConflict();
  const cause = causeToKeep(change, before);
  if (cause !== undefined) await keepVersion(tx, key, cause, now);
  const left = unsettled(before.conflicts ?? [], settled);
  const conflicts = data === null || left.length === 0 ? left : openConflicts(left, JSON.parse(data));
  const [row] = await changing(tx, kind, valuesOf(change), {
    ...(mayClose && { conflicts: conflicts.length > 0 ? conflicts : null }),
    ...(cause !== undefined && { keptAt: now }),
    ...(tags !== undefined && { tags: [...tags] }),
    ...(before.baseId !== null && change.baseSha256 ? seenBase(change.baseSha256) : {}),
  });
  if (!row) throw versionConflict();
  if (cause !== undefined) await trimWhereFull(tx, key, now);
  if (data !== null) await assertWithinQuota(tx, key, before);
  return row;
}

/** Where nothing is going to be compared with it. */
const NO_SIZE = { stored: sql<number>`0`, length: sql<number>`0` };

/** Of a base of before no version is known, so that whatever the base has become since is followed. */
const seenBase = (baseSha256: string) => ({ baseSha256, baseVersion: 0 });

/** Why the version that a change replaces is kept; undefined where the stretch of editing began earlier. */
function causeToKeep(
  { cause, templateId, now }: DocumentChange,
  before: { templateId: string; keptAt: Date | null },
): VersionCause | undefined {
  if (cause !== undefined) return cause;
  if (templateId !== null && templateId !== before.templateId) return 'template';
  return isStretchOn(before.keptAt, now) ? undefined : 'edit';
}

/** Whether the stretch of editing lasts that began when a version was last kept. */
export function isStretchOn(keptAt: Date | null, now: Date): boolean {
  return keptAt !== null && now.getTime() - keptAt.getTime() < STRETCH_MINUTES * 60_000;
}

/** Whether a change does no more than replace the present version within its stretch of editing. */
function isWithinStretch({ now, templateId }: Changing): SQL | undefined {
  return and(
    sql`${documents.keptAt} > ${now}::timestamptz - ${STRETCH}`,
    sql`coalesce(${templateId}::text = ${documents.templateId}, true)`,
    sql`${documents.conflicts} is null`,
  );
}

function theOne(kind: string, { userId, id }: Pick<Changing, 'userId' | 'id'>) {
  return and(eq(documents.userId, userId), eq(documents.kind, kind), eq(documents.id, id));
}

function changing(
  tx: Database,
  kind: string,
  change: Changing,
  more: Partial<typeof documents.$inferInsert>,
  where?: SQL,
) {
  return tx
    .update(documents)
    .set({
      title: sql`coalesce(${change.title}, ${documents.title})`,
      templateId: sql`coalesce(${change.templateId}, ${documents.templateId})`,
      data: sql`coalesce(${change.data}::json, ${documents.data})`,
      version: sql`${documents.version} + 1`,
      updatedAt: sql`${change.now}::timestamptz`,
      ...more,
    })
    .where(
      and(
        theOne(kind, change),
        sql`coalesce(${change.version}::integer = ${documents.version}, true)`,
        where,
      ),
    )
    .returning(SAVED);
}

function valuesOf({ userId, id, title, templateId, data, version, now }: DocumentChange): Values {
  return { userId, id, title, templateId, data, version, now: now.toISOString() };
}

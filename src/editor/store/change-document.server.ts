import { and, eq, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Database } from '#platform/database/database.server.ts';
import { AppError, notFound } from '#platform/http/app-error.ts';
import { lockPerson } from '#platform/session/lock-person.server.ts';
import { documents } from '#platform/database/schema.ts';
import { assertWithinQuota, isRoomy, SIZE, SMALL_SAVE_BYTES } from './quota.server.ts';

/** What a change sets, and on what; null leaves as it is. */
export type DocumentChanges = {
  userId: number;
  id: number;
  title: string | null;
  templateId: string | null;
  /** As JSON. */
  data: string | null;
  /** Where it is named, no other version is changed. */
  version: number | null;
  /** ISO 8601 in UTC. */
  now: string;
};
/** The same, or what stands for each until a prepared statement is run. */
type Changing = { [Key in keyof DocumentChanges]: DocumentChanges[Key] | Placeholder };

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
 * Changes documents of one kind: by one statement, unless the account might become full, which is found out under the
 * person's lock.
 */
export function documentChanger(db: Database, { name, noun }: { name: string; noun: string }) {
  const versionOf = db
    .select({ version: documents.version })
    .from(documents)
    .where(theOne(name, PLACEHOLDERS))
    .prepare(`${name}_version`);
  const changed = changing(db, name, PLACEHOLDERS).prepare(`${name}_change`);
  const room = isRoomy(sql.placeholder('userId'));
  const changedWithRoom = changing(db, name, PLACEHOLDERS, room).prepare(`${name}_change_with_room`);

  async function changeCounted(change: DocumentChanges) {
    return db.transaction(async (tx) => {
      const { userId, id } = change;
      await lockPerson(tx, userId);
      const [before] = await tx.select(SIZE).from(documents).where(theOne(name, change));
      if (!before) throw notFound(noun);
      const [row] = await changing(tx, name, change);
      if (!row) throw versionConflict();
      await assertWithinQuota(tx, { userId, kind: name, id }, before);
      return row;
    });
  }

  /** @throws AppError `not_found`, `version_conflict` or `storage_full` */
  return async (change: DocumentChanges) => {
    const { userId, id, data, version } = change;
    const isSmall = data === null || Buffer.byteLength(data) <= SMALL_SAVE_BYTES;
    const [row] = isSmall ? await (data === null ? changed : changedWithRoom).execute(change) : [];
    if (row) return row;
    const [current] = await versionOf.execute({ userId, id });
    if (!current) throw notFound(noun);
    if (data === null || (version !== null && version !== current.version)) throw versionConflict();
    return changeCounted(change);
  };
}

function theOne(kind: string, { userId, id }: Pick<Changing, 'userId' | 'id'>) {
  return and(eq(documents.userId, userId), eq(documents.kind, kind), eq(documents.id, id));
}

function changing(tx: Database, kind: string, change: Changing, room?: SQL) {
  return tx
    .update(documents)
    .set({
      title: sql`coalesce(${change.title}, ${documents.title})`,
      templateId: sql`coalesce(${change.templateId}, ${documents.templateId})`,
      data: sql`coalesce(${change.data}::json, ${documents.data})`,
      version: sql`${documents.version} + 1`,
      updatedAt: sql`${change.now}::timestamptz`,
    })
    .where(
      and(theOne(kind, change), sql`coalesce(${change.version}::integer = ${documents.version}, true)`, room),
    )
    .returning({ id: documents.id, version: documents.version, updatedAt: documents.updatedAt });
}

function versionConflict(): AppError {
  return new AppError(
    'version_conflict',
    'This document was changed in another tab or on another device in the meantime.',
  );
}

import { and, eq, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Database } from '#platform/database/database.server.ts';
import { AppError, notFound } from '#platform/http/app-error.ts';
import { lockPerson } from '#platform/session/lock-person.server.ts';
import { assertWithinQuota, isRoomy, sizeOf, SMALL_SAVE_BYTES, type DocumentTable } from './quota.server.ts';

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
export function documentChanger(db: Database, { noun, table }: { noun: string; table: DocumentTable }) {
  const prefix = noun.replaceAll(' ', '_');
  const found = and(eq(table.id, sql.placeholder('id')), eq(table.userId, sql.placeholder('userId')));
  const versionOf = db
    .select({ version: table.version })
    .from(table)
    .where(found)
    .prepare(`${prefix}_version`);
  const changed = changing(db, table, PLACEHOLDERS).prepare(`${prefix}_change`);
  const room = isRoomy(sql.placeholder('userId'));
  const changedWithRoom = changing(db, table, PLACEHOLDERS, room).prepare(`${prefix}_change_with_room`);

  async function changeCounted(change: DocumentChanges) {
    return db.transaction(async (tx) => {
      const { userId, id } = change;
      await lockPerson(tx, userId);
      const its = and(eq(table.id, id), eq(table.userId, userId));
      const [before] = await tx.select(sizeOf(table)).from(table).where(its);
      if (!before) throw notFound(noun);
      const [row] = await changing(tx, table, change);
      if (!row) throw versionConflict();
      await assertWithinQuota(tx, { table, userId, id }, before);
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

function changing(tx: Database, table: DocumentTable, change: Changing, room?: SQL) {
  return tx
    .update(table)
    .set({
      title: sql`coalesce(${change.title}, ${table.title})`,
      templateId: sql`coalesce(${change.templateId}, ${table.templateId})`,
      data: sql`coalesce(${change.data}::json, ${table.data})`,
      version: sql`${table.version} + 1`,
      updatedAt: sql`${change.now}::timestamptz`,
    })
    .where(
      and(
        eq(table.id, change.id),
        eq(table.userId, change.userId),
        sql`coalesce(${change.version}::integer = ${table.version}, true)`,
        room,
      ),
    )
    .returning({ id: table.id, version: table.version, updatedAt: table.updatedAt });
}

function versionConflict(): AppError {
  return new AppError(
    'version_conflict',
    'This document was changed in another tab or on another device in the meantime.',
  );
}

import { and, desc, eq, isNotNull, isNull, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Fields } from '#documents/fields.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { documents } from '#platform/database/schema.ts';
import type { VersionCause } from '#platform/database/version-causes.ts';
import { notFound } from '#platform/http/app-error.ts';
import type { Log } from '#platform/log/log.server.ts';
import { lockPerson } from '#platform/session/lock-person.server.ts';
import type { Conflict, ListedDocument, Saved } from './contract.ts';
import {
  createUnderLock,
  forgetDraft,
  ownedOf,
  present,
  type CreatedDocument,
  type CreateInput,
} from './create-document.server.ts';
import { documentChanger } from './change-document.server.ts';
import { createHistoryStore, type HistoryStore } from './history/history-store.server.ts';
import { isDocument, keepVersion } from './history/keep-version.server.ts';
import { forgetUnusedTexts } from './history/texts.server.ts';
import { trimWhereFull } from './history/trim.server.ts';
import { followUnderLock } from './variants/follow.server.ts';
import { createVariantStore, releaseVariants, type VariantStore } from './variants/variant-store.server.ts';

export type WholeDocument<Data> = {
  id: number;
  title: string;
  templateId: string;
  version: number;
  updatedAt: string;
  tags: string[];
  baseId: number | null;
  archived: boolean;
  data: Data;
  /** The document that it follows. */
  base: { id: number; title: string; version: number } | null;
  conflicts: Conflict[];
};

export type UpdateInput<Data> = Partial<CreateInput<Data>> & {
  version?: number | undefined;
  cause?: VersionCause | undefined;
  settled?: readonly string[] | undefined;
  tags?: readonly string[] | undefined;
};

/** Documents of one kind. Every call names the person, and finds nothing that is somebody else's. */
export interface DocumentStore<Data> {
  /** A person's documents that are in use, or those that were archived; the last changed one first. */
  list(userId: number, which?: 'in use' | 'archived'): Promise<ListedDocument[]>;
  /** @throws AppError `not_found` */
  get(userId: number, id: number): Promise<WholeDocument<Data>>;
  /**
   * Makes a document. With the `key` of an earlier creation within a day it makes none, and answers what that one made
   * as it was then: a save on top of it finds out whether it was changed since.
   * @throws AppError `too_many_documents` or `storage_full`
   */
  create(userId: number, document: CreateInput<Data>, key?: string): Promise<CreatedDocument>;
  /** Changes what is named. @throws AppError `not_found`, `version_conflict` or `storage_full` */
  update(userId: number, id: number, change: UpdateInput<Data>): Promise<Saved>;
  /** Takes it out of the list, or brings it back; its version stays, and is kept. @throws AppError `not_found` */
  archive(userId: number, id: number, archived: boolean): Promise<void>;
  /** With all of its versions. @throws AppError `not_found` */
  remove(userId: number, id: number): Promise<void>;
  history: HistoryStore<Data>;
  /** Missing for kinds of which none follows another. */
  variants: VariantStore | undefined;
}

type StoredKind<Data> = {
  name: string;
  /** As people call it: "resume". */
  noun: string;
  /** Brings stored data of any earlier version to the current one. */
  upgrade: (stored: unknown) => Data;
  /** The table of fields by which one follows another; missing for kinds of which none does. */
  tailoredBy?: Fields | undefined;
};

export function createDocumentStore<Data>(
  db: Database,
  clock: Clock,
  log: Log,
  { name, noun, upgrade, tailoredBy }: StoredKind<Data>,
): DocumentStore<Data> {
  const bases = alias(documents, 'bases');
  const ofBase = and(
    eq(bases.userId, documents.userId),
    eq(bases.kind, documents.kind),
    eq(bases.id, documents.baseId),
  );
  // What has not come in yet changes it all the same: it does as soon as it is read.
  const changedAt = sql`case when ${bases.version} <> ${documents.baseVersion} then greatest(${documents.updatedAt}, ${bases.updatedAt}) else ${documents.updatedAt} end`;
  const summaryColumns = {
    id: documents.id,
    title: documents.title,
    templateId: documents.templateId,
    updatedAt: changedAt.mapWith(documents.updatedAt).as('changed_at'),
    tags: documents.tags,
    baseId: documents.baseId,
  };
  const ofKind = (userId: number | Placeholder) => ownedOf(name, userId);
  // Prepared once: these few statements are most of what the database is ever asked.
  const listed = {
    'in use': listOf(isNull(documents.archivedAt)).prepare(`${name}_list`),
    archived: listOf(isNotNull(documents.archivedAt)).prepare(`${name}_list_archived`),
  };
  function listOf(which: SQL) {
    return db
      .select(summaryColumns)
      .from(documents)
      .leftJoin(bases, ofBase)
      .where(and(ofKind(sql.placeholder('userId')), which))
      .orderBy(desc(summaryColumns.updatedAt), desc(documents.id));
  }
  const found = db
    .select({
      ...{ ...summaryColumns, version: documents.version, data: documents.data },
      ...{ archivedAt: documents.archivedAt, conflicts: documents.conflicts },
      ...{ baseVersion: documents.baseVersion, updatedAt: documents.updatedAt },
      base: { id: bases.id, title: bases.title, version: bases.version },
    })
    .from(documents)
    .leftJoin(bases, ofBase)
    .where(and(ofKind(sql.placeholder('userId')), eq(documents.id, sql.placeholder('id'))))
    .prepare(`${name}_get`);
  const changer = documentChanger(db, { name, noun });
  const following = tailoredBy && {
    fields: tailoredBy,
    upgrade: upgrade as (stored: unknown) => object, // Data that has fields is an object.
    failed: ({ id }: { id: number }, error: unknown) => {
      log.error('document.not_followed', { kind: name, id, error });
    },
  };
  const read = async (userId: number, id: number) => {
    const [row] = await found.execute({ userId, id });
    if (!row) throw notFound(noun);
    return row;
  };
  /** A document that is up to date with what it follows; where that fails, as it is. */
  async function readUpToDate(userId: number, id: number) {
    const row = await read(userId, id);
    if (!following || row.base === null || row.base.version === row.baseVersion) return row;
    try {
      await db.transaction(async (tx) => {
        await lockPerson(tx, userId);
        await followUnderLock(tx, following, { userId, kind: name, id }, clock.now());
      });
    } catch (error) {
      following.failed({ id }, error);
      return row;
    }
    return read(userId, id);
  }
  const history = createHistoryStore({ db, clock, name, noun, upgrade, changer, following });
  return {
    async list(userId, which = 'in use') {
      const rows = await listed[which].execute({ userId });
      return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
    },

    async get(userId, id) {
      const row = await readUpToDate(userId, id);
      return {
        ...present(row),
        title: row.title,
        templateId: row.templateId,
        data: upgrade(row.data),
        tags: row.tags,
        baseId: row.baseId,
        archived: row.archivedAt !== null,
        base: row.base,
        conflicts: row.conflicts ?? [],
      };
    },

    create: (userId, document, key) =>
      db.transaction(async (tx) => {
        // The person's row is the lock: parallel creations cannot slip past the cap, or past each other's key, together.
        await lockPerson(tx, userId);
        if (key !== undefined) await forgetDraft(tx, userId, key);
        return createUnderLock(tx, { kind: name, noun, userId, document, key, now: clock.now() });
      }),

    async update(userId, id, { title = null, templateId = null, data, version = null, ...more }) {
      const text = data === undefined ? null : JSON.stringify(data);
      const now = clock.now();
      return present(
        await changer.change({ userId, id, title, templateId, data: text, version, now, ...more }),
      );
    },

    archive: (userId, id, archived) =>
      db.transaction(async (tx) => {
        await lockPerson(tx, userId);
        const key = { userId, kind: name, id };
        const [row] = await tx
          .select({ archivedAt: documents.archivedAt })
          .from(documents)
          .where(isDocument(key))
          .for('update');
        if (!row) throw notFound(noun);
        if ((row.archivedAt !== null) === archived) return;
        const now = clock.now();
        if (archived) await keepVersion(tx, key, 'archive', now);
        const changes = archived ? { archivedAt: now, keptAt: now } : { archivedAt: null };
        await tx.update(documents).set(changes).where(isDocument(key));
        await trimWhereFull(tx, key, now);
      }),

    remove: (userId, id) =>
      db.transaction(async (tx) => {
        await lockPerson(tx, userId);
        const key = { userId, kind: name, id };
        if (following) await releaseVariants(tx, following, key, clock.now());
        const owned = isDocument(key);
        const removed = await tx.delete(documents).where(owned).returning({ id: documents.id });
        if (removed.length === 0) throw notFound(noun);
        await forgetUnusedTexts(tx, userId);
      }),

    history: {
      ...history,
      // What has come in since is the present version, and the one before may have been kept for it.
      async list(userId, id) {
        await readUpToDate(userId, id);
        return history.list(userId, id);
      },
    },

    variants: following && createVariantStore({ db, clock, name, noun, following }),
  };
}

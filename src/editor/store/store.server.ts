import { and, count, desc, eq, isNotNull, isNull, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { documents, drafts } from '#platform/database/schema.ts';
import type { VersionCause } from '#platform/database/version-causes.ts';
import { AppError, notFound } from '#platform/http/app-error.ts';
import { lockPerson } from '#platform/session/lock-person.server.ts';
import type { Conflict, ListedDocument, Saved } from './contract.ts';
import { documentChanger } from './change-document.server.ts';
import { createHistoryStore, type HistoryStore } from './history/history-store.server.ts';
import { isDocument, keepVersion } from './history/keep-version.server.ts';
import { forgetUnusedTexts } from './history/texts.server.ts';
import { trimWhereFull } from './history/trim.server.ts';
import { assertWithinQuota } from './quota.server.ts';

/** Most documents of one kind a person can keep. */
export const DOCUMENTS_MAX = 200;
/** How long the key of a first save names the document that it made, in ms. */
export const CREATION_KEY_MS = 24 * 3600_000;

export type WholeDocument<Data> = {
  id: number;
  title: string;
  templateId: string;
  version: number;
  updatedAt: string;
  tags: string[];
  archived: boolean;
  data: Data;
  /** The document that it follows. */
  base: { id: number; title: string; version: number } | null;
  conflicts: Conflict[];
};

export type CreateInput<Data> = { title: string; templateId: string; data: Data };
export type UpdateInput<Data> = Partial<CreateInput<Data>> & {
  version?: number | undefined;
  cause?: VersionCause | undefined;
  settled?: readonly string[] | undefined;
  tags?: readonly string[] | undefined;
};

/** What a first save comes to; `repeated` where an earlier one with the same key had made the document. */
export type CreatedDocument = Saved & { title: string; repeated: boolean };

/** Documents of one kind. Every call names the person, and finds nothing that is somebody else's. */
export interface DocumentStore<Data> {
  /** A person's documents that are in use, or those that were archived; the last changed one first. */
  list(userId: number, which?: 'in use' | 'archived'): Promise<ListedDocument[]>;
  /** @throws AppError `not_found` */
  get(userId: number, id: number): Promise<WholeDocument<Data>>;
  /** Without the document. @throws AppError `not_found` */
  version(userId: number, id: number): Promise<number>;
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
}

type StoredKind<Data> = {
  name: string;
  /** As people call it: "resume". */
  noun: string;
  /** Brings stored data of any earlier version to the current one. */
  upgrade: (stored: unknown) => Data;
};

export function createDocumentStore<Data>(
  db: Database,
  clock: Clock,
  { name, noun, upgrade }: StoredKind<Data>,
): DocumentStore<Data> {
  const summaryColumns = {
    id: documents.id,
    title: documents.title,
    templateId: documents.templateId,
    updatedAt: documents.updatedAt,
    tags: documents.tags,
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
      .where(and(ofKind(sql.placeholder('userId')), which))
      .orderBy(desc(documents.updatedAt), desc(documents.id));
  }
  const bases = alias(documents, 'bases');
  const found = db
    .select({
      ...{ ...summaryColumns, version: documents.version, data: documents.data },
      ...{ archivedAt: documents.archivedAt, conflicts: documents.conflicts },
      base: { id: bases.id, title: bases.title, version: bases.version },
    })
    .from(documents)
    .leftJoin(
      bases,
      and(eq(bases.userId, documents.userId), eq(bases.kind, documents.kind), eq(bases.id, documents.baseId)),
    )
    .where(and(ofKind(sql.placeholder('userId')), eq(documents.id, sql.placeholder('id'))))
    .prepare(`${name}_get`);
  const changer = documentChanger(db, { name, noun });
  return {
    async list(userId, which = 'in use') {
      const rows = await listed[which].execute({ userId });
      return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
    },

    async get(userId, id) {
      const [row] = await found.execute({ userId, id });
      if (!row) throw notFound(noun);
      return {
        ...present(row),
        ...{ title: row.title, templateId: row.templateId, tags: row.tags },
        archived: row.archivedAt !== null,
        base: row.base,
        conflicts: row.conflicts ?? [],
        data: upgrade(row.data),
      };
    },

    async version(userId, id) {
      const version = await changer.version(userId, id);
      if (version === undefined) throw notFound(noun);
      return version;
    },

    create: (userId, document, key) =>
      db.transaction(async (tx) => {
        // The person's row is the lock: parallel creations cannot slip past the cap, or past each other's key, together.
        await lockPerson(tx, userId);
        const creation = { kind: name, noun, userId, document, key, now: clock.now() };
        if (key !== undefined) await forgetDraft(tx, userId, key);
        return createUnderLock(tx, creation);
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
        const owned = isDocument({ userId, kind: name, id });
        const removed = await tx.delete(documents).where(owned).returning({ id: documents.id });
        if (removed.length === 0) throw notFound(noun);
        await forgetUnusedTexts(tx, userId);
      }),

    history: createHistoryStore({ db, clock, name, noun, upgrade, changer }),
  };
}

/** What was kept of a document before it was first saved goes with that save. */
async function forgetDraft(tx: Database, userId: number, key: string): Promise<void> {
  await tx.delete(drafts).where(and(eq(drafts.userId, userId), eq(drafts.key, key)));
}

type Creation = {
  kind: string;
  noun: string;
  userId: number;
  document: CreateInput<unknown>;
  key: string | undefined;
  now: Date;
};

async function createUnderLock(tx: Database, creation: Creation): Promise<CreatedDocument> {
  const { kind, noun, userId, document, key, now } = creation;
  const made = key === undefined ? undefined : await madeWithKey(tx, kind, userId, key, now);
  if (made) return made;
  const [owned] = await tx.select({ count: count() }).from(documents).where(ownedOf(kind, userId));
  if ((owned?.count ?? 0) >= DOCUMENTS_MAX) {
    throw new AppError(
      'too_many_documents',
      `You have ${DOCUMENTS_MAX} ${noun}s, which is the most we keep. Please delete one first.`,
    );
  }
  const values = { ...document, userId, kind, version: 1, creationKey: key, createdAt: now, updatedAt: now };
  const columns = { id: documents.id, version: documents.version, updatedAt: documents.updatedAt };
  const [row] = await tx.insert(documents).values(values).returning(columns);
  if (!row) throw new Error('an inserted document was not returned');
  await assertWithinQuota(tx, { userId, kind, id: row.id });
  return { ...present(row), title: document.title, repeated: false };
}

/** What an earlier creation with this key made, as it was then; a key that is too old is free again. */
async function madeWithKey(
  tx: Database,
  kind: string,
  userId: number,
  key: string,
  now: Date,
): Promise<CreatedDocument | undefined> {
  const keyed = and(ownedOf(kind, userId), eq(documents.creationKey, key));
  const [made] = await tx.select().from(documents).where(keyed);
  if (!made) return undefined;
  if (now.getTime() - made.createdAt.getTime() < CREATION_KEY_MS) {
    const { id, title, createdAt } = made;
    return { ...present({ id, version: 1, updatedAt: createdAt }), title, repeated: true };
  }
  await tx.update(documents).set({ creationKey: null }).where(keyed);
  return undefined;
}

function ownedOf(kind: string, userId: number | Placeholder) {
  return and(eq(documents.userId, userId), eq(documents.kind, kind));
}

function present(row: { id: number; version: number; updatedAt: Date }): Saved {
  return { id: row.id, version: row.version, updatedAt: row.updatedAt.toISOString() };
}

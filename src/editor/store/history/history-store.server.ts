import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { documents, documentVersions, storedTexts } from '#platform/database/schema.ts';
import { AppError, notFound } from '#platform/http/app-error.ts';
import { lockPerson } from '#platform/session/lock-person.server.ts';
import type { documentChanger } from '../change-document.server.ts';
import type { Saved } from '../contract.ts';
import type { KeptVersion } from './contract.ts';
import { isDocument, keepVersion, type DocumentKey } from './keep-version.server.ts';
import { forgetUnusedTexts } from './texts.server.ts';
import { trimHistory } from './trim.server.ts';
import { HISTORY_MAX_BYTES, NAMED_MAX } from './which-stay.ts';

export type WholeVersion<Data> = KeptVersion & { title: string; templateId: string; data: Data };

type HistoryParts<Data> = {
  db: Database;
  clock: Clock;
  /** The kind of the documents, and what people call one: "resume". */
  name: string;
  noun: string;
  /** Brings stored data of any earlier version to the current one. */
  upgrade: (stored: unknown) => Data;
  changer: ReturnType<typeof documentChanger>;
};

/**
 * The versions that were kept of documents of one kind. Every call names the person, and throws `not_found` for a
 * document or a version that the person does not have.
 */
export interface HistoryStore<Data> {
  /** The newest first. */
  list(userId: number, id: number): Promise<KeptVersion[]>;
  /** The document as it was. */
  get(userId: number, id: number, version: number): Promise<WholeVersion<Data>>;
  /**
   * Names a version, which keeps it for ever; the present one is kept for it. An empty name takes the name away.
   * @throws AppError `too_many_names`, or `storage_full` where what has names takes all there is for the history
   */
  name(userId: number, id: number, version: number, name: string): Promise<KeptVersion>;
  /**
   * The document becomes what it was, as by a save; what it is now is kept.
   * @param present the version that it has, where the restore depends on it
   * @throws AppError `version_conflict` or `storage_full`
   */
  restore(userId: number, id: number, version: number, present: number | null): Promise<Saved>;
  remove(userId: number, id: number, version: number): Promise<void>;
  /** Removes all versions of a document. */
  forget(userId: number, id: number): Promise<void>;
}

export function createHistoryStore<Data>(parts: HistoryParts<Data>): HistoryStore<Data> {
  const { db, clock, name: kind, noun, upgrade, changer } = parts;
  const versionNotFound = () => notFound(`version of the ${noun}`);

  /** What changes the history does so under the person's lock: no text goes that is being referred to. */
  const underLock = <T>(userId: number, work: (tx: Database) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      await lockPerson(tx, userId);
      return work(tx);
    });

  async function assertThere(tx: Database, userId: number, id: number): Promise<{ version: number }> {
    const where = isDocument({ userId, kind, id });
    const [document] = await tx.select({ version: documents.version }).from(documents).where(where);
    if (!document) throw notFound(noun);
    return document;
  }

  async function whole(tx: Database, userId: number, id: number, version: number) {
    const [found] = await tx
      .select({ row: documentVersions, body: storedTexts.body })
      .from(documentVersions)
      .innerJoin(
        storedTexts,
        and(eq(storedTexts.userId, documentVersions.userId), eq(storedTexts.sha256, documentVersions.sha256)),
      )
      .where(isVersion(kind, userId, id, version));
    if (found) return { ...found.row, data: upgrade(found.body) };
    await assertThere(tx, userId, id);
    throw versionNotFound();
  }

  return {
    async list(userId, id) {
      const rows = await db
        .select()
        .from(documentVersions)
        .where(ofDocument(kind, userId, id))
        .orderBy(desc(documentVersions.version));
      if (rows.length === 0) await assertThere(db, userId, id);
      return rows.map(listed);
    },

    async get(userId, id, version) {
      const row = await whole(db, userId, id, version);
      return { ...listed(row), title: row.title, templateId: row.templateId, data: row.data };
    },

    name: (userId, id, version, name) =>
      underLock(userId, async (tx) => {
        const now = clock.now();
        const present = await assertThere(tx, userId, id);
        const key = { userId, kind, id };
        if (name !== '' && version === present.version) await keepVersion(tx, key, 'named', now);
        const [row] = await tx
          .update(documentVersions)
          .set({ name: name === '' ? null : name })
          .where(isVersion(kind, userId, id, version))
          .returning();
        if (!row) throw versionNotFound();
        if (name !== '') await assertRoomForNames(tx, key, now);
        return listed(row);
      }),

    restore: (userId, id, version, present) =>
      underLock(userId, async (tx) => {
        const { title, templateId, data, baseSha256 } = await whole(tx, userId, id, version);
        const row = await changer.changeUnderLock(tx, {
          ...{ userId, id, title, templateId, data: JSON.stringify(data), version: present },
          ...{ baseSha256, cause: 'restore', now: clock.now() },
        });
        return { ...row, updatedAt: row.updatedAt.toISOString() };
      }),

    remove: (userId, id, version) =>
      underLock(userId, async (tx) => {
        const removed = await tx
          .delete(documentVersions)
          .where(isVersion(kind, userId, id, version))
          .returning({ version: documentVersions.version });
        if (removed.length === 0) {
          await assertThere(tx, userId, id);
          throw versionNotFound();
        }
        await forgetUnusedTexts(tx, userId);
      }),

    forget: (userId, id) =>
      underLock(userId, async (tx) => {
        await assertThere(tx, userId, id);
        await tx.delete(documentVersions).where(ofDocument(kind, userId, id));
        await forgetUnusedTexts(tx, userId);
      }),
  };
}

function ofDocument(kind: string, userId: number, id: number) {
  return and(
    eq(documentVersions.userId, userId),
    eq(documentVersions.kind, kind),
    eq(documentVersions.documentId, id),
  );
}

function isVersion(kind: string, userId: number, id: number, version: number) {
  return and(ofDocument(kind, userId, id), eq(documentVersions.version, version));
}

function listed(row: typeof documentVersions.$inferSelect): KeptVersion {
  const { version, savedAt, name, cause } = row;
  return { version, savedAt: savedAt.toISOString(), name, cause };
}

/** Named versions are never made room of, so that there may be only so many. */
async function assertRoomForNames(tx: Database, { userId, kind, id }: DocumentKey, now: Date): Promise<void> {
  const named = await tx.$count(
    documentVersions,
    and(ofDocument(kind, userId, id), isNotNull(documentVersions.name)),
  );
  if (named > NAMED_MAX)
    throw new AppError(
      'too_many_names',
      `You have named ${NAMED_MAX} versions of this document, which is the most we keep. Please take a name away first.`,
    );
  if ((await trimHistory(tx, userId, now)) > HISTORY_MAX_BYTES)
    throw new AppError(
      'storage_full',
      'The versions that you named take up all of the 40 MB there are for them. Please remove some that you no longer need.',
    );
}

import type { Fields } from '#documents/fields.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { documents } from '#platform/database/schema.ts';
import type { VersionCause } from '#platform/database/version-causes.ts';
import { AppError, notFound } from '#platform/http/app-error.ts';
import { atOnce, type InTurn } from '#platform/http/heavy-turns.ts';
import type { Log } from '#platform/log/log.server.ts';
import { lockPerson } from '#platform/session/lock-person.server.ts';
import type { ListedDocument, Saved } from './contract.ts';
import { documentChanger } from './change-document.server.ts';
import { createUnderLock, type CreatedDocument } from './create-document.server.ts';
import { createHistoryStore, type HistoryStore } from './history/history-store.server.ts';
import { isDocument, keepVersion, type DocumentKey } from './history/keep-version.server.ts';
import { forgetUnusedFiles } from './files/stored-files.server.ts';
import { forgetUnusedTexts } from './history/texts.server.ts';
import { trimWhereFull } from './history/trim.server.ts';
import { assertReferences } from './references.server.ts';
import { followUnderLock } from './variants/follow.server.ts';
import { followAhead, releaseVariants } from './variants/release.server.ts';
import { createVariantStore, type VariantStore } from './variants/variant-store.server.ts';
import { documentReader, savedAs, type WholeDocument } from './read-documents.server.ts';

export type CreateInput<Data> = { title: string; templateId: string; data: Data };
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
  /**
   * As it is once it has followed its base, which may write as much as a save does.
   * @param inTurn what such writing waits for
   * @throws AppError `not_found`
   */
  get(userId: number, id: number, inTurn?: InTurn): Promise<WholeDocument<Data>>;
  /** Without the document. @throws AppError `not_found` */
  version(userId: number, id: number, inTurn?: InTurn): Promise<number>;
  /**
   * Makes a document. With the `key` of one that is there it makes none, and answers that one as it was made: a save on
   * top of it finds out whether it was changed since. `draftSeen` is the moment of the kept draft that it goes on from.
   * @throws AppError `too_many_documents`, `storage_full` or, where another draft is kept, `version_conflict`
   */
  create(
    userId: number,
    document: CreateInput<Data>,
    key?: string,
    draftSeen?: string | null,
  ): Promise<CreatedDocument>;
  /**
   * Changes what is named.
   * @param inTurn what it waits for where much is read or written for it that nobody sent
   * @throws AppError `not_found`, `version_conflict` or `storage_full`
   */
  update(userId: number, id: number, change: UpdateInput<Data>, inTurn?: InTurn): Promise<Saved>;
  /** Takes it out of the list, or brings it back; its version stays, and is kept. @throws AppError `not_found` */
  archive(userId: number, id: number, archived: boolean): Promise<void>;
  /**
   * With all of its versions. What follows it comes up to date first, some at a time, with others' turns in between.
   * @throws AppError `not_found`, or `version_conflict` where it was changed meanwhile
   */
  remove(userId: number, id: number, inTurn?: InTurn): Promise<void>;
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
  /** Most that a person can keep. */
  most?: number | undefined;
  /** The table of fields some of which name other documents; missing for kinds without such fields. */
  references?: Fields | undefined;
};

export function createDocumentStore<Data>(
  db: Database,
  clock: Clock,
  log: Log,
  { name, noun, upgrade, tailoredBy, most, references }: StoredKind<Data>,
): DocumentStore<Data> {
  const changer = documentChanger(db, { name, noun });
  const following = tailoredBy && {
    fields: tailoredBy,
    upgrade: upgrade as (stored: unknown) => object, // Data that has fields is an object.
    failed: ({ id }: { id: number }, error: unknown) =>
      log.error('document.not_followed', { kind: name, id, error }),
  };
  async function follow(userId: number, id: number, inTurn: InTurn): Promise<boolean> {
    if (!following) return false;
    const work = () =>
      db.transaction(async (tx) => {
        await lockPerson(tx, userId);
        await followUnderLock(tx, following, { userId, kind: name, id }, clock.now());
      });
    try {
      await inTurn(work);
      return true;
    } catch (error) {
      if (error instanceof AppError) throw error;
      following.failed({ id }, error);
      return false;
    }
  }
  const reader = documentReader(db, { name, noun, upgrade, references }, follow);
  const history = createHistoryStore({ db, clock, name, noun, upgrade, changer, following });
  return {
    ...reader,

    create: (userId, document, key, draftSeen) =>
      db.transaction(async (tx) => {
        // The person's row is the lock: parallel creations cannot slip past the cap, or past each other's key, together.
        await lockPerson(tx, userId);
        const owner = { kind: name, noun, userId, most };
        const assertAllowed = async () => {
          if (references) await assertReferences(tx, references, { userId, data: document.data });
        };
        return createUnderLock(tx, { ...owner, document, key, draftSeen, assertAllowed, now: clock.now() });
      }),

    async update(userId, id, { title = null, templateId = null, data, version = null, ...more }, inTurn) {
      const text = data === undefined ? null : JSON.stringify(data);
      const now = clock.now();
      const before = { kind: name, noun, id, version };
      if (references && data !== undefined)
        await assertReferences(db, references, { userId, data, before, inTurn });
      const changed = { userId, id, title, templateId, data: text, version, now, ...more };
      return savedAs(await changer.change(changed, inTurn));
    },

    archive: (userId, id, archived) =>
      db.transaction(async (tx) => {
        await lockPerson(tx, userId);
        await archiveUnderLock(tx, { userId, kind: name, id }, { noun, archived, now: clock.now() });
      }),

    async remove(userId, id, inTurn = atOnce) {
      const key = { userId, kind: name, id };
      const seen = following && (await followAhead(db, following, key, { now: clock.now(), inTurn }));
      const removing = () =>
        db.transaction(async (tx) => {
          await lockPerson(tx, userId);
          if (following) await releaseVariants(tx, following, key, { seen, now: clock.now() });
          const removed = await tx.delete(documents).where(isDocument(key)).returning({ id: documents.id });
          if (removed.length === 0) throw notFound(noun);
          await forgetUnusedTexts(tx, userId);
          // Its links went with it, and what they showed goes too.
          await forgetUnusedFiles(tx, userId);
        });
      await inTurn(removing);
    },

    history: {
      ...history,
      async list(userId, id, inTurn) {
        // What has come in by now is the present version, and the one before may have been kept for it.
        await reader.version(userId, id, inTurn);
        return history.list(userId, id);
      },
    },

    variants: following && createVariantStore({ db, clock, name, noun, following }),
  };
}

async function archiveUnderLock(
  tx: Database,
  key: DocumentKey,
  { noun, archived, now }: { noun: string; archived: boolean; now: Date },
): Promise<void> {
  const [row] = await tx
    .select({ archivedAt: documents.archivedAt })
    .from(documents)
    .where(isDocument(key))
    .for('update');
  if (!row) throw notFound(noun);
  if ((row.archivedAt !== null) === archived) return;
  if (archived) await keepVersion(tx, key, 'archive', now);
  const changes = archived ? { archivedAt: now, keptAt: now } : { archivedAt: null };
  await tx.update(documents).set(changes).where(isDocument(key));
  await trimWhereFull(tx, key, now);
}

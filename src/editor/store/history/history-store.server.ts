import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { documentVersions } from '#platform/database/schema.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { InTurn } from '#platform/http/heavy-turns.ts';
import { lockPerson } from '#platform/session/lock-person.server.ts';
import type { documentChanger } from '../change-document.server.ts';
import type { Saved } from '../contract.ts';
import { savedAs } from '../read-documents.server.ts';
import { followUnderLock, type Following } from '../variants/follow.server.ts';
import type { KeptVersion } from './contract.ts';
import { keepVersion, type DocumentKey } from './keep-version.server.ts';
import { forgetUnusedTexts } from './texts.server.ts';
import { trimHistory } from './trim.server.ts';
import {
  isVersion,
  listed,
  noSuchVersion,
  ofDocument,
  presentVersion,
  versionBeforeFollowing,
  versionWithData,
} from './version-rows.server.ts';
import { ALL_NAMED_MAX, HISTORY_MAX_BYTES, NAMED_MAX } from './which-stay.ts';

export type WholeVersion<Data> = KeptVersion & { title: string; templateId: string; data: Data };
export type BeforeFollowing<Data> = Pick<WholeVersion<Data>, 'version' | 'title' | 'templateId' | 'data'>;

type HistoryParts<Data> = {
  db: Database;
  clock: Clock;
  /** The kind of the documents, and what people call one: "resume". */
  name: string;
  noun: string;
  /** Brings stored data of any earlier version to the current one. */
  upgrade: (stored: unknown) => Data;
  changer: ReturnType<typeof documentChanger>;
  following: Following | undefined;
};

/**
 * The versions that were kept of documents of one kind. Every call names the person, and throws `not_found` for a
 * document or a version that the person does not have.
 */
export interface HistoryStore<Data> {
  /** The newest first. @param inTurn what it waits for where its document has to follow a base first */
  list(userId: number, id: number, inTurn?: InTurn): Promise<KeptVersion[]>;
  /** The document as it was. */
  get(userId: number, id: number, version: number): Promise<WholeVersion<Data>>;
  /**
   * The document as it was before what had changed in its base came in, where that is all that was done since.
   * @param present the version that it has
   */
  beforeFollowing(userId: number, id: number, present: number): Promise<BeforeFollowing<Data> | null>;
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
  const { db, clock, name: kind, noun, upgrade, changer, following } = parts;

  /** What changes the history does so under the person's lock: no text goes that is being referred to. */
  const underLock = <T>(userId: number, work: (tx: Database) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      await lockPerson(tx, userId);
      return work(tx);
    });

  return {
    async list(userId, id) {
      const key = { userId, kind, id };
      const rows = await db
        .select()
        .from(documentVersions)
        .where(ofDocument(key))
        .orderBy(desc(documentVersions.version));
      if (rows.length === 0) await presentVersion(db, key, noun);
      return rows.map(listed);
    },

    async get(userId, id, version) {
      const row = await versionWithData(db, { userId, kind, id }, version, noun);
      return {
        ...{ ...listed(row), title: row.title, templateId: row.templateId },
        data: upgrade(row.stored),
      };
    },

    async beforeFollowing(userId, id, present) {
      const row = await versionBeforeFollowing(db, { userId, kind, id }, present);
      if (!row) return null;
      const { version, title, templateId, stored } = row;
      return { version, title, templateId, data: upgrade(stored) };
    },

    name: (userId, id, version, name) =>
      underLock(userId, (tx) =>
        nameVersion(tx, { userId, kind, id }, { noun, version, name, now: clock.now() }),
      ),

    restore: (userId, id, version, present) =>
      underLock(userId, async (tx) => {
        const key = { userId, kind, id };
        const now = clock.now();
        const row = await versionWithData(tx, key, version, noun);
        const { title, templateId, baseSha256 } = row;
        const changed = await changer.changeUnderLock(tx, {
          ...{ userId, id, title, templateId, baseSha256, version: present },
          ...{ data: JSON.stringify(upgrade(row.stored)), cause: 'restore', now },
        });
        // What its base has become since it was so comes in at once.
        const followed = following && (await followUnderLock(tx, following, key, now));
        return followed ?? savedAs(changed);
      }),

    remove: (userId, id, version) =>
      underLock(userId, async (tx) => {
        const key = { userId, kind, id };
        const removed = await tx
          .delete(documentVersions)
          .where(isVersion(key, version))
          .returning({ version: documentVersions.version });
        if (removed.length === 0) throw await noSuchVersion(tx, key, noun);
        await forgetUnusedTexts(tx, userId);
      }),

    forget: (userId, id) =>
      underLock(userId, async (tx) => {
        const key = { userId, kind, id };
        await presentVersion(tx, key, noun);
        await tx.delete(documentVersions).where(ofDocument(key));
        await forgetUnusedTexts(tx, userId);
      }),
  };
}

async function nameVersion(
  tx: Database,
  key: DocumentKey,
  { noun, version, name, now }: { noun: string; version: number; name: string; now: Date },
): Promise<KeptVersion> {
  const present = await presentVersion(tx, key, noun);
  if (name !== '' && version === present) await keepVersion(tx, key, 'named', now);
  const [row] = await tx
    .update(documentVersions)
    .set({ name: name === '' ? null : name })
    .where(isVersion(key, version))
    .returning();
  if (!row) throw await noSuchVersion(tx, key, noun);
  if (name !== '') await assertRoomForNames(tx, key, now);
  return listed(row);
}

/** Named versions are never made room of, so that there may be only so many. */
async function assertRoomForNames(tx: Database, key: DocumentKey, now: Date): Promise<void> {
  const isNamed = isNotNull(documentVersions.name);
  const all = await tx.$count(documentVersions, and(eq(documentVersions.userId, key.userId), isNamed));
  if (all > ALL_NAMED_MAX)
    throw new AppError(
      'too_many_names',
      `You have named ${ALL_NAMED_MAX.toLocaleString('en')} versions of your documents, which is the most we keep. Please take a name away first.`,
    );
  const named = await tx.$count(documentVersions, and(ofDocument(key), isNamed));
  if (named > NAMED_MAX)
    throw new AppError(
      'too_many_names',
      `You have named ${NAMED_MAX} versions of this document, which is the most we keep. Please take a name away first.`,
    );
  if ((await trimHistory(tx, key.userId, now)) > HISTORY_MAX_BYTES)
    throw new AppError(
      'storage_full',
      'The versions that you named take up all of the 40 MB there are for them. Please remove some that you no longer need.',
    );
}

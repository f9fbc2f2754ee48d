import { attachToBase } from '#documents/merge/attach.ts';
import { openConflicts } from '#documents/merge/open-conflicts.ts';
import { inLanguage } from '#documents/merge/what-follows.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { documents } from '#platform/database/schema.ts';
import { AppError, notFound } from '#platform/http/app-error.ts';
import { atOnce, type InTurn } from '#platform/http/heavy-turns.ts';
import { lockPerson } from '#platform/session/lock-person.server.ts';
import type { Saved } from '../contract.ts';
import { copyTitle } from '../copy-title.ts';
import { createUnderLock, type CreatedDocument } from '../create-document.server.ts';
import { isDocument, keepVersion, type DocumentKey } from '../history/keep-version.server.ts';
import { forgetUnusedTexts, keepText, SHA256 } from '../history/texts.server.ts';
import { trimWhereFull } from '../history/trim.server.ts';
import { presentVersion } from '../history/version-rows.server.ts';
import { SAVED, savedAs } from '../read-documents.server.ts';
import { assertWithinQuota, SIZE } from '../quota.server.ts';
import type { BaseComparison, VariantDifferences } from './contract.ts';
import { followUnderLock, inATurn, type Following } from './follow.server.ts';
import { differencesBetween, differencesOfVariants } from './variant-differences.server.ts';
import { forgetSeenBases, isVariantOf, letGo } from './release.server.ts';

type VariantParts = { db: Database; clock: Clock; name: string; noun: string; following: Following };

/**
 * Documents of one kind that follow another one. Every call names the person, and throws `not_found` for a document that
 * the person does not have.
 */
export interface VariantStore {
  /**
   * Makes a document that follows this one; of one that follows a base itself, a further one that follows that base and
   * starts from this one's text. A key is as in a creation.
   * @throws AppError `too_many_documents` or `storage_full`
   */
  tailor(
    userId: number,
    id: number,
    as: { title?: string | undefined; language?: string | undefined },
    key: string | undefined,
  ): Promise<CreatedDocument>;
  /** How it differs from its base; `not_found` where it has none. */
  compare(userId: number, id: number): Promise<BaseComparison>;
  /** How those that follow it differ from it, in numbers. */
  differences(userId: number, id: number, inTurn?: InTurn): Promise<VariantDifferences[]>;
  /**
   * Lets it follow a base. Nothing changes by that but the ids of its things, which become those of the base.
   * @throws AppError `invalid_request` where the base is itself a tailored one, or this one is a base
   */
  attach(userId: number, id: number, baseId: number): Promise<Saved>;
  /** Lets it follow nothing any more, once it is up to date. */
  detach(userId: number, id: number): Promise<void>;
}

export function createVariantStore(parts: VariantParts): VariantStore {
  const { db, clock, name: kind, noun, following } = parts;

  /** Bases change under the person's lock alone: no circle can come about, and no base goes while it is being taken. */
  const underLock = <T>(userId: number, work: (tx: Database, now: Date) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      await lockPerson(tx, userId);
      return work(tx, clock.now());
    });

  /** A document that is up to date with its base. */
  async function upToDate(tx: Database, key: DocumentKey, now: Date) {
    await followUnderLock(tx, following, key, now);
    const [row] = await tx
      .select({ ...DOCUMENT, sha256: SHA256 })
      .from(documents)
      .where(isDocument(key))
      .for('update');
    if (!row) throw notFound(noun);
    return row;
  }

  return {
    tailor: (userId, id, { title, language }, key) =>
      underLock(userId, async (tx, now) => {
        const source = await upToDate(tx, { userId, kind, id }, now);
        const data = following.upgrade(source.data);
        const document = {
          title: title ?? copyTitle(source.title),
          templateId: source.templateId,
          data: language === undefined ? data : inLanguage(following.fields, data, language),
        };
        const { baseId, baseVersion, baseSha256, sha256, version } = source;
        const base =
          baseId === null
            ? { baseId: id, baseVersion: version, baseSha256: sha256 }
            : { baseId, baseVersion, baseSha256 };
        if (baseId === null) await keepText(tx, isDocument({ userId, kind, id }));
        return createUnderLock(tx, { kind, noun, userId, document, key, now, base });
      }),

    compare: (userId, id) =>
      underLock(userId, async (tx, now) => {
        const variant = await upToDate(tx, { userId, kind, id }, now);
        const baseKey = { userId, kind, id: variant.baseId ?? 0 };
        const [base] = await tx.select(DOCUMENT).from(documents).where(isDocument(baseKey));
        if (!base) throw notFound(`base of the ${noun}`);
        const { fields, upgrade } = following;
        const from = await inATurn(() => upgrade(base.data));
        const data = await inATurn(() => upgrade(variant.data));
        return {
          base: { id: base.id, title: base.title, version: base.version },
          ...(await inATurn(() => differencesBetween(fields, from, data))),
        };
      }),

    async differences(userId, id, inTurn = atOnce) {
      const base = { userId, kind, id };
      const found = await differencesOfVariants(db, following, base, inTurn);
      if (found.length === 0) await presentVersion(db, base, noun);
      return found;
    },

    attach: (userId, id, baseId) =>
      underLock(userId, async (tx, now) => {
        const key = { userId, kind, id };
        const variant = await upToDate(tx, key, now);
        if (variant.baseId === baseId) return savedAs(variant);
        const base = await baseToFollow(tx, noun, key, baseId);
        await keepText(tx, isDocument({ userId, kind, id: baseId }));
        const seen = { baseId, baseVersion: base.version, baseSha256: base.sha256 };
        const attached = await writeAttached(tx, following, { key, now, variant, base, seen });
        await forgetUnusedTexts(tx, userId);
        return attached;
      }),

    detach: (userId, id) =>
      underLock(userId, async (tx, now) => {
        const key = { userId, kind, id };
        const { baseId } = await upToDate(tx, key, now);
        if (baseId === null) return;
        await letGo(tx, { userId, kind, ids: [id] });
        await forgetUnusedTexts(tx, userId);
      }),
  };
}

/** The document that another one wants to follow. @throws AppError `invalid_request` where it cannot be followed by it */
async function baseToFollow(tx: Database, noun: string, key: DocumentKey, baseId: number) {
  if (key.id === baseId) throw notABase(`A ${noun} cannot follow itself.`);
  const [base] = await tx
    .select({ ...DOCUMENT, sha256: SHA256 })
    .from(documents)
    .where(isDocument({ ...key, id: baseId }))
    .for('share');
  if (!base) throw notABase(`You have no such ${noun}.`);
  if (base.baseId !== null) throw notABase(`That ${noun} follows another one itself.`);
  const hasVariants = await tx.$count(documents, isVariantOf(key));
  if (hasVariants > 0) throw notABase(`Other ${noun}s follow this one, so that it cannot follow one.`);
  return base;
}

const DOCUMENT = {
  ...{ id: documents.id, title: documents.title, templateId: documents.templateId, data: documents.data },
  ...{ version: documents.version, updatedAt: documents.updatedAt, conflicts: documents.conflicts },
  ...{ baseId: documents.baseId, baseVersion: documents.baseVersion, baseSha256: documents.baseSha256 },
};
type Row = Pick<typeof documents.$inferSelect, keyof typeof DOCUMENT>;

type Attaching = {
  key: DocumentKey;
  now: Date;
  variant: Row;
  base: Row;
  seen: { baseId: number; baseVersion: number; baseSha256: string };
};

/** The base as it is now is what was last seen, so that nothing comes in by attaching. */
async function writeAttached(
  tx: Database,
  { fields, upgrade }: Following,
  { key, now, variant, base, seen }: Attaching,
): Promise<Saved> {
  const data = await inATurn(() => upgrade(variant.data));
  const from = await inATurn(() => upgrade(base.data));
  const attached = await inATurn(() => attachToBase(fields, data, from));
  if (attached === data) {
    await forgetSeenBases(tx, { ...key, ids: [key.id] });
    await tx.update(documents).set(seen).where(isDocument(key));
    return savedAs(variant);
  }
  const [before] = await tx.select(SIZE).from(documents).where(isDocument(key));
  await keepVersion(tx, key, 'merge', now);
  await forgetSeenBases(tx, { ...key, ids: [key.id] });
  const conflicts = openConflicts(variant.conflicts ?? [], attached);
  const changes = { data: attached, version: variant.version + 1, updatedAt: now, keptAt: now };
  const [row] = await tx
    .update(documents)
    .set({ ...seen, ...changes, conflicts: conflicts.length > 0 ? conflicts : null })
    .where(isDocument(key))
    .returning(SAVED);
  if (!row) throw new Error('a document that is locked is gone');
  await trimWhereFull(tx, key, now);
  await assertWithinQuota(tx, key, before);
  return savedAs(row);
}

function notABase(message: string): AppError {
  return new AppError('invalid_request', message, { field: 'baseId' });
}

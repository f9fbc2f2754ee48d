import { and, count, desc, eq, gt, lte } from 'drizzle-orm';
import { kindSchemas } from '#documents/kind-schemas.ts';
import { KIND_NAMES } from '#documents/kinds.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { documents, drafts } from '#platform/database/schema.ts';
import { AppError, notFound } from '#platform/http/app-error.ts';
import { lockPerson } from '#platform/session/lock-person.server.ts';
import { assertDraftWithinQuota, DRAFT_SIZE } from '../quota.server.ts';
import { CREATION_KEY_MS } from '../create-document.server.ts';
import type { DraftRequest, KeptDraft, ListedDraft, WholeDraft } from './contract.ts';

/** Most new documents of a person that were never saved, of all kinds together. */
export const DRAFTS_MAX = 50;

/** New documents that were never saved. Every call names the person, and finds nothing that is somebody else's. */
export function createDraftStore(db: Database, clock: Clock) {
  return {
    /** The last changed one first. */
    async list(userId: number): Promise<ListedDraft[]> {
      const { key, kind, title, templateId, updatedAt } = drafts;
      const rows = await db
        .select({ key, kind, title, templateId, updatedAt })
        .from(drafts)
        .where(eq(drafts.userId, userId))
        .orderBy(desc(drafts.updatedAt), desc(drafts.key));
      return rows.map(listed);
    },

    /** @throws AppError `not_found` */
    async get(userId: number, key: string): Promise<WholeDraft> {
      const [row] = await db.select().from(drafts).where(isDraft(userId, key));
      if (!row) throw notFound('draft');
      return { ...listed(row), data: upgraded(row) };
    },

    /**
     * Keeps what is written; the last one to write wins, by the moment of writing.
     * @throws AppError `version_conflict` where a newer one is kept or the document was saved meanwhile,
     *   `too_many_drafts` or `storage_full`
     */
    keep: (userId: number, key: string, draft: DraftRequest): Promise<KeptDraft> =>
      db.transaction(async (tx) => {
        await lockPerson(tx, userId);
        const now = clock.now();
        await assertNotSaved(tx, userId, key, now);
        // A device's clock may be ahead: what comes from it must not refuse all that others write.
        const written = draft.updatedAt === undefined ? now : new Date(draft.updatedAt);
        return keepUnderLock(tx, userId, key, draft, written > now ? now : written);
      }),

    /** @throws AppError `not_found` */
    async remove(userId: number, key: string): Promise<void> {
      const removed = await db.delete(drafts).where(isDraft(userId, key)).returning({ key: drafts.key });
      if (removed.length === 0) throw notFound('draft');
    },
  };
}

async function keepUnderLock(
  tx: Database,
  userId: number,
  key: string,
  draft: DraftRequest,
  updatedAt: Date,
): Promise<KeptDraft> {
  const { kind, title, templateId, data } = draft;
  const [before] = await tx.select(DRAFT_SIZE).from(drafts).where(isDraft(userId, key));
  const content = { kind, title: title || null, templateId, data, updatedAt };
  const [row] = await tx
    .insert(drafts)
    .values({ userId, key, ...content })
    .onConflictDoUpdate({
      target: [drafts.userId, drafts.key],
      set: content,
      setWhere: lte(drafts.updatedAt, updatedAt),
    })
    .returning({ updatedAt: drafts.updatedAt });
  if (!row)
    throw new AppError('version_conflict', 'This draft was changed on another device in the meantime.');
  const [kept] = await tx.select({ count: count() }).from(drafts).where(eq(drafts.userId, userId));
  if (!before && (kept?.count ?? 0) > DRAFTS_MAX)
    throw new AppError(
      'too_many_drafts',
      `You have ${DRAFTS_MAX} unsaved documents, which is the most we keep. Please save or delete one first.`,
    );
  await assertDraftWithinQuota(tx, userId, key, before);
  return { key, updatedAt: row.updatedAt.toISOString() };
}

/** What was written before the first save may arrive after it: that must not become a draft again. */
async function assertNotSaved(tx: Database, userId: number, key: string, now: Date): Promise<void> {
  const recently = new Date(now.getTime() - CREATION_KEY_MS);
  const [made] = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(eq(documents.userId, userId), eq(documents.creationKey, key), gt(documents.createdAt, recently)),
    );
  if (made) throw new AppError('version_conflict', 'This document was saved in the meantime.');
}

function isDraft(userId: number, key: string) {
  return and(eq(drafts.userId, userId), eq(drafts.key, key));
}

function listed(row: Omit<typeof drafts.$inferSelect, 'userId' | 'data'>): ListedDraft {
  const { key, kind, title, templateId, updatedAt } = row;
  return { key, kind, title: title ?? '', templateId, updatedAt: updatedAt.toISOString() };
}

/** In the current shape of its kind; as it is where the kind is not known here. */
function upgraded({ kind, data }: { kind: string; data: unknown }): unknown {
  const known = KIND_NAMES.find((name) => name === kind);
  return known ? kindSchemas[known].data.parse(data) : data;
}

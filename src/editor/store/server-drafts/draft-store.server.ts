import { and, count, desc, eq, lte, sql } from 'drizzle-orm';
import { valuesIn } from '#documents/fields.ts';
import { fitTitle } from '#documents/fit-title.ts';
import { kindSchemas } from '#documents/kind-schemas.ts';
import { documentKinds, KIND_NAMES, type DataByKind, type KindName } from '#documents/kinds.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { drafts } from '#platform/database/schema.ts';
import { AppError, notFound } from '#platform/http/app-error.ts';
import { lockPerson } from '#platform/session/lock-person.server.ts';
import { assertDraftWithinQuota, DRAFT_SIZE } from '../quota.server.ts';
import { servedKind } from '../served-kind.ts';
import type { DraftRequest, KeptDraft, ListedDraft, WholeDraft } from './contract.ts';
import { assertDraftSeen, changedElsewhere, isDraft, isSaved } from './kept-drafts.server.ts';

/** Most new documents of a person that were never saved, of all kinds together. */
export const DRAFTS_MAX = 50;

/** Longest data, in characters, that the list reads for a title: a long list must not take the thread. */
const READ_FOR_TITLE_MAX = 100_000;
/** The name is of this draft, and not of one that a copy of an earlier release has written over. */
const IS_NAMED = sql<boolean>`${drafts.listedAs} is not null and ${drafts.listedOf} = ${drafts.updatedAt}`;
/**
 * What an earlier release kept is read once for its title. Whole: the database takes no part out of a text that it only
 * keeps, such as one with a NUL in it.
 */
const NAMED_BY = sql<
  string | null
>`case when ${drafts.title} is null and not coalesce(${IS_NAMED}, false) and length(${drafts.data}::text) <= ${READ_FOR_TITLE_MAX} then ${drafts.data}::text end`;

/**
 * What a device without a clock says that it wrote before: databases and their drivers do not agree on the first years, and
 * a moment that comes back as another one is no name for a draft.
 */
const EARLIEST = new Date(0);

/** New documents that were never saved. Every call names the person, and finds nothing that is somebody else's. */
export function createDraftStore(db: Database, clock: Clock) {
  return {
    /** The last changed one first. */
    async list(userId: number): Promise<ListedDraft[]> {
      const { key, kind, title, listedAs, templateId, updatedAt } = drafts;
      const rows = await db
        .select({ key, kind, title, listedAs, templateId, updatedAt, isNamed: IS_NAMED, namedBy: NAMED_BY })
        .from(drafts)
        .where(eq(drafts.userId, userId))
        .orderBy(desc(drafts.updatedAt), desc(drafts.key));
      const list = [];
      for (const { namedBy, isNamed, listedAs, ...row } of rows) {
        const kept = isNamed ? listedAs : null;
        const name = row.title ?? kept ?? titleBy(row.kind, namedBy);
        if (kept === null) await rememberName(db, userId, row, name);
        list.push(listed({ ...row, title: name }));
      }
      return list;
    },

    /** @throws AppError `not_found`, or `already_saved` where its document was saved */
    async get(userId: number, key: string): Promise<WholeDraft> {
      const [row] = await db.select().from(drafts).where(isDraft(userId, key));
      if (row) return { ...listed(row), data: upgraded(row) };
      if (await isSaved(db, userId, key))
        throw new AppError('already_saved', 'This document was saved in the meantime.');
      throw notFound('draft');
    },

    /**
     * Keeps what is written: where it says which one it goes on from, only on top of that; else the last one to write
     * wins, by the moment of writing.
     * @throws AppError `version_conflict` where another one is kept or the document was saved meanwhile,
     *   `too_many_drafts` or `storage_full`
     */
    keep: (userId: number, key: string, draft: DraftRequest): Promise<KeptDraft> =>
      db.transaction(async (tx) => {
        await lockPerson(tx, userId);
        const now = clock.now();
        // What was written before the first save may arrive after it: that must not become a draft again.
        if (await isSaved(tx, userId, key))
          throw new AppError('version_conflict', 'This document was saved in the meantime.');
        if (draft.seen !== undefined) await assertDraftSeen(tx, userId, key, draft.seen);
        // A device's clock may be ahead: what comes from it must not refuse all that others write.
        const written = draft.updatedAt === undefined ? now : new Date(draft.updatedAt);
        const told = written < EARLIEST ? EARLIEST : written;
        return keepUnderLock(tx, userId, key, draft, told > now ? now : told);
      }),

    /**
     * @param seen moment of the one that is meant; any, where it is left out
     * @throws AppError `not_found`, or `version_conflict` where another one is kept
     */
    remove: (userId: number, key: string, seen?: string): Promise<void> =>
      db.transaction(async (tx) => {
        await lockPerson(tx, userId);
        const [row] = await tx.select({ key: drafts.key }).from(drafts).where(isDraft(userId, key));
        if (!row) throw notFound('draft');
        if (seen !== undefined) await assertDraftSeen(tx, userId, key, seen);
        await tx.delete(drafts).where(isDraft(userId, key));
      }),
  };
}

async function keepUnderLock(
  tx: Database,
  userId: number,
  key: string,
  draft: DraftRequest,
  written: Date,
): Promise<KeptDraft> {
  const { kind, title, templateId, data, seen } = draft;
  const [before] = await tx.select(DRAFT_SIZE).from(drafts).where(isDraft(userId, key));
  // Its moment tells it from the one before, however slow the device's clock is.
  const after = typeof seen === 'string' ? new Date(new Date(seen).getTime() + 1) : written;
  const updatedAt = written > after ? written : after;
  const name = { title: title || null, listedAs: nameOf(draft), listedOf: updatedAt };
  const content = { kind, ...name, templateId, data, updatedAt };
  const [row] = await tx
    .insert(drafts)
    .values({ userId, key, ...content })
    .onConflictDoUpdate({
      target: [drafts.userId, drafts.key],
      set: content,
      setWhere: lte(drafts.updatedAt, updatedAt),
    })
    .returning({ updatedAt: drafts.updatedAt });
  if (!row) throw changedElsewhere();
  const [kept] = await tx.select({ count: count() }).from(drafts).where(eq(drafts.userId, userId));
  if (!before && (kept?.count ?? 0) > DRAFTS_MAX)
    throw new AppError(
      'too_many_drafts',
      `You have ${DRAFTS_MAX} unsaved documents, which is the most we keep. Please save or delete one first.`,
    );
  await assertDraftWithinQuota(tx, userId, key, before);
  return { key, updatedAt: row.updatedAt.toISOString() };
}

function listed(
  row: Omit<typeof drafts.$inferSelect, 'userId' | 'data' | 'listedAs' | 'listedOf'>,
): ListedDraft {
  const { key, kind, title, templateId, updatedAt } = row;
  return { key, kind, title: title ?? '', templateId, updatedAt: updatedAt.toISOString() };
}

/** Unless it was kept anew meanwhile, with its name. */
async function rememberName(
  db: Database,
  userId: number,
  { key, updatedAt }: { key: string; updatedAt: Date },
  name: string,
): Promise<void> {
  const read = and(isDraft(userId, key), eq(drafts.updatedAt, updatedAt));
  await db.update(drafts).set({ listedAs: name, listedOf: updatedAt }).where(read);
}

/** What lists call a draft: as its person did, or by the title that a first save would give it. */
function nameOf({ kind, title, data }: DraftRequest): string {
  return title || titleOf(kind, data);
}

/** The same of one that is kept. */
function titleBy(kind: string, namedBy: string | null): string {
  const name = KIND_NAMES.find((known) => known === kind);
  if (name === undefined || namedBy === null) return '';
  // What titles are made of; the rest is not checked again.
  const kept = valuesIn(JSON.parse(namedBy));
  const parts = Object.fromEntries(documentKinds[name].titledBy.map((part) => [part, kept[part]]));
  return titleOf(name, kindSchemas[name].data.parse(parts));
}

function titleOf(kind: KindName, data: DataByKind[KindName]): string {
  const { noun, title } = servedKind(kind);
  return fitTitle(title(data as Parameters<typeof title>[0]), `Untitled ${noun}`); // Data of that kind.
}

/** In the current shape of its kind; as it is where the kind is not known here. */
function upgraded({ kind, data }: { kind: string; data: unknown }): unknown {
  const known = KIND_NAMES.find((name) => name === kind);
  return known ? kindSchemas[known].data.parse(data) : data;
}

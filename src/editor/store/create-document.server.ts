import { and, count, eq } from 'drizzle-orm';
import type { Database } from '#platform/database/database.server.ts';
import { documents, drafts } from '#platform/database/schema.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Saved } from './contract.ts';
import { assertWithinQuota } from './quota.server.ts';
import { ownedOf, savedAs } from './read-documents.server.ts';
import { assertDraftSeen } from './server-drafts/kept-drafts.server.ts';

/** Most documents of one kind a person can keep, archived ones included, unless the kind says otherwise. */
export const DOCUMENTS_MAX = 200;

/** What a first save comes to; `repeated` where an earlier one with the same key had made the document. */
export type CreatedDocument = Saved & { title: string; repeated: boolean };

/** What was kept of a document before it was first saved goes with that save. */
async function forgetDraft(tx: Database, userId: number, key: string): Promise<void> {
  await tx.delete(drafts).where(and(eq(drafts.userId, userId), eq(drafts.key, key)));
}

type Creation = {
  kind: string;
  noun: string;
  /** Most of the kind that a person can keep. */
  most?: number | undefined;
  userId: number;
  document: { title: string; templateId: string; data: unknown };
  /** Names it for as long as it is there: a device may come back with it after a long time. */
  key: string | undefined;
  /** Moment of the draft of that key that it goes on from, null for none; any, where it is left out. */
  draftSeen?: string | null | undefined;
  /** What else has to hold; not asked where an earlier call made the document. */
  assertAllowed?: () => Promise<void>;
  now: Date;
  /** What it follows, and as what that was last seen. */
  base?: Partial<Pick<typeof documents.$inferInsert, 'baseId' | 'baseVersion' | 'baseSha256'>>;
};

/**
 * Makes a document, under the person's lock.
 * @throws AppError `too_many_documents`, `storage_full` or `version_conflict`
 */
export async function createUnderLock(tx: Database, creation: Creation): Promise<CreatedDocument> {
  const { kind, noun, most = DOCUMENTS_MAX, userId, document, key, draftSeen, now, base } = creation;
  const made = key === undefined ? undefined : await madeWithKey(tx, kind, userId, key);
  if (key !== undefined) {
    if (!made && draftSeen !== undefined) await assertDraftSeen(tx, userId, key, draftSeen);
    await forgetDraft(tx, userId, key);
  }
  if (made) return made;
  await creation.assertAllowed?.();
  const [owned] = await tx.select({ count: count() }).from(documents).where(ownedOf(kind, userId));
  if ((owned?.count ?? 0) >= most) {
    throw new AppError(
      'too_many_documents',
      `You have ${most} ${noun}s, which is the most we keep. Please delete one first.`,
    );
  }
  const owner = { userId, kind, creationKey: key };
  const values = { ...document, ...base, ...owner, version: 1, createdAt: now, updatedAt: now };
  const columns = { id: documents.id, version: documents.version, updatedAt: documents.updatedAt };
  const [row] = await tx.insert(documents).values(values).returning(columns);
  if (!row) throw new Error('an inserted document was not returned');
  await assertWithinQuota(tx, { userId, kind, id: row.id });
  return { ...savedAs(row), title: document.title, repeated: false };
}

/** What an earlier creation with this key made, as it was then. */
async function madeWithKey(
  tx: Database,
  kind: string,
  userId: number,
  key: string,
): Promise<CreatedDocument | undefined> {
  const keyed = and(ownedOf(kind, userId), eq(documents.creationKey, key));
  const { id, title, createdAt } = documents;
  const [made] = await tx.select({ id, title, createdAt }).from(documents).where(keyed);
  if (!made) return undefined;
  const saved = savedAs({ id: made.id, version: 1, updatedAt: made.createdAt });
  return { ...saved, title: made.title, repeated: true };
}

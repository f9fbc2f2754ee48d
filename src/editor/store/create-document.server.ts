import { and, count, eq } from 'drizzle-orm';
import type { Database } from '#platform/database/database.server.ts';
import { documents, drafts } from '#platform/database/schema.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Saved } from './contract.ts';
import { assertWithinQuota } from './quota.server.ts';
import { ownedOf, savedAs } from './read-documents.server.ts';

/** Most documents of one kind a person can keep, archived ones included. */
export const DOCUMENTS_MAX = 200;
/** How long the key of a first save names the document that it made, in ms. */
export const CREATION_KEY_MS = 24 * 3600_000;

/** What a first save comes to; `repeated` where an earlier one with the same key had made the document. */
export type CreatedDocument = Saved & { title: string; repeated: boolean };

/** What was kept of a document before it was first saved goes with that save. */
async function forgetDraft(tx: Database, userId: number, key: string): Promise<void> {
  await tx.delete(drafts).where(and(eq(drafts.userId, userId), eq(drafts.key, key)));
}

type Creation = {
  kind: string;
  noun: string;
  userId: number;
  document: { title: string; templateId: string; data: unknown };
  key: string | undefined;
  now: Date;
  /** What it follows, and as what that was last seen. */
  base?: Partial<Pick<typeof documents.$inferInsert, 'baseId' | 'baseVersion' | 'baseSha256'>>;
};

/** Makes a document, under the person's lock. @throws AppError `too_many_documents` or `storage_full` */
export async function createUnderLock(tx: Database, creation: Creation): Promise<CreatedDocument> {
  const { kind, noun, userId, document, key, now, base } = creation;
  if (key !== undefined) await forgetDraft(tx, userId, key);
  const made = key === undefined ? undefined : await madeWithKey(tx, kind, userId, key, now);
  if (made) return made;
  const [owned] = await tx.select({ count: count() }).from(documents).where(ownedOf(kind, userId));
  if ((owned?.count ?? 0) >= DOCUMENTS_MAX) {
    throw new AppError(
      'too_many_documents',
      `You have ${DOCUMENTS_MAX} ${noun}s, which is the most we keep. Please delete one first.`,
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
    return { ...savedAs({ id, version: 1, updatedAt: createdAt }), title, repeated: true };
  }
  await tx.update(documents).set({ creationKey: null }).where(keyed);
  return undefined;
}

import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/database/database.server.ts';
import { documents, drafts } from '#platform/database/schema.ts';
import { AppError } from '#platform/http/app-error.ts';

/** A person's draft by its key. */
export function isDraft(userId: number, key: string) {
  return and(eq(drafts.userId, userId), eq(drafts.key, key));
}

export function changedElsewhere(): AppError {
  return new AppError('version_conflict', 'This draft was changed on another device in the meantime.');
}

/**
 * Whoever goes on from a draft, or from none, has seen the one that is kept: what another device has written since is
 * neither gone over nor thrown away unseen. To be called under the person's lock.
 * @throws AppError `version_conflict`
 */
export async function assertDraftSeen(
  tx: Database,
  userId: number,
  key: string,
  seen: string | null,
): Promise<void> {
  const [row] = await tx.select({ updatedAt: drafts.updatedAt }).from(drafts).where(isDraft(userId, key));
  const expected = seen === null ? undefined : new Date(seen).getTime();
  if (row?.updatedAt.getTime() !== expected) throw changedElsewhere();
}

/** Whether a document was made with the key, and is still there. */
export async function isSaved(tx: Database, userId: number, key: string): Promise<boolean> {
  const [made] = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.userId, userId), eq(documents.creationKey, key)));
  return made !== undefined;
}

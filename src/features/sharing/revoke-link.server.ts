import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database/database.server.ts';
import { documentLinks } from '#platform/database/schema.ts';

/** Lets a link lead nowhere, at the operator's word. What was revoked before stays as it was. */
export async function revokeLink(
  db: Database,
  tokenSha256: string,
  now: Date,
): Promise<{ id: number; userId: number } | undefined> {
  const is = eq(documentLinks.tokenSha256, tokenSha256);
  const [link] = await db
    .select({ id: documentLinks.id, userId: documentLinks.userId, revokedAt: documentLinks.revokedAt })
    .from(documentLinks)
    .where(is);
  if (link?.revokedAt === null) await db.update(documentLinks).set({ revokedAt: now }).where(is);
  return link && { id: link.id, userId: link.userId };
}

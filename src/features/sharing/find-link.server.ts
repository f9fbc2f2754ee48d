import { eq, sql } from 'drizzle-orm';
import { fileOf } from '#editor/store/files/stored-files.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { documentLinks, linkOpens, payments, users } from '#platform/database/schema.ts';
import { stateOf } from './link-store.server.ts';
import { hashedToken } from './token.server.ts';

/** What anybody may see who has a link that is open. */
export type OpenLink = typeof documentLinks.$inferSelect;

/**
 * The link of a token: one look-up by the hash, whether there is one or not. One that has run out, was taken back or is
 * withheld is not there for whoever asks.
 */
export async function findOpenLink(db: Database, token: string, now: Date): Promise<OpenLink | undefined> {
  const [found] = await db
    .select({ link: documentLinks, accessUntil: users.accessUntil, paymentStatus: payments.status })
    .from(documentLinks)
    .innerJoin(users, eq(users.id, documentLinks.userId))
    .leftJoin(payments, eq(payments.id, documentLinks.paymentId))
    .where(eq(documentLinks.tokenSha256, hashedToken(token)));
  if (!found) return undefined;
  const { link, paymentStatus } = found;
  return stateOf(link, { person: found, paymentStatus, now }) === 'open' ? link : undefined;
}

/** That a link was taken back or made anew since it was found: what it is now, is to be found again. */
export class LinkChanged extends Error {}

/** The bytes of a file that a link shows. @throws LinkChanged where it shows it no longer */
export async function shownFile(db: Database, { userId }: OpenLink, sha256: string): Promise<Uint8Array> {
  const bytes = await fileOf(db, userId, sha256);
  if (!bytes) throw new LinkChanged('a file that a link showed is not there');
  return bytes;
}

/** Counts that a link's page was seen: a number a day, and nothing else. */
export async function countOpen(db: Database, { id, countsOpens }: OpenLink, now: Date): Promise<void> {
  if (!countsOpens) return;
  await db
    .insert(linkOpens)
    .values({ linkId: id, day: now.toISOString().slice(0, 10), opens: 1 })
    .onConflictDoUpdate({
      target: [linkOpens.linkId, linkOpens.day],
      set: { opens: sql`${linkOpens.opens} + 1` },
    });
}

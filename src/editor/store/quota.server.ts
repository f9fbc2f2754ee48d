import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '#platform/database/database.server.ts';
import { documents, drafts, storedTexts } from '#platform/database/schema.ts';
import { AppError } from '#platform/http/app-error.ts';

/** Most that the documents of an account take in the database, of every kind, in bytes as stored. */
const STORED_MAX_BYTES = 20 * 1024 * 1024;
/**
 * How far beyond that a document may take it whose text became no longer: now and then the database packs a shorter text
 * worse, and shortening is what makes room.
 */
const SHORTENED_MAX_BYTES = STORED_MAX_BYTES + 1024 * 1024;
/**
 * A save of so few bytes, in an account that has so much room left, needs no lock: 160 of them would have to run at the
 * same moment to fill the account, which is more than the database has connections.
 */
export const SMALL_SAVE_BYTES = 64 * 1024;
const ROOMY_BYTES = STORED_MAX_BYTES / 2;

/** An account that takes more than this follows no base any more, whereby it could grow without end. */
const FOLLOWING_MAX_BYTES = 2 * STORED_MAX_BYTES;

/**
 * Bytes that all documents of an account take, with those that were never saved, with what is open in them, and with what
 * they have last seen of their bases. The size stands beside each text: none is read for it.
 */
function storedBytes(userId: SQLWrapper): SQL<number> {
  const saved = sql`(select coalesce(sum(pg_column_size(${documents.data}) + coalesce(pg_column_size(${documents.conflicts}), 0)), 0) from ${documents} where ${documents.userId} = ${userId})`;
  const unsaved = sql`(select coalesce(sum(pg_column_size(${drafts.data})), 0) from ${drafts} where ${drafts.userId} = ${userId})`;
  const seen = sql`(select coalesce(sum(pg_column_size(${storedTexts.body})), 0) from ${storedTexts} where ${storedTexts.userId} = ${userId} and ${storedTexts.sha256} in (select ${documents.baseSha256} from ${documents} where ${documents.userId} = ${userId} and ${documents.baseId} is not null))`;
  return sql<number>`(${saved} + ${unsaved} + ${seen})`.mapWith(Number);
}

export async function hasRoomToFollow(tx: Database, userId: number): Promise<boolean> {
  const [account] = await tx
    .select({ total: storedBytes(sql`${userId}::integer`) })
    .from(sql`(select 1) as one`);
  return account !== undefined && account.total <= FOLLOWING_MAX_BYTES;
}

/** Whether an account has so much room that small saves need not be counted one by one. */
export function isRoomy(userId: SQLWrapper): SQL {
  return sql`${storedBytes(userId)} <= ${ROOMY_BYTES}`;
}

/** What a document takes: as the database packs it, and as its text is written down. */
const sizeIn = ({ data }: typeof documents | typeof drafts) => ({
  stored: sql<number>`pg_column_size(${data})`,
  length: sql<number>`octet_length(${data}::text)`,
});
export const SIZE = sizeIn(documents);
export const DRAFT_SIZE = sizeIn(drafts);

type Size = { stored: number; length: number };
const NOTHING: Size = { stored: 0, length: 0 };

/**
 * Refuses what took the account beyond its quota. Asked within the transaction that saved the document, under the
 * person's lock: the size of a document is known once it is stored.
 * @param before what the document took until then; a document that takes no more than it did is never refused
 * @throws AppError `storage_full`
 */
export async function assertWithinQuota(
  tx: Database,
  { userId, kind, id }: { userId: number; kind: string; id: number },
  before: Size = NOTHING,
): Promise<void> {
  const [now] = await tx
    .select({ ...SIZE, total: storedBytes(sql`${userId}::integer`) })
    .from(documents)
    .where(and(eq(documents.userId, userId), eq(documents.kind, kind), eq(documents.id, id)));
  assertFits(now, before);
}

/** The same of a new document that was never saved. @throws AppError `storage_full` */
export async function assertDraftWithinQuota(
  tx: Database,
  userId: number,
  key: string,
  before: Size = NOTHING,
): Promise<void> {
  const [now] = await tx
    .select({ ...DRAFT_SIZE, total: storedBytes(sql`${userId}::integer`) })
    .from(drafts)
    .where(and(eq(drafts.userId, userId), eq(drafts.key, key)));
  assertFits(now, before);
}

function assertFits(now: (Size & { total: number }) | undefined, before: Size): void {
  if (!now || now.stored <= before.stored) return;
  if (now.total > (now.length <= before.length ? SHORTENED_MAX_BYTES : STORED_MAX_BYTES)) throw storageFull();
}

/** What somebody reads whose account is full; what was written stays with them. */
function storageFull(): AppError {
  return new AppError(
    'storage_full',
    'Your account is full: your documents take up all of its 20 MB. Please delete some that you no longer need, then save again.',
  );
}

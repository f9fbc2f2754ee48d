import { and, eq } from 'drizzle-orm';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { photos } from '#platform/database/schema.ts';
import { assertFilesFit, filesFit, sha256Of } from '#editor/store/files/stored-files.server.ts';
import { lockPerson } from '#platform/session/lock-person.server.ts';
import { PHOTO_ID } from './contract.ts';
import { forgetUnnamedPhotos } from './forget-photos.server.ts';

/** Photos that nothing names make room once they are a day old. */
const ROOM_AFTER_MS = 24 * 3600_000;

/**
 * Keeps a photo of a person, once. Where there is no room for it, those go first that nothing names any more.
 * @returns its id
 * @throws AppError `storage_full`
 */
export async function keepPhoto(
  { db, clock }: { db: Database; clock: Clock },
  userId: number,
  bytes: Uint8Array,
): Promise<string> {
  const sha256 = sha256Of(bytes);
  const now = clock.now();
  await db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    await tx
      .insert(photos)
      .values({ userId, sha256, size: bytes.length, bytes, namedAt: now, lookedAt: now })
      .onConflictDoUpdate({ target: [photos.userId, photos.sha256], set: { namedAt: now } });
    if (await filesFit(tx, userId)) return;
    await forgetUnnamedPhotos(tx, userId, new Date(now.getTime() - ROOM_AFTER_MS));
    await assertFilesFit(tx, userId);
  });
  return sha256;
}

/** A photo of a person by its id; undefined where they have none of that. */
export async function photoOf(db: Database, userId: number, id: string): Promise<Uint8Array | undefined> {
  if (!PHOTO_ID.test(id)) return undefined;
  const [row] = await db
    .select({ bytes: photos.bytes })
    .from(photos)
    .where(and(eq(photos.userId, userId), eq(photos.sha256, id)));
  return row?.bytes;
}

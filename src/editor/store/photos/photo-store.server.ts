import { and, desc, eq } from 'drizzle-orm';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { photos } from '#platform/database/schema.ts';
import { assertFilesFit } from '#editor/store/files/room-for-files.server.ts';
import { sha256Of } from '#editor/store/files/stored-files.server.ts';
import { AppError, notFound } from '#platform/http/app-error.ts';
import { lockPerson } from '#platform/session/lock-person.server.ts';
import { OTHER_PLACES, PHOTO_ID, type ListedPhoto } from './contract.ts';
import { photosInUse, placesNaming } from './named-photos.server.ts';

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/**
 * Keeps a photo of a person, once.
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
    await assertFilesFit(tx, userId, now);
  });
  return sha256;
}

/**
 * Removes a photo of a person at once, which nothing may name any more: whoever goes back to an earlier version would find
 * it without.
 * @throws AppError `not_found`, or `photo_in_use` with where it is named
 */
export async function deletePhoto(db: Database, userId: number, id: string): Promise<void> {
  if (!PHOTO_ID.test(id)) throw notFound('photo');
  await db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const isIt = and(eq(photos.userId, userId), eq(photos.sha256, id));
    const [photo] = await tx.select({ size: photos.size }).from(photos).where(isIt);
    if (!photo) throw notFound('photo');
    const places = await placesNaming(tx, userId, id);
    if (places.length > 0) throw stillNamed(places);
    await tx.delete(photos).where(isIt);
  });
}

function stillNamed(places: readonly string[]): AppError {
  return new AppError(
    'photo_in_use',
    `This photo is still in ${LIST.format(places)}. Take it out there, or delete what shows it, and then delete the photo.`,
  );
}

/** The photos of a person, those that were sent or in use last first, with what names each. */
export async function listPhotos(db: Database, userId: number): Promise<ListedPhoto[]> {
  const rows = await db
    .select({ id: photos.sha256, size: photos.size })
    .from(photos)
    .where(eq(photos.userId, userId))
    .orderBy(desc(photos.namedAt), photos.sha256);
  if (rows.length === 0) return [];
  const inUse = await photosInUse(db, userId);
  return rows.map(({ id, size }) => {
    const places = new Set(inUse.places.filter(({ photo }) => photo === id).map(({ place }) => place));
    return {
      ...{ id, size },
      documents: inUse.documents
        .filter(({ photo }) => photo === id)
        .map(({ id: documentId, kind, title }) => ({ id: documentId, kind, title })),
      places: OTHER_PLACES.filter((place) => places.has(place)),
    };
  });
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

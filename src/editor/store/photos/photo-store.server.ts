import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { documents, photos } from '#platform/database/schema.ts';
import { assertFilesFit } from '#editor/store/files/room-for-files.server.ts';
import { sha256Of } from '#editor/store/files/stored-files.server.ts';
import { PHOTO_PLACES } from '#editor/photo/photo-places.ts';
import { AppError, notFound } from '#platform/http/app-error.ts';
import type { InTurn } from '#platform/http/heavy-turns.ts';
import { lockPerson } from '#platform/session/lock-person.server.ts';
import { OTHER_PLACES, PHOTO_ID, type ListedPhoto } from './contract.ts';
import { namingsOf, type Naming, type Search } from './named-photos.server.ts';

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
export async function deletePhoto(db: Database, userId: number, id: string, inTurn?: InTurn): Promise<void> {
  if (!PHOTO_ID.test(id)) throw notFound('photo');
  const isIt = and(eq(photos.userId, userId), eq(photos.sha256, id));
  const seen = new Set<string>();
  await assertThere(db, isIt);
  await assertUnnamed(db, userId, id, { inTurn, seen });
  await db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    await assertThere(tx, isIt);
    // What was saved meanwhile.
    await assertUnnamed(tx, userId, id, { seen });
    await tx.delete(photos).where(isIt);
  });
}

async function assertThere(db: Database, isIt: SQL | undefined): Promise<void> {
  const [photo] = await db.select({ size: photos.size }).from(photos).where(isIt);
  if (!photo) throw notFound('photo');
}

/** What still names a photo is told in words; a link names none, as what it shows is printed already. */
async function assertUnnamed(db: Database, userId: number, id: string, how: Search): Promise<void> {
  const namings = await namingsOf(db, userId, new Set([id]), how);
  const found = new Set<string>(namings.map(({ place }) => place));
  const places = Object.entries(PHOTO_PLACES)
    .filter(([place]) => found.has(place))
    .map(([, words]) => words);
  if (places.length > 0) throw stillNamed(places);
}

function stillNamed(places: readonly string[]): AppError {
  return new AppError(
    'photo_in_use',
    `This photo is still in ${LIST.format(places)}. Take it out there, or delete what shows it, and then delete the photo.`,
  );
}

/** The photos of a person, those that were sent or in use last first, with what names each. */
export async function listPhotos(db: Database, userId: number, how: Search = {}): Promise<ListedPhoto[]> {
  const rows = await db
    .select({ id: photos.sha256, size: photos.size })
    .from(photos)
    .where(eq(photos.userId, userId))
    .orderBy(desc(photos.namedAt), photos.sha256);
  if (rows.length === 0) return [];
  const namings = await namingsOf(db, userId, new Set(rows.map(({ id }) => id)), how);
  const named = await documentsNaming(db, userId, namings);
  const ofEach = Map.groupBy(namings, ({ photo }) => photo);
  return rows.map(({ id, size }) => {
    const ofIt = ofEach.get(id) ?? [];
    const places = new Set(ofIt.map(({ place }) => place));
    const keys = new Set(ofIt.filter(isOfDocument).map(keyOf));
    return {
      ...{ id, size },
      documents: named.filter(({ kind, id: documentId }) => keys.has(keyOf({ kind, key: `${documentId}` }))),
      places: OTHER_PLACES.filter((place) => places.has(place)),
    };
  });
}

const isOfDocument = ({ place }: Naming): boolean => place === 'documents';
const keyOf = ({ kind, key }: Pick<Naming, 'kind' | 'key'>): string => `${kind} ${key}`;

/** Those are more where a resume and a letter have the same number. */
async function documentsNaming(db: Database, userId: number, namings: readonly Naming[]) {
  const ids = [...new Set(namings.filter(isOfDocument).map(({ key }) => Number(key)))];
  const { id, kind, title } = documents;
  return db
    .select({ id, kind, title })
    .from(documents)
    .where(and(eq(documents.userId, userId), inArray(id, ids)))
    .orderBy(id);
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

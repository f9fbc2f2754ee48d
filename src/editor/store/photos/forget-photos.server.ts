import { and, asc, eq, gt, inArray, isNull, lt, notInArray, type SQL } from 'drizzle-orm';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { photos, users } from '#platform/database/schema.ts';
import { keptSince } from '#platform/retention/periods.ts';
import { findAndLock } from '#platform/session/lock-person.server.ts';
import { namingsIn, namingsOf, textsOf, type Naming } from './named-photos.server.ts';

const DAY_MS = 24 * 3600_000;
/** People whose photos are looked at in one round. */
const PEOPLE_A_ROUND = 500;
/** Packed bytes of texts that are searched while a person's row is locked: the embedded database has one connection. */
const SEARCHED_UNDER_LOCK = 2 * 1024 * 1024;

/**
 * Removes photos that nothing which is kept has named for their days. Each is looked at once a day, so that the days count
 * from when it was last named. With those of accounts that a copy of the release before erased.
 */
export async function forgetOldPhotos(db: Database, clock: Clock): Promise<void> {
  const erased = db
    .select({ id: users.id })
    .from(users)
    .where(and(isNull(users.email), isNull(users.phone)));
  await db.delete(photos).where(inArray(photos.userId, erased));
  const now = clock.now();
  for (let last = 0, round = 0; round < PEOPLE_A_ROUND; round += 1) {
    const isDue = lt(photos.lookedAt, new Date(now.getTime() - DAY_MS));
    const [next] = await db
      .select({ userId: photos.userId })
      .from(photos)
      .where(and(isDue, gt(photos.userId, last)))
      .orderBy(asc(photos.userId))
      .limit(1);
    if (!next) return;
    last = next.userId;
    await lookAt(db, last, now);
  }
}

async function lookAt(db: Database, userId: number, now: Date): Promise<void> {
  const own = eq(photos.userId, userId);
  // First of all: somebody whose texts cannot be searched keeps nobody else waiting, and is tried again the next day.
  await db.update(photos).set({ lookedAt: now }).where(own);
  const seen = new Set<string>();
  // Read without holding anybody up; what is saved meanwhile is searched under the lock.
  const named = idsNamed(await namingsOf(db, userId, new Set(await idsOf(db, own)), { seen }));
  if (named.length > 0)
    await db
      .update(photos)
      .set({ namedAt: now })
      .where(and(own, inArray(photos.sha256, named)));
  const before = keptSince('photos', now);
  const [old] = await idsOf(db, and(own, lt(photos.namedAt, before)));
  if (old) await db.transaction((tx) => forgetUnnamedPhotos(tx, userId, before, seen));
}

/**
 * Removes the photos of a person that nothing names, of those that were last named before a moment. Where more is to be
 * searched than may be under a lock, all stay: they go another day.
 * @param seen texts that were searched, and name none of those
 */
export async function forgetUnnamedPhotos(
  tx: Database,
  userId: number,
  before: Date,
  seen = new Set<string>(),
): Promise<void> {
  if (!(await findAndLock(tx, userId))) return;
  const isOld = and(eq(photos.userId, userId), lt(photos.namedAt, before));
  const old = await idsOf(tx, isOld);
  if (old.length === 0) return;
  const texts = await textsOf(tx, userId, seen);
  if (texts.reduce((sum, { stored }) => sum + stored, 0) > SEARCHED_UNDER_LOCK) return;
  const named = idsNamed(await namingsIn(texts, tx, userId, new Set(old)));
  await tx.delete(photos).where(and(isOld, notInArray(photos.sha256, named)));
}

async function idsOf(db: Database, which: SQL | undefined): Promise<string[]> {
  const rows = await db.select({ sha256: photos.sha256 }).from(photos).where(which);
  return rows.map(({ sha256 }) => sha256);
}

function idsNamed(namings: readonly Naming[]): string[] {
  return [...new Set(namings.map(({ photo }) => photo))];
}

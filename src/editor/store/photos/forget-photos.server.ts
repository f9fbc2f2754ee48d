import { and, asc, eq, gt, inArray, isNull, lt, notInArray } from 'drizzle-orm';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { photos, users } from '#platform/database/schema.ts';
import { keptSince } from '#platform/retention/periods.ts';
import { findAndLock } from '#platform/session/lock-person.server.ts';
import { namedPhotos } from './named-photos.server.ts';

const DAY_MS = 24 * 3600_000;
/** People whose photos are looked at in one round. */
const PEOPLE_A_ROUND = 500;

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
  // Read without holding anybody up; what goes is looked at once more.
  const named = await namedPhotos(db, userId);
  if (named.size > 0)
    await db
      .update(photos)
      .set({ namedAt: now })
      .where(and(own, inArray(photos.sha256, [...named])));
  const before = keptSince('photos', now);
  const [old] = await db
    .select({ sha256: photos.sha256 })
    .from(photos)
    .where(and(own, lt(photos.namedAt, before)))
    .limit(1);
  if (old) await db.transaction((tx) => forgetUnnamedPhotos(tx, userId, before));
}

/** Removes the photos of a person that nothing names, of those that were last named before a moment. */
export async function forgetUnnamedPhotos(tx: Database, userId: number, before: Date): Promise<void> {
  if (!(await findAndLock(tx, userId))) return;
  const named = [...(await namedPhotos(tx, userId))];
  await tx
    .delete(photos)
    .where(
      and(
        eq(photos.userId, userId),
        lt(photos.namedAt, before),
        ...(named.length > 0 ? [notInArray(photos.sha256, named)] : []),
      ),
    );
}

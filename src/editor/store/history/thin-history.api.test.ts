import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { documents, documentVersions, storedTexts } from '#platform/database/schema.ts';
import { HOUR, historyWorld, upTo } from '../testing/history-world.ts';
import { thinHistory } from './thin-history.server.ts';

const DAY = 24 * HOUR;

const world = historyWorld();
const { call, create, save, name, numbers, texts, keepMany } = world;

describe('the housekeeping', () => {
  const houseAfter = async (seconds: number) => {
    const then = new Date(world.product.clock.now().getTime() + seconds * 1000);
    await thinHistory(world.product.database.db, { now: () => then });
  };
  /** Versions 1 to 5, one every half hour of the same day; 6 is the present one. */
  const anAfternoon = async () => {
    const untilNoon = DAY * 1000 - ((world.product.clock.now().getTime() + 12 * HOUR * 1000) % (DAY * 1000));
    world.product.clock.advance(untilNoon / 1000);
    for (const at of upTo(5)) {
      world.product.clock.advance(HOUR / 2);
      await save({ data: { summary: `Text ${at}` }, cause: undefined });
    }
  };

  test('leaves a day whole, then its last version, and takes that after thirty days', async () => {
    await anAfternoon();
    await houseAfter(DAY - 3 * HOUR);
    expect(await numbers()).toEqual([5, 4, 3, 2, 1]);
    await houseAfter(DAY + 1);
    expect(await numbers()).toEqual([5]);
    expect(await texts()).toBe(1);
    await houseAfter(30 * DAY - 1);
    expect(await numbers()).toEqual([5]);
    await houseAfter(30 * DAY + 1);
    expect([await numbers(), await texts()]).toEqual([[], 0]);
  });

  test('leaves what has a name for ever', async () => {
    await anAfternoon();
    await name(2);
    await houseAfter(900 * DAY);
    expect(await numbers()).toEqual([2]);
  });

  test('leaves what was saved long ago and replaced only now', async () => {
    world.product.clock.advance(90 * DAY);
    await world.signInAgain();
    await save({ title: 'Changed after three months' });
    await houseAfter(60);
    expect(await numbers()).toEqual([1]);
  });

  test('takes texts that nothing refers to, and leaves those that a tailored document does', async () => {
    const { id, userId } = world;
    const { db } = world.product.database;
    await keepMany([1, 2]);
    const [one] = await db.select().from(storedTexts).where(eq(storedTexts.userId, userId));
    await db
      .update(documents)
      .set({ baseId: await create(), baseVersion: 1, baseSha256: one?.sha256 ?? '' })
      .where(and(eq(documents.userId, userId), eq(documents.id, id)));
    // As a copy of an earlier release deletes, which knows nothing of versions.
    await db.delete(documentVersions).where(eq(documentVersions.userId, userId));
    await houseAfter(0);
    expect(await db.select().from(storedTexts).where(eq(storedTexts.userId, userId))).toEqual([one]);
  });

  test('takes nothing from anybody else', async () => {
    await anAfternoon();
    const before = await world.product.database.db.select().from(documentVersions);
    await houseAfter(0);
    const after = await world.product.database.db.select().from(documentVersions);
    const own = (rows: typeof before) => rows.filter((row) => row.userId === world.userId);
    expect(own(after)).toEqual(own(before));
  });
});

test('versions that are kept, removed and thinned at the same moment leave no version without its text', async () => {
  const { id, userId } = world;
  const [second, third] = [await create(), await create()];
  const work = Array.from({ length: 40 }, (_, at) => [
    () => save({ data: { summary: `Text ${at % 3}` } }),
    () => save({ data: { summary: `Text ${at % 3}` } }, second),
    () => call('DELETE', `/api/resumes/${id}/versions/${at}`),
    () => call('DELETE', `/api/resumes/${second}/versions`),
    () => call('POST', `/api/resumes/${id}/versions/${at}/restore`),
    () => call('PUT', `/api/resumes/${third}/archived`, { archived: at % 2 === 0 }),
    () => thinHistory(world.product.database.db, world.product.clock),
  ]).flat();
  await Promise.all(work.map((step) => step()));
  const { db } = world.product.database;
  const kept = await db.select().from(documentVersions).where(eq(documentVersions.userId, userId));
  const there = await db.select().from(storedTexts).where(eq(storedTexts.userId, userId));
  const hashes = new Set(kept.map(({ sha256 }) => sha256));
  expect(new Set(there.map(({ sha256 }) => sha256))).toEqual(hashes);
  for (const { documentId, version } of kept)
    expect((await call('GET', `/api/resumes/${documentId}/versions/${version}`)).status).toBe(200);
});

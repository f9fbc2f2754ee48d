import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { documentVersions, storedTexts } from '#platform/database/schema.ts';
import { HOUR, historyWorld, upTo } from '../testing/history-world.ts';
import { ALL_NAMED_MAX, ALL_VERSIONS_MAX, NAMED_MAX, VERSIONS_MAX } from './which-stay.ts';

const world = historyWorld();
const { create, save, name, numbers, texts, keepMany } = world;

describe('of one document there are at most 200 versions', () => {
  test('a further one takes the place of the one that was kept longest ago and has no name', async () => {
    await keepMany(upTo(VERSIONS_MAX));
    await name(1);
    await save({ title: 'Changed' });
    const left = await numbers();
    expect(left).toHaveLength(VERSIONS_MAX);
    expect([left[0], left.at(-1), left.at(-2)]).toEqual([VERSIONS_MAX + 1, 1, 3]);
    expect(await texts()).toBe(VERSIONS_MAX);
  });

  test('half of them may have names', async () => {
    await keepMany(upTo(NAMED_MAX), 10, { name: 'Named' });
    expect(await name(1, 'Named anew')).toMatchObject({ status: 200 });
    const refused = await name(NAMED_MAX + 1);
    expect(refused).toMatchObject({ status: 409, json: { code: 'too_many_names' } });
    // The present version was not kept for a name that it did not get.
    expect(await numbers()).toHaveLength(NAMED_MAX);
    await name(1, '');
    expect((await name(NAMED_MAX + 1)).status).toBe(200);
  });
});

describe('of all documents of a person', () => {
  /** Versions of many documents at once, which all have the same text. */
  async function keepOfMany(count: number, each: number, named = 0): Promise<number[]> {
    const { userId } = world;
    const { db } = world.product.database;
    const [text] = await keptText();
    const ids: number[] = [];
    for (let at = 0; at < count; at += 1) ids.push(await create());
    const keptAt = new Date(world.product.clock.now().getTime() - HOUR * 1000);
    for (const of of ids)
      await db.insert(documentVersions).values(
        upTo(each).map((version) => ({
          ...{ userId, kind: 'resume', documentId: of, version, title: 'Then', templateId: 'modern-1' },
          ...{ sha256: text, cause: 'edit' as const, savedAt: keptAt, keptAt },
          name: version <= named ? 'Named' : null,
        })),
      );
    return ids;
  }
  async function keptText(): Promise<[string]> {
    const sha256 = createHash('sha256').update('{}').digest('hex');
    await world.product.database.db.insert(storedTexts).values({ userId: world.userId, sha256, body: {} });
    return [sha256];
  }
  const all = () =>
    world.product.database.db.$count(documentVersions, eq(documentVersions.userId, world.userId));

  test('there are at most 4,000 versions, since each change of the history looks at them', async () => {
    await keepOfMany(25, 170);
    await save({ title: 'Changed' });
    expect(await all()).toBe(ALL_VERSIONS_MAX);
    expect(await numbers()).toHaveLength(1);
  });

  test('at most 1,000 have names', async () => {
    await keepOfMany(10, 100, 100);
    await save({ title: 'Changed' });
    const refused = await name(1);
    expect(refused).toMatchObject({ status: 409, json: { code: 'too_many_names' } });
    expect(refused.json.message).toContain(
      `named ${ALL_NAMED_MAX.toLocaleString('en')} versions of your documents`,
    );
  });
});

describe('of all documents of a person there are at most 40 MB', () => {
  const MB = 1024 * 1024;

  test('the oldest without a name go first, of whichever document; saving always works', async () => {
    const second = await create();
    await keepMany(upTo(19), MB);
    await name(2);
    await keepMany(upTo(20), MB, {}, second);
    await save({ data: { summary: 'Changed' } });
    expect(await numbers()).toHaveLength(20);
    // One that is as long as three of them makes room of three.
    const long = {
      employment: upTo(30).map(() => ({ description: randomBytes(13_000).toString('base64') })),
    };
    for (let at = 0; at < 4; at += 1) {
      long.employment[0] = { description: `${at}` };
      expect((await save({ data: long })).status).toBe(200);
    }
    const left = await numbers();
    expect(left).toContain(2);
    expect(left).not.toContain(1);
    expect(left).toContain(19);
    expect(await numbers(second)).toHaveLength(20);
  });

  test('what has names stays, and a further name is refused', async () => {
    await keepMany(upTo(41), MB, { name: 'Named' });
    expect(await name(42)).toMatchObject({ status: 409, json: { code: 'storage_full' } });
    expect((await save({ title: 'Changed' })).status).toBe(200);
    expect(await numbers()).toEqual(upTo(41).toReversed());
    expect((await name(41, '')).status).toBe(200);
  });
});

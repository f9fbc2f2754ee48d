import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { documentVersions, storedTexts } from '#platform/database/schema.ts';
import { KINDS } from '../testing/document-world.ts';
import { versionWorld } from '../testing/version-world.ts';

const MINUTE = 60;

const world = versionWorld();

describe.each(KINDS)('what is kept of $noun', ({ path, templateId, other, data }) => {
  const { call, create, save, versions, numbers, titled } = world.versionsOf({ path, templateId, data });

  test('a document that was never changed has none', async () => {
    expect(await versions(await create())).toEqual([]);
  });

  test('of a stretch of editing, the version that it began from, at most one in ten minutes', async () => {
    const id = await create();
    const savedAt = (await call('GET', `/${id}`)).json.updatedAt;
    world.product.clock.advance(60 * MINUTE);
    for (let minute = 0; minute < 10; minute += 1) {
      await save(id, titled(`Minute ${minute}`));
      world.product.clock.advance(MINUTE);
    }
    expect(await versions(id)).toEqual([{ version: 1, savedAt, name: null, cause: 'edit' }]);
    await save(id, titled('The next stretch'));
    expect(await numbers(id)).toEqual([11, 1]);
    expect((await call('GET', `/${id}/versions/11`)).json).toMatchObject(titled('Minute 9'));
  });

  test('a save within the stretch writes no further row', async () => {
    const id = await create();
    await save(id, titled('One'));
    const rows = async () => [
      await world.product.database.db.select().from(storedTexts),
      await world.product.database.db.select().from(documentVersions),
    ];
    const before = await rows();
    await save(id, titled('Two'));
    await save(id, { title: 'Three' });
    expect(await rows()).toEqual(before);
  });

  test('always, where a save is a merge, an import, a change of template or a restore', async () => {
    const id = await create();
    for (const cause of ['merge', 'import', 'template', 'restore'])
      await save(id, { ...titled(cause), cause });
    await save(id, { templateId: other });
    await save(id, { templateId: other, ...titled('the same template') });
    expect(await versions(id)).toMatchObject(
      ['template', 'restore', 'template', 'import', 'merge'].map((cause, at) => ({
        version: 5 - at,
        cause,
      })),
    );
    expect((await call('PUT', `/${id}`, { title: 'x', cause: 'archive' })).status).toBe(400);
  });

  test('nothing, where the save is refused', async () => {
    const id = await create();
    expect((await call('PUT', `/${id}`, { ...titled('Late'), version: 9, cause: 'merge' })).status).toBe(409);
    expect(await versions(id)).toEqual([]);
  });

  test('once, however many saves begin a stretch at once', async () => {
    const id = await create();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => call('PUT', `/${id}`, titled(`Save ${at}`))),
    );
    expect(answers.map(({ json }) => json.version).toSorted()).toEqual([2, 3, 4, 5, 6, 7]);
    expect(await numbers(id)).toEqual([1]);
  });

  test('the same text once, however many versions have it', async () => {
    const id = await create();
    for (const cause of ['merge', 'merge', 'merge']) await save(id, { title: 'Another title', cause });
    const { db } = world.product.database;
    const rows = await db.select().from(documentVersions).where(eq(documentVersions.documentId, id));
    expect(new Set(rows.map(({ sha256 }) => sha256)).size).toBe(1);
    expect(rows).toHaveLength(3);
  });
});

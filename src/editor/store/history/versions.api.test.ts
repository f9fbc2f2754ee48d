import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { documents } from '#platform/database/schema.ts';
import { KINDS } from '../testing/document-world.ts';
import { versionWorld } from '../testing/version-world.ts';

const world = versionWorld();

describe.each(KINDS)('versions of $noun', ({ path, templateId, other, data }) => {
  const { call, create, save, versions, numbers, titled } = world.versionsOf({ path, templateId, data });

  test('a version is answered as the document was, in the current shape', async () => {
    const id = await create('As it was');
    const { data: whole, updatedAt } = (await call('GET', `/${id}`)).json;
    await save(id, { ...titled('Changed'), templateId: other });
    expect((await call('GET', `/${id}/versions/1`)).json).toEqual({
      ...{ version: 1, savedAt: updatedAt, name: null, cause: 'template' },
      ...{ title: 'As it was', templateId, data: whole },
    });
  });

  test('data that an earlier release wrote is brought to the current shape', async () => {
    const id = await create();
    const { db } = world.product.database;
    await db.update(documents).set({ data: {} }).where(eq(documents.id, id));
    await save(id, titled('Now'));
    const { json } = await call('GET', `/${id}/versions/1`);
    expect(json.data).toMatchObject({ schemaVersion: expect.any(Number) });
  });

  describe('a name', () => {
    test('is given, changed and taken away', async () => {
      const id = await create();
      await save(id, titled('Now'));
      const name = async (given: string) => (await call('PUT', `/${id}/versions/1`, { name: given })).json;
      expect(await name('  For the clinic ')).toMatchObject({
        version: 1,
        name: 'For the clinic',
        cause: 'edit',
      });
      expect(await versions(id)).toMatchObject([{ version: 1, name: 'For the clinic' }]);
      expect(await name('Sent')).toMatchObject({ name: 'Sent' });
      expect(await name('')).toMatchObject({ name: null });
    });

    test('keeps the present version, which then is not kept again', async () => {
      const id = await create();
      const named = await call('PUT', `/${id}/versions/1`, { name: 'Sent to the clinic' });
      expect(named).toMatchObject({ status: 200, json: { version: 1, cause: 'named' } });
      await save(id, titled('Later'));
      expect(await versions(id)).toMatchObject([{ version: 1, name: 'Sent to the clinic', cause: 'named' }]);
    });

    test('is refused where it is too long, or of a version that was not kept', async () => {
      const id = await create();
      const status = async (version: string, name: string) =>
        (await call('PUT', `/${id}/versions/${version}`, { name })).status;
      expect(await status('1', 'n'.repeat(81))).toBe(400);
      expect(await status('1', 'two\nlines')).toBe(400);
      expect(await status('1', '')).toBe(404);
      expect(await status('7', 'Not there')).toBe(404);
      expect(await status('0', 'No version')).toBe(400);
      expect(await versions(id)).toEqual([]);
    });
  });

  describe('restoring', () => {
    test('makes the document what it was, and keeps what it is', async () => {
      const id = await create('As it was');
      const before = (await call('GET', `/${id}`)).json;
      await save(id, { ...titled('Changed'), templateId: other });
      const restored = await call('POST', `/${id}/versions/1/restore`, { version: 2 });
      expect(restored).toMatchObject({
        status: 200,
        json: { id, version: 3, updatedAt: expect.any(String) },
      });
      const { title, data: was, templateId: design } = before;
      expect((await call('GET', `/${id}`)).json).toMatchObject({
        ...{ title, templateId: design, data: was, version: 3 },
      });
      expect(await versions(id)).toMatchObject([
        { version: 2, cause: 'restore' },
        { version: 1, cause: 'template' },
      ]);
      expect((await call('GET', `/${id}/versions/2`)).json).toMatchObject(titled('Changed'));
    });

    test('is refused where the document moved on, and changes nothing then', async () => {
      const id = await create();
      await save(id, titled('Second'));
      const restored = await call('POST', `/${id}/versions/1/restore`, { version: 1 });
      expect(restored).toMatchObject({ status: 409, json: { code: 'version_conflict' } });
      expect((await call('GET', `/${id}`)).json).toMatchObject({ version: 2, title: 'Second' });
      expect(await numbers(id)).toEqual([1]);
    });

    test('needs no version of the present, as a save needs none', async () => {
      const id = await create('As it was');
      await save(id, titled('Second'));
      expect((await call('POST', `/${id}/versions/1/restore`)).status).toBe(200);
      expect((await call('GET', `/${id}`)).json.title).toBe('As it was');
    });

    test('is refused of a version that was not kept', async () => {
      const id = await create();
      expect((await call('POST', `/${id}/versions/1/restore`)).status).toBe(404);
    });
  });

  test('what is not there, and what is somebody else’s, is not found', async () => {
    const id = await create();
    await save(id, titled('Second'));
    const calls = [
      ['GET', '/versions', undefined],
      ['GET', '/versions/1', undefined],
      ['PUT', '/versions/1', { name: 'Mine' }],
      ['POST', '/versions/1/restore', {}],
      ['DELETE', '/versions/1', undefined],
      ['DELETE', '/versions', undefined],
    ] as const;
    for (const [method, at, body] of calls) {
      const theirs = await call(method, `/${id}${at}`, body, world.stranger);
      const nobodys = await call(method, `/999999${at}`, body);
      for (const answer of [theirs, nobodys])
        expect([method, at, answer.status, answer.json.code]).toEqual([method, at, 404, 'not_found']);
      expect((await world.product.call(`${path}/${id}${at}`, { method })).status).toBe(401);
    }
    expect(await numbers(id)).toEqual([1]);
  });
});

import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { documents } from '#platform/database/schema.ts';
import { newcomers, signedIn } from '#tests/support/newcomers.ts';
import { DOCUMENTS_MAX } from './create-document.server.ts';

const world = newcomers(signedIn);

const kinds = [
  { path: '/api/resumes', kind: 'resume', templateId: 'modern-1' },
  { path: '/api/cover-letters', kind: 'letter', templateId: 'professional-1' },
];

describe.each(kinds)('a $kind', ({ path, kind, templateId }) => {
  const call = (method: string, at: string, body?: unknown, as = world.me) =>
    world.product.call(`${path}${at}`, { method, token: as, ...(body === undefined ? {} : { body }) });
  const create = async (title = 'Mine'): Promise<number> =>
    (await call('POST', '', { title, templateId, data: {} })).json.id;
  const listed = async (query = '') =>
    ((await call('GET', `/dashboard${query}`)).json as { id: number }[]).map(({ id }) => id);

  describe('that is archived', () => {
    test('leaves the list, stands in the list of those, and comes back', async () => {
      const [first, second] = [await create(), await create()];
      expect(await call('PUT', `/${first}/archived`, { archived: true })).toMatchObject({
        ...{ status: 200, json: { archived: true } },
      });
      expect([await listed(), await listed('?archived=false')]).toEqual([[second], [second]]);
      expect(await listed('?archived=true')).toEqual([first]);
      expect((await call('GET', `/${first}`)).json).toMatchObject({ archived: true });
      expect((await call('PUT', `/${first}/archived`, { archived: false })).json).toEqual({
        archived: false,
      });
      expect(await listed('?archived=true')).toEqual([]);
      expect((await listed()).toSorted()).toEqual([first, second].toSorted());
      expect((await call('GET', `/${first}`)).json).toMatchObject({ archived: false });
    });

    test('keeps its version, once, and stays as it is', async () => {
      const id = await create();
      const { archived: _, ...before } = (await call('GET', `/${id}`)).json;
      for (const archived of [false, true, true, false, true])
        await call('PUT', `/${id}/archived`, { archived });
      expect((await call('GET', `/${id}`)).json).toEqual({ ...before, archived: true });
      const { json } = await call('GET', `/${id}/versions`);
      expect(json).toMatchObject([{ version: 1, cause: 'archive' }]);
    });

    test('is saved, restored, printed and deleted as others are', async () => {
      const id = await create();
      await call('PUT', `/${id}/archived`, { archived: true });
      expect((await call('PUT', `/${id}`, { title: 'Changed', version: 1 })).json.version).toBe(2);
      expect((await call('POST', `/${id}/versions/1/restore`)).status).toBe(200);
      expect((await call('GET', `/${id}/thumbnail`)).status).toBe(200);
      expect(await listed()).toEqual([]);
      expect((await call('DELETE', `/${id}`)).status).toBe(204);
    });

    test('counts among the most that a person can keep', async () => {
      const id = await create();
      const { db } = world.product.database;
      const [row] = await db
        .select()
        .from(documents)
        .where(and(eq(documents.kind, kind), eq(documents.id, id)));
      if (!row) throw new Error('the document was not made');
      const { id: _own, ...values } = row;
      const archivedAt = world.product.clock.now();
      const more = Array.from({ length: DOCUMENTS_MAX - 1 }, () => ({ ...values, archivedAt }));
      await db.insert(documents).values(more);
      expect(await call('POST', '', { title: 'One more', templateId, data: {} })).toMatchObject({
        ...{ status: 409, json: { code: 'too_many_documents' } },
      });
    });

    test('is the person’s own, and named rightly', async () => {
      const id = await create();
      expect((await call('PUT', `/${id}/archived`, { archived: true }, world.stranger)).status).toBe(404);
      expect((await call('PUT', '/999999/archived', { archived: true })).status).toBe(404);
      for (const body of [{}, { archived: 'true' }, { archived: null }])
        expect((await call('PUT', `/${id}/archived`, body)).status).toBe(400);
      expect((await call('GET', '/dashboard?archived=maybe')).status).toBe(400);
      expect(await listed()).toEqual([id]);
    });
  });

  describe('with tags', () => {
    const tag = (id: number, tags: unknown) => call('PUT', `/${id}`, { tags });
    const tagsOf = async (id: number) => (await call('GET', `/${id}`)).json.tags;

    test('is listed and answered with them; it has none at first, and none once they are taken away', async () => {
      const id = await create();
      expect(await tagsOf(id)).toEqual([]);
      expect((await tag(id, ['Nursing', 'Zürich'])).status).toBe(200);
      expect(await tagsOf(id)).toEqual(['Nursing', 'Zürich']);
      expect((await call('GET', '/dashboard')).json).toMatchObject([{ id, tags: ['Nursing', 'Zürich'] }]);
      await call('PUT', `/${id}`, { title: 'Others stay' });
      expect(await tagsOf(id)).toEqual(['Nursing', 'Zürich']);
      await tag(id, []);
      expect(await tagsOf(id)).toEqual([]);
    });

    test('keeps its version, its date and its place in the list, and no version is kept for it', async () => {
      const [id, later] = [await create('Earlier'), await create('Later')];
      const { tags: _, ...before } = (await call('GET', `/${id}`)).json;
      world.product.clock.advance(3600);
      const { version, updatedAt } = before;
      expect((await tag(id, ['Acme'])).json).toEqual({ id, version, updatedAt });
      expect((await call('GET', `/${id}`)).json).toEqual({ ...before, tags: ['Acme'] });
      expect(await listed()).toEqual([later, id]);
      expect((await call('GET', `/${id}/versions`)).json).toEqual([]);
      // Somebody who has it open saves over the version that they know.
      expect((await call('PUT', `/${id}`, { title: 'Mine', version })).json.version).toBe(version + 1);
    });

    test('is tagged by a version alone that it still has, and changed whole where more comes along', async () => {
      const id = await create();
      expect((await call('PUT', `/${id}`, { tags: ['A'], version: 1 })).json.version).toBe(1);
      expect((await call('PUT', `/${id}`, { tags: ['B'], title: 'New', version: 1 })).json.version).toBe(2);
      const late = await call('PUT', `/${id}`, { tags: ['C'], version: 1 });
      expect([late.status, late.json.code]).toEqual([409, 'version_conflict']);
      expect((await call('PUT', '/999999', { tags: ['C'] })).status).toBe(404);
      expect((await call('PUT', `/${id}`, { tags: ['C'] }, world.stranger)).status).toBe(404);
      expect(await tagsOf(id)).toEqual(['B']);
    });

    test('has each once and clean, whatever signs they are made of', async () => {
      const id = await create();
      await tag(id, [' a ', 'a', '', '  ', 'two   words', '{"x", y}', "o'neil\\", 'NULL', '日本']);
      expect(await tagsOf(id)).toEqual(['a', 'two words', '{"x", y}', "o'neil\\", 'NULL', '日本']);
    });

    test('has at most twenty, of forty characters each', async () => {
      const id = await create();
      const many = Array.from({ length: 20 }, (_, at) => `${at}`.padStart(40, 't'));
      expect((await tag(id, many)).status).toBe(200);
      for (const wrong of [
        [...many, 'one more'],
        ['t'.repeat(41)],
        ['a\u0000b'],
        ['a\nb'],
        'text',
        [7],
        null,
      ])
        expect((await tag(id, wrong)).status).toBe(400);
      expect(await tagsOf(id)).toEqual(many);
    });
  });

  describe('with conflicts', () => {
    const conflict = (at: string) => ({ path: at, was: 'before', mine: 'mine', theirs: 'theirs' });
    const conflictsOf = async (id: number) =>
      ((await call('GET', `/${id}`)).json.conflicts as { path: string }[]).map(({ path: at }) => at);
    /** As following a base leaves them. */
    const withConflicts = async (...paths: string[]) => {
      const id = await create();
      const { db } = world.product.database;
      const data = Object.fromEntries(paths.map((at) => [at, 'mine']));
      await call('PUT', `/${id}`, { data });
      await db
        .update(documents)
        .set({ conflicts: paths.map(conflict) })
        .where(and(eq(documents.kind, kind), eq(documents.id, id)));
      return { id, data };
    };

    test('answers them whole; others have none, and no base', async () => {
      const { id } = await withConflicts('one');
      expect((await call('GET', `/${id}`)).json).toMatchObject({ conflicts: [conflict('one')], base: null });
      expect((await call('GET', `/${await create()}`)).json).toMatchObject({ conflicts: [], base: null });
    });

    test('keeps them while saves say nothing of them', async () => {
      const { id, data } = await withConflicts('one', 'two');
      await call('PUT', `/${id}`, { title: 'Renamed' });
      await call('PUT', `/${id}`, { data: { ...data, other: 'new' } });
      expect(await conflictsOf(id)).toEqual(['one', 'two']);
    });

    test('has those no more that a save names as settled, with data and without', async () => {
      const { id, data } = await withConflicts('one', 'two', 'three');
      await call('PUT', `/${id}`, { data, settled: ['one', 'not there'] });
      expect(await conflictsOf(id)).toEqual(['two', 'three']);
      await call('PUT', `/${id}`, { settled: ['three'] });
      expect(await conflictsOf(id)).toEqual(['two']);
      expect((await call('PUT', `/${id}`, { data, settled: ['two'], version: 1 })).status).toBe(409);
      expect(await conflictsOf(id)).toEqual(['two']);
    });

    test('has those no more whose path is gone, or where both sides are equal', async () => {
      const { id, data } = await withConflicts('one', 'two', 'three');
      const { one: _gone, ...others } = data;
      await call('PUT', `/${id}`, { data: { ...others, two: 'theirs' } });
      expect(await conflictsOf(id)).toEqual(['three']);
    });

    test('is refused what is no list of paths', async () => {
      const { id } = await withConflicts('one');
      for (const settled of ['one', [7], ['p'.repeat(1001)]])
        expect((await call('PUT', `/${id}`, { settled })).status).toBe(400);
    });
  });

  test('that follows another one answers its base, also after that was renamed', async () => {
    const [base, variant] = [await create('The base'), await create('For the clinic')];
    const { db } = world.product.database;
    await db
      .update(documents)
      .set({ baseId: base, baseVersion: 1 })
      .where(and(eq(documents.kind, kind), eq(documents.id, variant)));
    await call('PUT', `/${base}`, { title: 'All I did' });
    expect((await call('GET', `/${variant}`)).json.base).toEqual({
      id: base,
      title: 'All I did',
      version: 2,
    });
    await call('DELETE', `/${base}`);
    expect((await call('GET', `/${variant}`)).json.base).toBe(null);
  });
});

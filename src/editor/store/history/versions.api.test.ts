import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { documents, documentVersions, storedTexts } from '#platform/database/schema.ts';
import { typicalLetter } from '#tests/factories/sample-letters.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';

const MINUTE = 60;

let product: TestProduct;
let token: string;
let stranger: string;
let people = 0;
beforeAll(async () => {
  product = await startTestProduct();
  stranger = await product.signIn('stranger@example.com');
});
afterAll(() => product.close());
beforeEach(async () => {
  people += 1;
  token = await product.signIn(`person-${people}@example.com`);
});

const kinds = [
  {
    path: '/api/resumes',
    kind: 'resume',
    templateId: 'modern-1',
    other: 'creative-2',
    data: typicalResume(),
  },
  {
    path: '/api/cover-letters',
    kind: 'letter',
    templateId: 'professional-1',
    other: 'tech-1',
    data: typicalLetter(),
  },
];

describe.each(kinds)('versions of a $kind', ({ path, templateId, other, data }) => {
  const call = (method: string, at: string, body?: unknown, as = token) =>
    product.call(`${path}${at}`, { method, token: as, ...(body === undefined ? {} : { body }) });
  const create = async (title = 'First', as = token): Promise<number> =>
    (await call('POST', '', { title, templateId, data }, as)).json.id;
  const save = async (id: number, body: object) => {
    const answer = await call('PUT', `/${id}`, body);
    expect(answer.status).toBe(200);
    return answer.json as { version: number };
  };
  const versions = async (id: number) => (await call('GET', `/${id}/versions`)).json;
  const numbers = async (id: number) =>
    ((await versions(id)) as { version: number }[]).map(({ version }) => version);
  const titled = (title: string) => ({ data: { ...data, marker: title }, title });

  describe('what is kept', () => {
    test('a document that was never changed has none', async () => {
      expect(await versions(await create())).toEqual([]);
    });

    test('of a stretch of editing, the version that it began from, at most one in ten minutes', async () => {
      const id = await create();
      const savedAt = (await call('GET', `/${id}`)).json.updatedAt;
      product.clock.advance(60 * MINUTE);
      for (let minute = 0; minute < 10; minute += 1) {
        await save(id, titled(`Minute ${minute}`));
        product.clock.advance(MINUTE);
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
        await product.database.db.select().from(storedTexts),
        await product.database.db.select().from(documentVersions),
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
      expect((await call('PUT', `/${id}`, { ...titled('Late'), version: 9, cause: 'merge' })).status).toBe(
        409,
      );
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
      const { db } = product.database;
      const rows = await db.select().from(documentVersions).where(eq(documentVersions.documentId, id));
      expect(new Set(rows.map(({ sha256 }) => sha256)).size).toBe(1);
      expect(rows).toHaveLength(3);
    });
  });

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
    const { db } = product.database;
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

  describe('removing', () => {
    const secret = (word: string) => `${word} of ${path}`;
    const words = async (word: string) => {
      const rows = await product.database.db.select().from(storedTexts);
      return rows.filter((row) => JSON.stringify(row).includes(word)).length;
    };
    const withSecret = async (secret: string) => {
      const id = await create();
      await save(id, titled(secret));
      await save(id, { ...titled('Without it'), cause: 'merge' });
      expect(await words(secret)).toBe(1);
      return id;
    };

    test('takes one version and its text for good', async () => {
      const id = await withSecret(secret('marmalade'));
      expect((await call('DELETE', `/${id}/versions/2`)).status).toBe(204);
      expect(await numbers(id)).toEqual([1]);
      expect(await words(secret('marmalade'))).toBe(0);
      expect((await call('DELETE', `/${id}/versions/2`)).status).toBe(404);
      expect((await call('GET', `/${id}/versions/1`)).status).toBe(200);
    });

    test('leaves a text that another version has', async () => {
      const id = await withSecret(secret('quince'));
      await save(id, { ...titled(secret('quince')), cause: 'merge' });
      await save(id, { ...titled('Again without'), cause: 'merge' });
      await call('DELETE', `/${id}/versions/2`);
      expect((await call('GET', `/${id}/versions/4`)).json.data.marker).toBe(secret('quince'));
    });

    test('of all leaves the document, and those of others, as they are', async () => {
      const id = await withSecret(secret('medlar'));
      const second = await create('Another one');
      await save(second, titled('Changed'));
      await call('PUT', `/${id}/versions/1`, { name: 'With a name' });
      const before = (await call('GET', `/${id}`)).json;
      expect((await call('DELETE', `/${id}/versions`)).status).toBe(204);
      expect(await versions(id)).toEqual([]);
      expect(await words(secret('medlar'))).toBe(0);
      expect((await call('GET', `/${id}`)).json).toEqual(before);
      expect(await numbers(second)).toEqual([1]);
      expect((await call('DELETE', `/${id}/versions`)).status).toBe(204);
    });

    test('the document takes its versions and their texts', async () => {
      const id = await withSecret(secret('damson'));
      expect((await call('DELETE', `/${id}`)).status).toBe(204);
      expect(await words(secret('damson'))).toBe(0);
      expect((await call('GET', `/${id}/versions`)).status).toBe(404);
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
      const theirs = await call(method, `/${id}${at}`, body, stranger);
      const nobodys = await call(method, `/999999${at}`, body);
      for (const answer of [theirs, nobodys])
        expect([method, at, answer.status, answer.json.code]).toEqual([method, at, 404, 'not_found']);
      expect((await product.call(`${path}/${id}${at}`, { method })).status).toBe(401);
    }
    expect(await numbers(id)).toEqual([1]);
  });
});

import { describe, expect, test } from 'vitest';
import { storedTexts } from '#platform/database/schema.ts';
import { KINDS } from '../testing/document-world.ts';
import { versionWorld } from '../testing/version-world.ts';

const world = versionWorld();

describe.each(KINDS)('removing versions of $noun', ({ path, templateId, data }) => {
  const { call, create, save, versions, numbers, titled } = world.versionsOf({ path, templateId, data });

  const secret = (word: string) => `${word} of ${path}`;
  const words = async (word: string) => {
    const rows = await world.product.database.db.select().from(storedTexts);
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

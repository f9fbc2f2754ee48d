import { describe, expect, test } from 'vitest';
import { documentWorld, KINDS } from './testing/document-world.ts';

const world = documentWorld();

describe.each(KINDS)('$noun', ({ path, noun, templateId, data }) => {
  const { post, put } = world.callsOf({ path, templateId, data });

  describe('a first save sent again with its key', () => {
    const dashboard = async (token: string) =>
      (await world.product.call(`${path}/dashboard`, { token })).json as { id: number }[];
    const keyed = (key: string, token: string, title = 'Sent twice') =>
      world.product.call(path, {
        method: 'POST',
        body: { title, templateId, data },
        token,
        headers: { 'Idempotency-Key': key },
      });

    test('makes no second document, and says that nothing new was saved', async () => {
      const dora = await world.product.signIn(`dora-${noun.length}@example.com`);
      const key = crypto.randomUUID();
      const first = await keyed(key, dora);
      const again = await keyed(key, dora, 'Changed meanwhile');
      expect([first.status, again.status]).toEqual([201, 200]);
      expect(again.json).toEqual(first.json);
      expect(await dashboard(dora)).toHaveLength(1);
    });

    test('makes one document however many arrive at once', async () => {
      const emil = await world.product.signIn(`emil-${noun.length}@example.com`);
      const key = crypto.randomUUID();
      const answers = await Promise.all(Array.from({ length: 6 }, () => keyed(key, emil)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201]);
      expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
      expect(await dashboard(emil)).toHaveLength(1);
    });

    test('makes one copy of a document that is duplicated, and another one with another key', async () => {
      const gil = await world.product.signIn(`gil-${noun.length}@example.com`);
      const { id } = (await post({ title: 'Mine', templateId, data }, gil)).json;
      const read = (await world.product.call(`${path}/${id}`, { token: gil })).json;
      const copy = (key: string) =>
        world.product.call(path, {
          method: 'POST',
          body: { title: 'Mine (Copy)', templateId: read.templateId, data: read.data },
          token: gil,
          headers: { 'Idempotency-Key': key },
        });
      const key = crypto.randomUUID();
      const answers = await Promise.all([copy(key), copy(key), copy(key)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
      expect((await copy(key)).json).toEqual(answers[0]?.json);
      expect(await dashboard(gil)).toHaveLength(2);
      expect((await copy(crypto.randomUUID())).status).toBe(201);
      expect(await dashboard(gil)).toHaveLength(3);
    });

    test('names the document as it was made, so that a later change elsewhere is not overwritten', async () => {
      const key = crypto.randomUUID();
      const { id } = (await keyed(key, world.ana)).json;
      await put(id, { title: 'Changed elsewhere' });
      const { version } = (await keyed(key, world.ana)).json;
      expect(version).toBe(1);
      expect(await put(id, { title: 'Mine', version })).toMatchObject({ status: 409 });
    });

    test('is the same key in capitals, as identifiers of this kind are', async () => {
      const key = `abcdef00-${crypto.randomUUID().slice(9)}`;
      const first = await keyed(key, world.ana);
      expect(await keyed(key.toUpperCase(), world.ana)).toMatchObject({
        status: 200,
        json: { id: first.json.id },
      });
    });

    test("does not find another person's document", async () => {
      const key = crypto.randomUUID();
      const mine = await keyed(key, world.ana);
      const theirs = await keyed(key, await world.product.signIn(`fay-${noun.length}@example.com`));
      expect(theirs.status).toBe(201);
      expect(theirs.json.id).not.toBe(mine.json.id);
    });

    test('makes a new one when the first was deleted, and none for as long as that is there', async () => {
      const hal = await world.product.signIn(`hal-${noun.length}@example.com`);
      const key = crypto.randomUUID();
      const first = (await keyed(key, hal)).json.id;
      await world.product.call(`${path}/${first}`, { method: 'DELETE', token: hal });
      const second = await keyed(key, hal);
      expect(second.status).toBe(201);
      world.product.clock.advance(2 * 24 * 3600);
      expect(await keyed(key, hal)).toMatchObject({ status: 200, json: { id: second.json.id } });
    });

    test('is refused where the key is none', async () => {
      expect(await keyed('not a uuid', world.ana)).toMatchObject({
        status: 400,
        json: { code: 'invalid_request' },
      });
    });
  });
});

import { describe, expect, test } from 'vitest';
import { DOCUMENTS_MAX } from '../create-document.server.ts';
import { sample, variantWorld, withPhone, withSummary } from './testing/variant-world.ts';

/* Making a tailored resume. */

const world = variantWorld();
const { call, create, tailor, read, save } = world;

describe('tailoring a resume', () => {
  test('makes a copy that follows it', async () => {
    const base = await create();
    const answer = await call('POST', `/${base}/variants`, {});
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({ title: 'Base (Copy)', version: 1 });
    const variant = await read(answer.json.id);
    expect(variant).toMatchObject({ templateId: 'modern-1', conflicts: [], baseId: base });
    expect(variant.base).toEqual({ id: base, title: 'Base', version: 1 });
    expect(variant.data).toEqual((await read(base)).data);
    expect((await read(base)).base).toBeNull();
  });

  test('takes a title and a language', async () => {
    const id = await tailor(await create(), { title: 'For St Mary', language: 'de' });
    expect(await read(id)).toMatchObject({ title: 'For St Mary', data: { settings: { language: 'de' } } });
  });

  test('of one that follows a base itself makes a further one that begins with its text', async () => {
    const base = await create();
    const first = await tailor(base);
    await save(first, withSummary('For St Mary'));
    await save(base, withPhone('0113'));
    const second = await read(await tailor(first));
    expect(second.base.id).toBe(base);
    expect(second.data).toMatchObject(withPhone('0113', withSummary('For St Mary')));
  });

  test('with the key of an earlier call makes none', async () => {
    const base = await create();
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const again = () =>
      world.product.call(`/api/resumes/${base}/variants`, {
        method: 'POST',
        token: world.me,
        body: {},
        headers,
      });
    const [one, other] = [await again(), await again()];
    expect([one.status, other.status]).toEqual([201, 200]);
    expect(other.json).toEqual(one.json);
  });

  test('needs an active subscription, and a resume of one’s own', async () => {
    const theirs = await create('Theirs', sample, world.stranger);
    const refused = await call('POST', `/${theirs}/variants`, {}, world.stranger);
    expect([refused.status, refused.json.code]).toEqual([403, 'subscription_required']);
    expect((await call('POST', `/${theirs}/variants`, {})).status).toBe(404);
    expect((await call('POST', `/${theirs}/variants`, { title: '' })).status).toBe(400);
    expect(
      (await world.product.call(`/api/resumes/${theirs}/variants`, { method: 'POST', body: {} })).status,
    ).toBe(401);
    expect(
      (await world.product.call('/api/cover-letters/1/variants', { method: 'POST', token: world.me })).status,
    ).toBe(404);
  });

  test('counts as any other resume', async () => {
    const base = await create();
    const rows = Array.from({ length: DOCUMENTS_MAX - 1 }, () => base);
    for (const id of rows) await tailor(id);
    const refused = await call('POST', `/${base}/variants`, {});
    expect([refused.status, refused.json.code]).toEqual([409, 'too_many_documents']);
    await save(base, withPhone('0113'));
    const list = (await call('GET', '/dashboard')).json as { id: number; baseId: number | null }[];
    expect(list.filter(({ baseId }) => baseId === base)).toHaveLength(DOCUMENTS_MAX - 1);
    expect((await read(list.at(-1)?.id ?? 0)).data).toMatchObject(withPhone('0113'));
    expect((await call('DELETE', `/${base}`)).status).toBe(204);
    const left = (await call('GET', '/dashboard')).json as { baseId: number | null }[];
    expect(left.map(({ baseId }) => baseId)).toEqual(rows.map(() => null));
  });
});

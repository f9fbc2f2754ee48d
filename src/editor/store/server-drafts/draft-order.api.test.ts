import { describe, expect, test } from 'vitest';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { draftWorld, newKey, resume } from './testing/draft-world.ts';

/* Which of several writings stays. */

const world = draftWorld();
const { get, keep, keys } = world;

describe('a draft that two devices write', () => {
  const first = async (key: string) =>
    (await keep(key, { ...resume, title: 'One', seen: null })).json.updatedAt;

  test('is kept only on top of the one that was seen', async () => {
    const key = newKey();
    const one = await first(key);
    const conflict = { status: 409, json: { code: 'version_conflict' } };
    expect(await keep(key, { ...resume, title: 'Unseen', seen: null })).toMatchObject(conflict);
    const two = await keep(key, { ...resume, title: 'Two', seen: one });
    expect(two.status).toBe(200);
    expect(await keep(key, { ...resume, title: 'Late', seen: one })).toMatchObject(conflict);
    expect((await get(key)).json).toMatchObject({ title: 'Two', updatedAt: two.json.updatedAt });
    expect(await keep(newKey(), { ...resume, seen: one })).toMatchObject(conflict);
  });

  test('has another moment each time, however slow the clock of the device that writes it', async () => {
    const key = newKey();
    const one = await first(key);
    const past = new Date(Date.parse(one) - 3600_000).toISOString();
    const two = await keep(key, { ...resume, title: 'Two', updatedAt: past, seen: one });
    expect(two.status).toBe(200);
    expect(Date.parse(two.json.updatedAt)).toBeGreaterThan(Date.parse(one));
  });

  test('is neither saved over nor thrown away unseen', async () => {
    const key = newKey();
    const one = await first(key);
    const two = (await keep(key, { ...resume, title: 'Two', seen: one })).json.updatedAt;
    const save = (draftSeen: string | null) =>
      world.product.call('/api/resumes', {
        method: 'POST',
        token: world.token,
        body: { templateId: 'modern-1', data: typicalResume(), draftSeen },
        headers: { 'Idempotency-Key': key },
      });
    const remove = (seen: string) =>
      world.product.call(`/api/drafts/${key}?seen=${encodeURIComponent(seen)}`, {
        method: 'DELETE',
        token: world.token,
      });
    for (const unseen of [one, null])
      expect(await save(unseen)).toMatchObject({ status: 409, json: { code: 'version_conflict' } });
    expect((await remove(one)).status).toBe(409);
    expect(await keys()).toEqual([key]);
    const saved = await save(two);
    expect(saved.status).toBe(201);
    expect(await keys()).toEqual([]);
    // A device that comes back with the key, whenever that is, finds the document that was made.
    world.product.clock.advance(5 * 24 * 3600);
    expect(await get(key)).toMatchObject({ status: 404, json: { code: 'already_saved' } });
    expect((await keep(key, { ...resume, seen: two })).status).toBe(409);
    expect(await save(two)).toMatchObject({ status: 200, json: { id: saved.json.id, version: 1 } });
  });

  test('is thrown away as it was seen', async () => {
    const key = newKey();
    const one = await first(key);
    const path = `/api/drafts/${key}?seen=${encodeURIComponent(one)}`;
    expect((await world.product.call(path, { method: 'DELETE', token: world.token })).status).toBe(204);
    expect(await get(key)).toMatchObject({ status: 404, json: { code: 'not_found' } });
  });
});

test('what was written earlier and comes later is refused; a clock that is ahead refuses nobody', async () => {
  const key = newKey();
  const at = (seconds: number) =>
    new Date(world.product.clock.now().getTime() + seconds * 1000).toISOString();
  expect((await keep(key, { ...resume, title: 'New', updatedAt: at(-10) })).json.updatedAt).toBe(at(-10));
  const late = await keep(key, { ...resume, title: 'Old', updatedAt: at(-11) });
  expect(late).toMatchObject({ status: 409, json: { code: 'version_conflict' } });
  expect((await get(key)).json).toMatchObject({ title: 'New' });
  expect((await keep(key, { ...resume, updatedAt: at(-10) })).status).toBe(200);
  expect((await keep(key, { ...resume, updatedAt: at(3600) })).json.updatedAt).toBe(at(0));
  expect((await keep(key, { ...resume, title: 'Newest' })).status).toBe(200);
});

describe('the first save with its key', () => {
  const create = (key: string, as = world.token) =>
    world.product.call('/api/resumes', {
      method: 'POST',
      token: as,
      body: { templateId: 'modern-1', data: typicalResume() },
      headers: { 'Idempotency-Key': key },
    });

  test('makes it a document', async () => {
    const [key, other] = [newKey(), newKey()];
    await keep(key, resume);
    await keep(other, resume);
    await keep(key, resume, world.stranger);
    expect((await create(key.toUpperCase())).status).toBe(201);
    expect(await keys()).toEqual([other]);
    expect((await get(key, world.stranger)).status).toBe(200);
  });

  test('leaves it where nothing was saved', async () => {
    const key = newKey();
    await keep(key, resume);
    const refused = await world.product.call('/api/resumes', {
      method: 'POST',
      token: world.token,
      body: { templateId: 'none', data: {} },
      headers: { 'Idempotency-Key': key },
    });
    expect(refused.status).toBe(400);
    expect(await keys()).toEqual([key]);
  });

  test('is not undone by what was written before it and comes after it', async () => {
    const key = newKey();
    await create(key);
    expect(await keep(key, resume)).toMatchObject({ status: 409, json: { code: 'version_conflict' } });
    expect(await keys()).toEqual([]);
  });
});

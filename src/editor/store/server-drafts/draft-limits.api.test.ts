import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { drafts, users } from '#platform/database/schema.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { DRAFTS_MAX } from './draft-store.server.ts';
import { draftWorld, letter, newKey, resume } from './testing/draft-world.ts';

/* Who may keep what, and how much. */

const world = draftWorld();
const { email, get, keep, keys } = world;

test('it is its person’s alone, and the same key is another draft for everybody', async () => {
  const key = newKey();
  await keep(key, { ...resume, title: 'Mine' });
  expect(await get(key, world.stranger)).toMatchObject({ status: 404, json: { code: 'not_found' } });
  await keep(key, { ...resume, title: 'Theirs' }, world.stranger);
  expect((await get(key)).json.title).toBe('Mine');
  for (const method of ['GET', 'PUT', 'DELETE'])
    expect((await world.product.call(`/api/drafts/${key}`, { method })).status).toBe(401);
  expect((await world.product.call('/api/drafts')).status).toBe(401);
});

test('what is no draft is refused', async () => {
  const wrong = [
    { ...resume, kind: 'note' },
    { ...resume, templateId: 'none' },
    { ...letter, templateId: 'no-such-design' },
    { ...resume, data: { employment: 'text' } },
    { ...resume, data: undefined },
    { ...resume, title: 't'.repeat(500) },
    { ...resume, updatedAt: 'yesterday' },
    { ...resume, updatedAt: '0000-01-01T00:00:00Z' },
  ];
  for (const draft of wrong) expect((await keep(newKey(), draft)).status).toBe(400);
  const unknown = { ...typicalResume(), later: 'x'.repeat(70_000) };
  expect(await keep(newKey(), { ...resume, data: unknown })).toMatchObject({
    ...{ status: 413, json: { code: 'too_much_unknown' } },
  });
  expect((await keep('not-a-key', resume)).status).toBe(400);
  expect(await keys()).toEqual([]);
});

test('there are fifty at most; those that are there can still be written', async () => {
  const all = Array.from({ length: DRAFTS_MAX }, newKey);
  for (const key of all) expect((await keep(key, { ...letter, data: {} })).status).toBe(200);
  expect(await keep(newKey(), letter)).toMatchObject({ status: 409, json: { code: 'too_many_drafts' } });
  expect((await keep(all[0] ?? '', letter)).status).toBe(200);
  expect(await keys()).toHaveLength(DRAFTS_MAX);
});

test('they count against the 20 MB of the account', async () => {
  const { db } = world.product.database;
  const [person] = await db.select().from(users).where(eq(users.email, email()));
  const dense = () => ({ text: randomBytes(525_000).toString('base64') });
  const row = () => ({ userId: person?.id ?? 0, key: newKey(), kind: 'resume', templateId: 'modern-1' });
  for (let at = 0; at < 30; at += 1)
    await db.insert(drafts).values({ ...row(), data: dense(), updatedAt: world.product.clock.now() });
  const full = { status: 409, json: { code: 'storage_full' } };
  const long = { ...resume, data: { employment: [{ description: randomBytes(14_000).toString('base64') }] } };
  expect(await keep(newKey(), long)).toMatchObject(full);
  const saved = { templateId: 'modern-1', data: long.data };
  expect(
    await world.product.call('/api/resumes', { method: 'POST', token: world.token, body: saved }),
  ).toMatchObject(full);
  expect(await keys()).toHaveLength(30);
});

import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { newcomers, signedIn } from '#tests/support/newcomers.ts';
import { namingsOf } from './named-photos.server.ts';

const PORTRAIT = readFileSync('tests/factories/photos/baseline.jpg');
/** As long as a resume may be, of letters that a photo's id could be made of. */
const LIKE_IDS = Array.from({ length: 45 }, () => ({ description: 'a'.repeat(19_900) }));
/** Enough of them that a search of all in one statement would hold the product up for minutes. */
const MANY = 12;

const world = newcomers(signedIn);
const call = (method: string, path: string, body?: object) =>
  world.product.call(path, { method, token: world.me, ...(body && { body }) });
const save = (data: object) => call('POST', '/api/resumes', { templateId: 'purpose-5', data });
let id: string;
beforeEach(async () => {
  const sent = { method: 'POST', raw: PORTRAIT, token: world.me };
  id = (await world.product.call('/api/photos', sent)).json.id;
});

test('photos are listed, deleted and looked at, whatever the texts of their person are made of', async () => {
  for (let at = 0; at < MANY; at += 1) expect((await save({ employment: LIKE_IDS })).status).toBe(201);
  const named = (await save({ ...typicalResume(), photo: { id, alt: 'Me' } })).json.id;
  const { json } = await call('GET', '/api/photos');
  expect(json).toMatchObject([{ id, documents: [{ id: named, kind: 'resume' }], places: [] }]);
  expect((await call('DELETE', `/api/photos/${id}`)).status).toBe(409);
});

test('a second search reads what was saved since the first alone', async () => {
  const { db } = world.product.database;
  const userId = await world.userId();
  const seen = new Set<string>();
  const { json: before } = await save({ employment: LIKE_IDS });
  let letters = 0;
  const search = () => namingsOf(db, userId, new Set([id]), { seen, read: (read) => (letters = read) });
  expect(await search()).toEqual([]);
  expect(letters).toBeGreaterThan(800_000);

  const { json: after } = await save({ photo: { id, alt: 'Me' } });
  expect(await search()).toEqual([{ photo: id, place: 'documents', kind: 'resume', key: `${after.id}` }]);
  expect(letters).toBeLessThan(20_000);
  await call('PUT', `/api/resumes/${before.id}`, { data: { photo: { id, alt: 'Me' } } });
  const found = await search();
  expect(found.map(({ key }) => key)).toContain(`${before.id}`);
});

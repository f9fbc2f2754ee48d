import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { newcomers, signedIn } from '#tests/support/newcomers.ts';
import { photos, storedFiles } from '#platform/database/schema.ts';
import { FILES_MAX_BYTES } from '#editor/store/files/stored-files.server.ts';

const PORTRAIT = readFileSync('tests/factories/photos/baseline.jpg');
const OTHER = readFileSync('tests/factories/photos/portrait.png');

const world = newcomers(signedIn);
/** The photo. */
let id: string;

const call = (method: string, path: string, body?: object, as = world.me) =>
  world.product.call(path, { method, token: as, ...(body && { body }) });
const send = async (raw: Uint8Array) =>
  (await world.product.call('/api/photos', { method: 'POST', raw, token: world.me })).json.id as string;
const remove = (as = world.me) => call('DELETE', `/api/photos/${id}`, undefined, as);
const withPhoto = () => ({ ...typicalResume(), photo: { id, alt: 'Me' } });
const saved = async () =>
  (await call('POST', '/api/resumes', { templateId: 'purpose-5', data: withPhoto() })).json.id as number;
const kept = async () =>
  (
    await world.product.database.db
      .select()
      .from(photos)
      .where(eq(photos.userId, await world.userId()))
  ).map(({ sha256 }) => sha256);

beforeEach(async () => {
  id = await send(PORTRAIT);
});

/** It is refused with where the photo still is, and the photo stays. */
async function expectStillIn(words: string): Promise<void> {
  const answer = await remove();
  expect([answer.status, answer.json.code]).toEqual([409, 'photo_in_use']);
  expect(answer.json.message).toContain(words);
  expect(await kept()).toEqual([id]);
}

test('a photo that nothing names is gone at once, and is not there any more', async () => {
  expect((await remove()).status).toBe(204);
  expect(await kept()).toEqual([]);
  expect((await call('GET', `/api/photos/${id}`)).status).toBe(404);
  expect(await remove()).toMatchObject({ status: 404, json: { code: 'not_found' } });
});

test('somebody else’s photo is not there for who wants it deleted, and stays, even where it is the same picture', async () => {
  const { stranger } = world;
  expect(await remove(stranger)).toMatchObject({ status: 404, json: { code: 'not_found' } });
  await world.product.call('/api/photos', { method: 'POST', raw: PORTRAIT, token: stranger });
  expect((await remove(stranger)).status).toBe(204);
  expect(await kept()).toEqual([id]);
  expect((await remove('')).status).toBe(401);
});

test('a photo stays while a document or an earlier version names it', async () => {
  const resume = await saved();
  await expectStillIn('in one of your documents.');
  await call('PUT', `/api/resumes/${resume}`, { data: typicalResume(), cause: 'import' });
  await expectStillIn('in an earlier version of one of your documents.');
  expect((await call('DELETE', `/api/resumes/${resume}/versions`)).status).toBe(204);
  expect((await remove()).status).toBe(204);
});

test('a photo stays while a draft names it', async () => {
  const draft = `/api/drafts/${crypto.randomUUID()}`;
  await call('PUT', draft, { kind: 'resume', templateId: 'purpose-5', data: withPhoto() });
  await expectStillIn('in a document that is not saved yet.');
  await call('DELETE', draft);
  expect((await remove()).status).toBe(204);
});

test('a photo stays while what was sent names it, also once the document is gone', async () => {
  await world.product.grantAccess(world.email, 7);
  const resume = await saved();
  const data = { employer: 'Clinic', resumeId: resume };
  const application = await call('POST', '/api/applications', { templateId: 'application', data });
  const sent = `/api/applications/${application.json.id}/sent`;
  const marked = await call('POST', sent, {});
  expect(marked.status).toBe(201);
  await expectStillIn('one of your documents and what you marked as sent.');
  await call('DELETE', `/api/resumes/${resume}`);
  await expectStillIn('in what you marked as sent.');
  expect((await call('DELETE', `${sent}/${marked.json.id}`)).status).toBe(204);
  expect((await remove()).status).toBe(204);
});

test('all photos of a person are listed, and of nobody else, each with all that names it', async () => {
  await world.product.grantAccess(world.email, 7);
  expect((await call('GET', '/api/photos')).json).toEqual([
    { id, size: expect.any(Number), documents: [], places: [] },
  ]);
  const resume = await saved();
  await call('PUT', `/api/resumes/${resume}`, { data: { ...withPhoto(), summary: 'Later' }, title: 'Now' });
  await call('PUT', `/api/drafts/${crypto.randomUUID()}`, {
    ...{ kind: 'resume', templateId: 'purpose-5', data: withPhoto() },
  });
  world.product.clock.advance(60);
  const other = await send(OTHER);
  const data = { employer: 'Clinic', resumeId: resume };
  const { json } = await call('POST', '/api/applications', { templateId: 'application', data });
  await call('POST', `/api/applications/${json.id}/sent`, {});
  const listed = (await call('GET', '/api/photos')).json;
  expect(listed).toEqual([
    { id: other, size: expect.any(Number), documents: [], places: [] },
    {
      ...{ id, size: expect.any(Number), places: ['versions', 'drafts', 'sent'] },
      documents: [{ id: resume, kind: 'resume', title: 'Now' }],
    },
  ]);
  const { stranger } = world;
  expect((await call('GET', '/api/photos', undefined, stranger)).json).toEqual([]);
  expect((await call('GET', '/api/photos', undefined, '')).status).toBe(401);
});

test('what a link shows is a print of its own: the photo can go, and the link shows it on', async () => {
  await world.product.grantAccess(world.email, 7);
  const resume = await saved();
  const { json } = await call('POST', `/api/resumes/${resume}/links`, {});
  await call('PUT', `/api/resumes/${resume}`, { data: typicalResume(), cause: 'import' });
  await call('DELETE', `/api/resumes/${resume}/versions`);
  expect((await remove()).status).toBe(204);
  const page = await world.product.call(`${new URL(json.url).pathname}/page-1.svg`);
  expect(page.text).toContain('data:image/jpeg;base64');
});

test('where a link or a copy of what is sent finds no room, photos make it that nothing names', async () => {
  await world.product.grantAccess(world.email, 7);
  const resume = await saved();
  const unnamed = await send(OTHER);
  world.product.clock.advance(25 * 3600);
  // Without the second photo there is room for what a link shows.
  const file = { userId: await world.userId(), sha256: 'full', bytes: new Uint8Array() };
  await world.product.database.db.insert(storedFiles).values({ ...file, size: FILES_MAX_BYTES - 2_000_000 });
  const { db } = world.product.database;
  await db.update(photos).set({ size: 2_000_000 }).where(eq(photos.sha256, unnamed));
  expect((await call('POST', `/api/resumes/${resume}/links`, {})).status).toBe(201);
  expect(await kept()).toEqual([id]);
});

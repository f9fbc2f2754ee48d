import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { drafts, users } from '#platform/database/schema.ts';
import { typicalLetter } from '#tests/factories/sample-letters.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { DRAFTS_MAX } from './draft-store.server.ts';

let product: TestProduct;
let token: string;
let stranger: string;
let people = 0;
const email = () => `person-${people}@example.com`;
beforeAll(async () => {
  product = await startTestProduct();
  stranger = await product.signIn('stranger@example.com');
});
afterAll(() => product.close());
beforeEach(async () => {
  people += 1;
  token = await product.signIn(email());
});

const resume = { kind: 'resume', templateId: 'modern-1', data: typicalResume() };
const letter = { kind: 'letter', templateId: 'professional-1', data: typicalLetter() };
const keep = (key: string, draft: object, as = token) =>
  product.call(`/api/drafts/${key}`, { method: 'PUT', token: as, body: draft });
const get = (key = '', as = token) =>
  product.call(key === '' ? '/api/drafts' : `/api/drafts/${key}`, { token: as });
const keys = async () => ((await get()).json as { key: string }[]).map(({ key }) => key);
const newKey = () => crypto.randomUUID();

test('a new document of any kind is kept, listed without its data and answered whole', async () => {
  const [first, second] = [newKey(), newKey()];
  const kept = await keep(first, { ...resume, title: 'Nurse' });
  expect(kept).toMatchObject({ status: 200, json: { key: first } });
  product.clock.advance(1);
  await keep(second, letter);
  const now = product.clock.now().toISOString();
  expect((await get()).json).toEqual([
    {
      ...{ key: second, kind: 'letter', title: 'Untitled Cover Letter' },
      ...{ templateId: 'professional-1', updatedAt: now },
    },
    {
      ...{ key: first, kind: 'resume', title: 'Nurse', templateId: 'modern-1' },
      ...{ updatedAt: kept.json.updatedAt },
    },
  ]);
  expect((await get(first)).json).toMatchObject({ title: 'Nurse', data: typicalResume() });
  expect((await get(second.toUpperCase())).json).toMatchObject({ key: second, data: typicalLetter() });
});

test('it is no document: not in the lists, and not among those that a person can keep', async () => {
  await keep(newKey(), resume);
  expect((await product.call('/api/resumes/dashboard', { token })).json).toEqual([]);
});

test('the last one to write wins, whatever kind it makes of it', async () => {
  const key = newKey();
  await keep(key, { ...resume, title: 'One' });
  await keep(key, { ...resume, title: 'Two' });
  expect((await get(key)).json).toMatchObject({ title: 'Two' });
  await keep(key, letter);
  expect((await get(key)).json).toMatchObject({ kind: 'letter', title: '' });
  expect(await keys()).toEqual([key]);
});

test('what nobody has named is listed under the title that a first save would give it', async () => {
  const { personalInfo } = typicalResume();
  const data = { ...typicalResume(), summary: 'a \u0000 in it' };
  const key = newKey();
  await keep(key, { ...resume, data });
  const title = `${personalInfo.firstName} ${personalInfo.lastName} Resume`;
  expect((await get()).json).toMatchObject([{ title }]);
  expect((await get(key)).json).toMatchObject({ title: '' });
});

test('the list reads no data, so that fifty long drafts cost what short ones do', async () => {
  const { db } = product.database;
  const key = newKey();
  const [job] = typicalResume().employment;
  const employment = Array.from({ length: 8 }, () => ({ ...job, description: 'word '.repeat(3_900) }));
  await keep(key, { ...resume, data: { ...typicalResume(), employment } });
  const { personalInfo } = typicalResume();
  const title = `${personalInfo.firstName} ${personalInfo.lastName} Resume`;
  expect((await get()).json).toMatchObject([{ title }]);
  await db.update(drafts).set({ data: {} }).where(eq(drafts.key, key));
  expect((await get()).json).toMatchObject([{ title }]);
});

test('what an earlier release kept is read once for its name, and named anew where it is kept anew', async () => {
  const { db } = product.database;
  const key = newKey();
  await keep(key, resume);
  await db.update(drafts).set({ listedAs: null }).where(eq(drafts.key, key));
  const { personalInfo } = typicalResume();
  const title = `${personalInfo.firstName} ${personalInfo.lastName} Resume`;
  expect((await get()).json).toMatchObject([{ title }]);
  const [row] = await db.select().from(drafts).where(eq(drafts.key, key));
  expect(row).toMatchObject({ title: null, listedAs: title });
  await keep(key, { ...resume, data: { personalInfo: { firstName: 'Ada', lastName: 'Lovelace' } } });
  expect((await get()).json).toMatchObject([{ title: 'Ada Lovelace Resume' }]);
});

test('is called by what a copy of an earlier release has written, which names nothing', async () => {
  const { db } = product.database;
  const key = newKey();
  const { updatedAt } = (await keep(key, { ...resume, title: 'Named here' })).json;
  const write = (changed: Partial<typeof drafts.$inferInsert>, laterBy: number) =>
    db
      .update(drafts)
      .set({ ...changed, updatedAt: new Date(Date.parse(updatedAt) + laterBy) })
      .where(eq(drafts.key, key));
  await write({ title: 'Named there' }, 1);
  expect((await get()).json).toMatchObject([{ title: 'Named there' }]);
  await write({ title: null, data: { personalInfo: { firstName: 'Ada', lastName: 'Lovelace' } } }, 2);
  expect((await get()).json).toMatchObject([{ title: 'Ada Lovelace Resume' }]);
  // It was read once for that.
  await db.update(drafts).set({ data: {} }).where(eq(drafts.key, key));
  expect((await get()).json).toMatchObject([{ title: 'Ada Lovelace Resume' }]);
});

test.each(['0001-01-01T00:00:00.000Z', '0099-12-31T23:59:59.999Z', '1970-01-01T00:00:00.000Z'])(
  'of a device whose clock is at %s it is kept, found, and written on',
  async (moment) => {
    const key = newKey();
    const kept = await keep(key, { ...resume, title: 'Early', updatedAt: moment, seen: null });
    const { updatedAt } = kept.json;
    expect({ status: kept.status, updatedAt }).toEqual({ status: 200, updatedAt: new Date(0).toISOString() });
    expect((await get(key)).json).toMatchObject({ title: 'Early', updatedAt });
    expect((await get()).json).toMatchObject([{ title: 'Early', updatedAt }]);
    const again = await keep(key, { ...resume, title: 'On', updatedAt: moment, seen: updatedAt });
    expect(again.status).toBe(200);
    const saved = await product.call('/api/resumes', {
      method: 'POST',
      token,
      headers: { 'Idempotency-Key': key },
      body: { templateId: 'modern-1', data: typicalResume(), draftSeen: again.json.updatedAt },
    });
    expect(saved.status).toBe(201);
    expect((await get()).json).toEqual([]);
  },
);

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
      product.call('/api/resumes', {
        method: 'POST',
        token,
        body: { templateId: 'modern-1', data: typicalResume(), draftSeen },
        headers: { 'Idempotency-Key': key },
      });
    const remove = (seen: string) =>
      product.call(`/api/drafts/${key}?seen=${encodeURIComponent(seen)}`, { method: 'DELETE', token });
    for (const unseen of [one, null])
      expect(await save(unseen)).toMatchObject({ status: 409, json: { code: 'version_conflict' } });
    expect((await remove(one)).status).toBe(409);
    expect(await keys()).toEqual([key]);
    const saved = await save(two);
    expect(saved.status).toBe(201);
    expect(await keys()).toEqual([]);
    // A device that comes back with the key, whenever that is, finds the document that was made.
    product.clock.advance(5 * 24 * 3600);
    expect(await get(key)).toMatchObject({ status: 404, json: { code: 'already_saved' } });
    expect((await keep(key, { ...resume, seen: two })).status).toBe(409);
    expect(await save(two)).toMatchObject({ status: 200, json: { id: saved.json.id, version: 1 } });
  });

  test('is thrown away as it was seen', async () => {
    const key = newKey();
    const one = await first(key);
    const path = `/api/drafts/${key}?seen=${encodeURIComponent(one)}`;
    expect((await product.call(path, { method: 'DELETE', token })).status).toBe(204);
    expect(await get(key)).toMatchObject({ status: 404, json: { code: 'not_found' } });
  });
});

test('what was written earlier and comes later is refused; a clock that is ahead refuses nobody', async () => {
  const key = newKey();
  const at = (seconds: number) => new Date(product.clock.now().getTime() + seconds * 1000).toISOString();
  expect((await keep(key, { ...resume, title: 'New', updatedAt: at(-10) })).json.updatedAt).toBe(at(-10));
  const late = await keep(key, { ...resume, title: 'Old', updatedAt: at(-11) });
  expect(late).toMatchObject({ status: 409, json: { code: 'version_conflict' } });
  expect((await get(key)).json).toMatchObject({ title: 'New' });
  expect((await keep(key, { ...resume, updatedAt: at(-10) })).status).toBe(200);
  expect((await keep(key, { ...resume, updatedAt: at(3600) })).json.updatedAt).toBe(at(0));
  expect((await keep(key, { ...resume, title: 'Newest' })).status).toBe(200);
});

describe('the first save with its key', () => {
  const create = (key: string, as = token) =>
    product.call('/api/resumes', {
      method: 'POST',
      token: as,
      body: { templateId: 'modern-1', data: typicalResume() },
      headers: { 'Idempotency-Key': key },
    });

  test('makes it a document', async () => {
    const [key, other] = [newKey(), newKey()];
    await keep(key, resume);
    await keep(other, resume);
    await keep(key, resume, stranger);
    expect((await create(key.toUpperCase())).status).toBe(201);
    expect(await keys()).toEqual([other]);
    expect((await get(key, stranger)).status).toBe(200);
  });

  test('leaves it where nothing was saved', async () => {
    const key = newKey();
    await keep(key, resume);
    const refused = await product.call('/api/resumes', {
      method: 'POST',
      token,
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

test('it is thrown away, once', async () => {
  const key = newKey();
  await keep(key, resume);
  const remove = (as: string) => product.call(`/api/drafts/${key}`, { method: 'DELETE', token: as });
  expect((await remove(stranger)).status).toBe(404);
  expect((await remove(token)).status).toBe(204);
  expect([(await remove(token)).status, (await get(key)).status]).toEqual([404, 404]);
});

test('it is its person’s alone, and the same key is another draft for everybody', async () => {
  const key = newKey();
  await keep(key, { ...resume, title: 'Mine' });
  expect(await get(key, stranger)).toMatchObject({ status: 404, json: { code: 'not_found' } });
  await keep(key, { ...resume, title: 'Theirs' }, stranger);
  expect((await get(key)).json.title).toBe('Mine');
  for (const method of ['GET', 'PUT', 'DELETE'])
    expect((await product.call(`/api/drafts/${key}`, { method })).status).toBe(401);
  expect((await product.call('/api/drafts')).status).toBe(401);
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
  const { db } = product.database;
  const [person] = await db.select().from(users).where(eq(users.email, email()));
  const dense = () => ({ text: randomBytes(525_000).toString('base64') });
  const row = () => ({ userId: person?.id ?? 0, key: newKey(), kind: 'resume', templateId: 'modern-1' });
  for (let at = 0; at < 30; at += 1)
    await db.insert(drafts).values({ ...row(), data: dense(), updatedAt: product.clock.now() });
  const full = { status: 409, json: { code: 'storage_full' } };
  const long = { ...resume, data: { employment: [{ description: randomBytes(14_000).toString('base64') }] } };
  expect(await keep(newKey(), long)).toMatchObject(full);
  const saved = { templateId: 'modern-1', data: long.data };
  expect(await product.call('/api/resumes', { method: 'POST', token, body: saved })).toMatchObject(full);
  expect(await keys()).toHaveLength(30);
});

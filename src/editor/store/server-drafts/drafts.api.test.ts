import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { drafts } from '#platform/database/schema.ts';
import { typicalLetter } from '#tests/factories/sample-letters.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { draftWorld, letter, newKey, resume } from './testing/draft-world.ts';

const world = draftWorld();
const { get, keep, keys } = world;

test('a new document of any kind is kept, listed without its data and answered whole', async () => {
  const [first, second] = [newKey(), newKey()];
  const kept = await keep(first, { ...resume, title: 'Nurse' });
  expect(kept).toMatchObject({ status: 200, json: { key: first } });
  world.product.clock.advance(1);
  await keep(second, letter);
  const now = world.product.clock.now().toISOString();
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
  expect((await world.product.call('/api/resumes/dashboard', { token: world.token })).json).toEqual([]);
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
  const { db } = world.product.database;
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
  const { db } = world.product.database;
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
  const { db } = world.product.database;
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
    const saved = await world.product.call('/api/resumes', {
      method: 'POST',
      token: world.token,
      headers: { 'Idempotency-Key': key },
      body: { templateId: 'modern-1', data: typicalResume(), draftSeen: again.json.updatedAt },
    });
    expect(saved.status).toBe(201);
    expect((await get()).json).toEqual([]);
  },
);

test('it is thrown away, once', async () => {
  const key = newKey();
  await keep(key, resume);
  const remove = (as: string) => world.product.call(`/api/drafts/${key}`, { method: 'DELETE', token: as });
  expect((await remove(world.stranger)).status).toBe(404);
  expect((await remove(world.token)).status).toBe(204);
  expect([(await remove(world.token)).status, (await get(key)).status]).toEqual([404, 404]);
});

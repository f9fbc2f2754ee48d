import { createHash, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { documents, documentVersions, storedTexts, users } from '#platform/database/schema.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { thinHistory } from './thin-history.server.ts';
import { ALL_NAMED_MAX, ALL_VERSIONS_MAX, NAMED_MAX, VERSIONS_MAX } from './which-stay.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

let product: TestProduct;
let token: string;
let userId: number;
let id: number;
let people = 0;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  people += 1;
  const email = `person-${people}@example.com`;
  token = await product.signIn(email);
  const [person] = await product.database.db.select().from(users).where(eq(users.email, email));
  userId = person?.id ?? 0;
  id = await create();
});

const call = (method: string, path: string, body?: unknown) =>
  product.call(path, { method, token, ...(body === undefined ? {} : { body }) });
const create = async (): Promise<number> =>
  (await call('POST', '/api/resumes', { templateId: 'modern-1', data: {} })).json.id;
const save = (body: object, of = id) => call('PUT', `/api/resumes/${of}`, { cause: 'merge', ...body });
const numbers = async (of = id) =>
  ((await call('GET', `/api/resumes/${of}/versions`)).json as { version: number }[]).map(
    ({ version }) => version,
  );
const name = (version: number, given = 'Mine') =>
  call('PUT', `/api/resumes/${id}/versions/${version}`, { name: given });
const texts = async () =>
  (await product.database.db.select().from(storedTexts).where(eq(storedTexts.userId, userId))).length;

/** Puts versions there as saves of earlier times left them, of so many bytes each that no database packs. */
async function keepMany(versions: readonly number[], bytes = 10, more: { name?: string } = {}, of = id) {
  const { db } = product.database;
  // One after the other, an hour ago.
  const keptAt = new Date(product.clock.now().getTime() - HOUR * 1000);
  for (const version of versions) {
    const body = { text: randomBytes(Math.ceil((bytes * 3) / 4)).toString('base64') };
    const sha256 = createHash('sha256').update(JSON.stringify(body)).digest('hex');
    await db.insert(storedTexts).values({ userId, sha256, body });
    await db.insert(documentVersions).values({
      ...{ userId, kind: 'resume', documentId: of, version, title: 'Then', templateId: 'modern-1' },
      ...{ sha256, cause: 'edit', savedAt: keptAt, keptAt: new Date(keptAt.getTime() + version), ...more },
    });
  }
  await db
    .update(documents)
    .set({ version: Math.max(...versions) + 1 })
    .where(and(eq(documents.userId, userId), eq(documents.id, of)));
}
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

describe('of one document there are at most 200 versions', () => {
  test('a further one takes the place of the one that was kept longest ago and has no name', async () => {
    await keepMany(upTo(VERSIONS_MAX));
    await name(1);
    await save({ title: 'Changed' });
    const left = await numbers();
    expect(left).toHaveLength(VERSIONS_MAX);
    expect([left[0], left.at(-1), left.at(-2)]).toEqual([VERSIONS_MAX + 1, 1, 3]);
    expect(await texts()).toBe(VERSIONS_MAX);
  });

  test('half of them may have names', async () => {
    await keepMany(upTo(NAMED_MAX), 10, { name: 'Named' });
    expect(await name(1, 'Named anew')).toMatchObject({ status: 200 });
    const refused = await name(NAMED_MAX + 1);
    expect(refused).toMatchObject({ status: 409, json: { code: 'too_many_names' } });
    // The present version was not kept for a name that it did not get.
    expect(await numbers()).toHaveLength(NAMED_MAX);
    await name(1, '');
    expect((await name(NAMED_MAX + 1)).status).toBe(200);
  });
});

describe('of all documents of a person', () => {
  /** Versions of many documents at once, which all have the same text. */
  async function keepOfMany(count: number, each: number, named = 0): Promise<number[]> {
    const { db } = product.database;
    const [text] = await keptText();
    const ids: number[] = [];
    for (let at = 0; at < count; at += 1) ids.push(await create());
    const keptAt = new Date(product.clock.now().getTime() - HOUR * 1000);
    for (const of of ids)
      await db.insert(documentVersions).values(
        upTo(each).map((version) => ({
          ...{ userId, kind: 'resume', documentId: of, version, title: 'Then', templateId: 'modern-1' },
          ...{ sha256: text, cause: 'edit' as const, savedAt: keptAt, keptAt },
          name: version <= named ? 'Named' : null,
        })),
      );
    return ids;
  }
  async function keptText(): Promise<[string]> {
    const sha256 = createHash('sha256').update('{}').digest('hex');
    await product.database.db.insert(storedTexts).values({ userId, sha256, body: {} });
    return [sha256];
  }
  const all = () => product.database.db.$count(documentVersions, eq(documentVersions.userId, userId));

  test('there are at most 4,000 versions, since each change of the history looks at them', async () => {
    await keepOfMany(25, 170);
    await save({ title: 'Changed' });
    expect(await all()).toBe(ALL_VERSIONS_MAX);
    expect(await numbers()).toHaveLength(1);
  });

  test('at most 1,000 have names', async () => {
    await keepOfMany(10, 100, 100);
    await save({ title: 'Changed' });
    const refused = await name(1);
    expect(refused).toMatchObject({ status: 409, json: { code: 'too_many_names' } });
    expect(refused.json.message).toContain(
      `named ${ALL_NAMED_MAX.toLocaleString('en')} versions of your documents`,
    );
  });
});

describe('of all documents of a person there are at most 40 MB', () => {
  const MB = 1024 * 1024;

  test('the oldest without a name go first, of whichever document; saving always works', async () => {
    const second = await create();
    await keepMany(upTo(19), MB);
    await name(2);
    await keepMany(upTo(20), MB, {}, second);
    await save({ data: { summary: 'Changed' } });
    expect(await numbers()).toHaveLength(20);
    // One that is as long as three of them makes room of three.
    const long = {
      employment: upTo(30).map(() => ({ description: randomBytes(13_000).toString('base64') })),
    };
    for (let at = 0; at < 4; at += 1) {
      long.employment[0] = { description: `${at}` };
      expect((await save({ data: long })).status).toBe(200);
    }
    const left = await numbers();
    expect(left).toContain(2);
    expect(left).not.toContain(1);
    expect(left).toContain(19);
    expect(await numbers(second)).toHaveLength(20);
  });

  test('what has names stays, and a further name is refused', async () => {
    await keepMany(upTo(41), MB, { name: 'Named' });
    expect(await name(42)).toMatchObject({ status: 409, json: { code: 'storage_full' } });
    expect((await save({ title: 'Changed' })).status).toBe(200);
    expect(await numbers()).toEqual(upTo(41).toReversed());
    expect((await name(41, '')).status).toBe(200);
  });
});

describe('the housekeeping', () => {
  const houseAfter = async (seconds: number) => {
    const then = new Date(product.clock.now().getTime() + seconds * 1000);
    await thinHistory(product.database.db, { now: () => then });
  };
  /** Versions 1 to 5, one every half hour of the same day; 6 is the present one. */
  const anAfternoon = async () => {
    const untilNoon = DAY * 1000 - ((product.clock.now().getTime() + 12 * HOUR * 1000) % (DAY * 1000));
    product.clock.advance(untilNoon / 1000);
    for (const at of upTo(5)) {
      product.clock.advance(HOUR / 2);
      await save({ data: { summary: `Text ${at}` }, cause: undefined });
    }
  };

  test('leaves a day whole, then its last version, and takes that after thirty days', async () => {
    await anAfternoon();
    await houseAfter(DAY - 3 * HOUR);
    expect(await numbers()).toEqual([5, 4, 3, 2, 1]);
    await houseAfter(DAY + 1);
    expect(await numbers()).toEqual([5]);
    expect(await texts()).toBe(1);
    await houseAfter(30 * DAY - 1);
    expect(await numbers()).toEqual([5]);
    await houseAfter(30 * DAY + 1);
    expect([await numbers(), await texts()]).toEqual([[], 0]);
  });

  test('leaves what has a name for ever', async () => {
    await anAfternoon();
    await name(2);
    await houseAfter(900 * DAY);
    expect(await numbers()).toEqual([2]);
  });

  test('leaves what was saved long ago and replaced only now', async () => {
    product.clock.advance(90 * DAY);
    token = await product.signIn(`person-${people}@example.com`);
    await save({ title: 'Changed after three months' });
    await houseAfter(60);
    expect(await numbers()).toEqual([1]);
  });

  test('takes texts that nothing refers to, and leaves those that a tailored document does', async () => {
    const { db } = product.database;
    await keepMany([1, 2]);
    const [one] = await db.select().from(storedTexts).where(eq(storedTexts.userId, userId));
    await db
      .update(documents)
      .set({ baseId: await create(), baseVersion: 1, baseSha256: one?.sha256 ?? '' })
      .where(and(eq(documents.userId, userId), eq(documents.id, id)));
    // As a copy of an earlier release deletes, which knows nothing of versions.
    await db.delete(documentVersions).where(eq(documentVersions.userId, userId));
    await houseAfter(0);
    expect(await db.select().from(storedTexts).where(eq(storedTexts.userId, userId))).toEqual([one]);
  });

  test('takes nothing from anybody else', async () => {
    await anAfternoon();
    const before = await product.database.db.select().from(documentVersions);
    await houseAfter(0);
    const after = await product.database.db.select().from(documentVersions);
    const own = (rows: typeof before) => rows.filter((row) => row.userId === userId);
    expect(own(after)).toEqual(own(before));
  });
});

test('versions that are kept, removed and thinned at the same moment leave no version without its text', async () => {
  const [second, third] = [await create(), await create()];
  const work = Array.from({ length: 40 }, (_, at) => [
    () => save({ data: { summary: `Text ${at % 3}` } }),
    () => save({ data: { summary: `Text ${at % 3}` } }, second),
    () => call('DELETE', `/api/resumes/${id}/versions/${at}`),
    () => call('DELETE', `/api/resumes/${second}/versions`),
    () => call('POST', `/api/resumes/${id}/versions/${at}/restore`),
    () => call('PUT', `/api/resumes/${third}/archived`, { archived: at % 2 === 0 }),
    () => thinHistory(product.database.db, product.clock),
  ]).flat();
  await Promise.all(work.map((step) => step()));
  const { db } = product.database;
  const kept = await db.select().from(documentVersions).where(eq(documentVersions.userId, userId));
  const there = await db.select().from(storedTexts).where(eq(storedTexts.userId, userId));
  const hashes = new Set(kept.map(({ sha256 }) => sha256));
  expect(new Set(there.map(({ sha256 }) => sha256))).toEqual(hashes);
  for (const { documentId, version } of kept)
    expect((await call('GET', `/api/resumes/${documentId}/versions/${version}`)).status).toBe(200);
});

import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import type { KindName } from '#documents/kinds.ts';
import { documents } from '#platform/database/schema.ts';
import { newcomers, signedIn } from '#tests/support/newcomers.ts';

const MB = 1024 * 1024;

const world = newcomers(signedIn);
let userId: number;
beforeEach(async () => {
  userId = await world.userId();
});

/** Text that no database packs into much less than it is. */
const dense = (bytes: number) =>
  randomBytes(Math.ceil((bytes * 3) / 4))
    .toString('base64')
    .slice(0, bytes);

/** A resume with so many bytes of text that cannot be packed. */
function resumeOf(bytes: number) {
  const descriptions = Array.from({ length: Math.ceil(bytes / 20_000) }, (_, at) =>
    dense(Math.min(20_000, bytes - at * 20_000)),
  );
  return { employment: descriptions.map((description) => ({ description })) };
}

const create = (data: object, as = world.me, path = '/api/resumes') => {
  const templateId = path === '/api/resumes' ? 'modern-1' : 'professional-1';
  return world.product.call(path, { method: 'POST', token: as, body: { title: 'Mine', templateId, data } });
};
const change = (id: number, body: object) =>
  world.product.call(`/api/resumes/${id}`, { method: 'PUT', token: world.me, body });

/** Documents of the person, of so many bytes together, put there beside the API. */
async function fill(bytes: number, kind: KindName = 'resume'): Promise<number[]> {
  const now = world.product.clock.now();
  const most = 700_000;
  const sizes = Array.from({ length: Math.ceil(bytes / most) }, (_, at) => Math.min(most, bytes - at * most));
  const ids: number[] = [];
  for (const size of sizes) {
    const row = { userId, title: 'Kept', templateId: 'modern-1', data: resumeOf(size), version: 1 };
    const [made] = await world.product.database.db
      .insert(documents)
      .values({ ...row, kind, createdAt: now, updatedAt: now })
      .returning({ id: documents.id });
    if (made) ids.push(made.id);
  }
  return ids;
}

async function stored(): Promise<number> {
  const [sum] = await world.product.database.db
    .select({ bytes: sql<number>`coalesce(sum(pg_column_size(${documents.data})), 0)`.mapWith(Number) })
    .from(documents)
    .where(eq(documents.userId, userId));
  return sum?.bytes ?? 0;
}

const FULL = {
  status: 409,
  json: { code: 'storage_full', message: expect.stringMatching(/20 MB.*delete some/) },
};

describe('an account keeps 20 MB of documents', () => {
  test('a new document that would pass it is refused, and nothing of it is kept', async () => {
    await fill(19.5 * MB);
    const before = await stored();
    expect(await create(resumeOf(0.9 * MB))).toMatchObject(FULL);
    expect(await stored()).toBe(before);
    expect(await create(resumeOf(0.2 * MB))).toMatchObject({ status: 201 });
  });

  test('a change that would pass it is refused, and the document stays as it was', async () => {
    await fill(19.7 * MB);
    const { id } = (await create(resumeOf(1_000))).json;
    const before = (await world.product.call(`/api/resumes/${id}`, { token: world.me })).json;
    expect(await change(id, { data: resumeOf(0.9 * MB), version: 1 })).toMatchObject(FULL);
    expect((await world.product.call(`/api/resumes/${id}`, { token: world.me })).json).toEqual(before);
    expect(await change(id, { data: resumeOf(50_000), version: 1 })).toMatchObject({ status: 200 });
  });

  test('letters and resumes count together', async () => {
    await fill(10 * MB, 'letter');
    await fill(9.8 * MB);
    expect(await create(resumeOf(0.9 * MB))).toMatchObject(FULL);
    const body = dense(20_000);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => create({ content: { body } }, world.me, '/api/cover-letters')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(await stored()).toBeLessThanOrEqual(20 * MB);
  });

  test('in a full account a small document is refused too', async () => {
    await fill(20 * MB);
    expect(await create(resumeOf(8_000))).toMatchObject(FULL);
  });

  test("another's documents do not count", async () => {
    await fill(20 * MB);
    const other = world.stranger;
    expect(await create(resumeOf(0.9 * MB), other)).toMatchObject({ status: 201 });
  });

  test('deleting a document makes room', async () => {
    const [first] = await fill(20 * MB);
    expect(await create(resumeOf(0.5 * MB))).toMatchObject(FULL);
    await world.product.call(`/api/resumes/${first}`, { method: 'DELETE', token: world.me });
    expect(await create(resumeOf(0.5 * MB))).toMatchObject({ status: 201 });
  });

  test('above the quota a document can be made shorter, renamed and set in another design, not longer', async () => {
    const [first = 0] = await fill(25 * MB);
    const longer = resumeOf(800_000);
    expect(await change(first, { data: longer })).toMatchObject(FULL);
    expect(await change(first, { data: resumeOf(600_000) })).toMatchObject({ status: 200 });
    expect(await change(first, { data: resumeOf(300), version: 2 })).toMatchObject({ status: 200 });
    expect(await change(first, { title: 'Renamed', templateId: 'creative-2' })).toMatchObject({
      status: 200,
    });
  });

  test('a text that becomes shorter is taken even where the database packs it worse', async () => {
    await fill(19.9 * MB);
    const even = Array.from({ length: 40 }, () => ({ description: 'even '.repeat(3_900) }));
    const { id } = (await create({ employment: even })).json;
    const shorter = resumeOf(400_000);
    expect(await change(id, { data: shorter })).toMatchObject({ status: 200 });
    expect(await stored()).toBeGreaterThan(20 * MB);
  });

  test('a save on top of an older version is a conflict, in a full account too', async () => {
    const [first = 0] = await fill(20 * MB);
    expect(await change(first, { data: resumeOf(1_000), version: 7 })).toMatchObject({
      status: 409,
      json: { code: 'version_conflict' },
    });
    expect(await change(2_000_000, { data: resumeOf(1_000) })).toMatchObject({ status: 404 });
  });
});

describe('saves at the same moment do not pass it together', () => {
  test('new documents', async () => {
    await fill(18 * MB);
    const answers = await Promise.all(Array.from({ length: 12 }, () => create(resumeOf(0.45 * MB))));
    const made = answers.filter(({ status }) => status === 201);
    expect(made.length).toBe(4);
    expect(await stored()).toBeLessThanOrEqual(20 * MB);
  });

  test('changes of different documents, small and large', async () => {
    await fill(19 * MB);
    const ids: number[] = [];
    for (let made = 0; made < 16; made += 1) ids.push((await create(resumeOf(300))).json.id);
    const answers = await Promise.all(
      ids.map((id, at) => change(id, { data: resumeOf(at % 2 ? 60_000 : 300_000) })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await stored()).toBeLessThanOrEqual(20 * MB);
  });

  test('small saves around the point up to which they are not counted', async () => {
    await fill(9.9 * MB);
    const ids: number[] = [];
    for (let made = 0; made < 24; made += 1) ids.push((await create(resumeOf(300))).json.id);
    const answers = await Promise.all(ids.map((id) => change(id, { data: resumeOf(60_000) })));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });
});

describe('64 KB of what we do not know', () => {
  const unknown = (bytes: number) => ({ later: { than: ['this', dense(bytes)] } });

  test.each([
    ['a new resume', (data: object) => create(data)],
    ['a new letter', (data: object) => create(data, world.me, '/api/cover-letters')],
    ['a change', async (data: object) => change((await create({})).json.id, { data })],
  ])('%s may carry no more', async (_, save) => {
    const refused = await save(unknown(66_000));
    expect(refused).toMatchObject({ status: 413, json: { code: 'too_much_unknown' } });
    expect(refused.json.message).toContain('64 KB');
    expect((await save(unknown(60_000))).status).toBeLessThan(300);
  });
});

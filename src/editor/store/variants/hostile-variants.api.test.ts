import { randomBytes } from 'node:crypto';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { documents, storedTexts } from '#platform/database/schema.ts';
import { newcomersWithCountedTurns } from '#tests/support/counted-turns.ts';
import { queriesOf } from '#tests/support/sent-queries.ts';

const { turns, world } = newcomersWithCountedTurns();

/** Small steps in time, so that nobody's shares are used up. */
const call = (method: string, at: string, body?: unknown) =>
  world.product.call(`/api/resumes${at}`, {
    method,
    token: world.me.token,
    ...(body === undefined ? {} : { body }),
  });
const create = async (data: object): Promise<number> =>
  (await call('POST', '', { title: 'Base', templateId: 'modern-1', data })).json.id;
const tailor = async (id: number): Promise<number> => {
  const answer = await call('POST', `/${id}/variants`, {});
  expect(answer.status).toBe(201);
  return answer.json.id;
};
const save = async (id: number, data: object) => {
  const answer = await call('PUT', `/${id}`, { data });
  expect(answer.status).toBe(200);
};
const summary = (text: string) => ({ summary: text });
/** Text that no database packs. */
const noise = (length = 19_000) => randomBytes(length).toString('base64').slice(0, length);
const noisy = (entries = 6) => ({
  employment: Array.from({ length: entries }, (_, at) => ({ id: `e${at}`, description: noise() })),
});

test('what a resume is to follow is a number that the database knows', async () => {
  const id = await create(summary('a'));
  for (const baseId of [2 ** 31, 2 ** 40, -(2 ** 40), 0, Number.MAX_SAFE_INTEGER]) {
    const answer = await call('PUT', `/${id}/base`, { baseId });
    expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_request', field: 'baseId' } });
  }
});

describe('writing that nobody sent takes its turn', () => {
  test('tailoring, comparing, attaching and detaching', async () => {
    const base = await create(summary('a'));
    const variant = await tailor(base);
    await call('GET', `/${variant}/base`);
    await call('DELETE', `/${variant}/base`);
    await call('PUT', `/${variant}/base`, { baseId: base });
    expect(turns.taken).toBe(4);
  });

  test('counting how those differ that follow a base, where they are long', async () => {
    const [short, long] = [await create(summary('a')), await create(noisy(8))];
    for (const base of [short, long]) for (let at = 0; at < 3; at += 1) await tailor(base);
    turns.taken = 0;
    expect((await call('GET', `/${short}/variants`)).json).toHaveLength(3);
    expect(turns.taken).toBe(0);
    expect((await call('GET', `/${long}/variants`)).json).toHaveLength(3);
    expect(turns.taken).toBe(3);
  });

  test('following a base, whatever is read; reading what is up to date does not', async () => {
    const base = await create(summary('a'));
    const variant = await tailor(base);
    turns.taken = 0;
    const reads = [`/${variant}`, `/${variant}/versions`, `/${variant}/thumbnail`, `/${variant}/download`];
    for (const [at, read] of reads.entries()) {
      await save(base, summary(`b${at}`));
      expect((await call('GET', read)).status).toBe(200);
      expect(turns.taken).toBe(at + 1);
      expect((await call('GET', read)).status).toBe(200);
      expect(turns.taken).toBe(at + 1);
    }
  });

  test('saving what keeps the version before it, for a cause that can be named with each save', async () => {
    const id = await create(summary('a'));
    await call('PUT', `/${id}`, { data: summary('b') });
    expect(turns.taken).toBe(0);
    await call('PUT', `/${id}`, { data: summary('c'), cause: 'merge' });
    expect(turns.taken).toBe(1);
  });
});

test('how long those are that follow a base is found out a piece at a time', async () => {
  const base = await create(noisy(1));
  for (let at = 0; at < 25; at += 1) await tailor(base);
  await save(base, noisy(1));
  // Each takes 14 KB, so that no more than three are unpacked by one statement.
  const asked = (method: string, at: string) =>
    queriesOf(world.product, () => call(method, at), 'octet_length');
  expect(await asked('GET', `/${base}/variants`)).toBeGreaterThanOrEqual(25);
  expect(await asked('DELETE', `/${base}`)).toBeGreaterThanOrEqual(9);
});

describe('deleting a base', () => {
  test('lets what follows it come up to date some at a time, with others’ turns in between', async () => {
    const base = await create(summary('a'));
    const variants = [];
    for (let at = 0; at < 25; at += 1) variants.push(await tailor(base));
    await save(base, summary('b'));
    turns.taken = 0;
    expect((await call('DELETE', `/${base}`)).status).toBe(204);
    expect(turns.taken).toBe(3);
    for (const variant of variants)
      expect((await call('GET', `/${variant}`)).json).toMatchObject({ base: null, data: summary('b') });
  });

  test('of long documents brings few up to date at once', async () => {
    const base = await create(noisy(12));
    for (let at = 0; at < 4; at += 1) await tailor(base);
    await save(base, noisy(12));
    turns.taken = 0;
    expect((await call('DELETE', `/${base}`)).status).toBe(204);
    // Two of 230 KB each, the other two, and the base itself.
    expect(turns.taken).toBe(3);
  });

  test('is refused where it is changed meanwhile and much would have to follow again', async () => {
    const base = await create(summary('a'));
    const variants = [];
    for (let at = 0; at < 25; at += 1) variants.push(await tailor(base));
    await save(base, summary('b'));
    let saves = 0;
    turns.afterEach = () => call('PUT', `/${base}`, { data: summary(`again ${(saves += 1)}`) });
    const refused = await call('DELETE', `/${base}`);
    expect(refused).toMatchObject({ status: 409, json: { code: 'version_conflict' } });
    turns.afterEach = () => Promise.resolve();
    expect((await call('DELETE', `/${base}`)).status).toBe(204);
    for (const variant of variants)
      expect((await call('GET', `/${variant}`)).json).toMatchObject({ data: summary(`again ${saves}`) });
  });

  test('goes on with what changed meanwhile where that is little', async () => {
    const base = await create(summary('a'));
    const variant = await tailor(base);
    await save(base, summary('b'));
    turns.afterEach = async () => {
      turns.afterEach = () => Promise.resolve();
      await save(base, summary('c'));
    };
    expect((await call('DELETE', `/${base}`)).status).toBe(204);
    expect((await call('GET', `/${variant}`)).json).toMatchObject({ base: null, data: summary('c') });
  });
});

describe('what an account takes', () => {
  const of = async (query: SQL<number>): Promise<number> => {
    const [row] = await world.product.database.db.select({ n: query }).from(sql`(select 1) as one`);
    return Number(row?.n);
  };

  test('counts what its documents have last seen of their bases', async () => {
    // Each variant is made short, so that only what it saw of its base takes room.
    const base = await create(noisy(45));
    let refused;
    for (let at = 0; at < 40 && !refused; at += 1) {
      const answer = await call('POST', `/${base}/variants`, {});
      if (answer.status !== 201) refused = answer;
      else {
        await save(answer.json.id, summary('short'));
        await save(base, noisy(45));
      }
    }
    expect(refused).toMatchObject({ status: 409, json: { code: 'storage_full' } });
    const seen = await of(
      sql`(select sum(pg_column_size(${storedTexts.body})) from ${storedTexts} where ${storedTexts.userId} = ${world.me.userId} and ${storedTexts.sha256} in (select ${documents.baseSha256} from ${documents} where ${documents.userId} = ${world.me.userId}))`,
    );
    expect(seen).toBeLessThan(21 * 1024 * 1024);
  }, 120_000);

  test('grows no more by following once much is open in a document, which stays readable', async () => {
    const entries = 120;
    // Of each of many entries the base once had a long text, and the variant a short one of its own.
    const shaped = (textOf: (at: number) => string | undefined) => ({
      sections: [0, 1].map((section) => ({
        ...{ id: `s${section}`, kind: 'projects', title: 'Projects' },
        items: Array.from({ length: entries / 2 }, (_, at) => {
          const description = textOf((section * entries) / 2 + at);
          return description === undefined ? [] : [{ id: `${section}-${at}`, title: 'a', description }];
        }).flat(),
      })),
    });
    const base = await create(shaped(() => 'was'));
    const variant = await tailor(base);
    await save(
      variant,
      shaped(() => 'mine'),
    );
    const at = and(eq(documents.userId, world.me.userId), eq(documents.id, variant));
    const sizes: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const [from, to] = [round * 20, round * 20 + 20];
      await save(
        base,
        shaped((entry) => (entry < from ? undefined : entry < to ? noise() : 'was')),
      );
      const read = await call('GET', `/${variant}`);
      expect(read).toMatchObject({ status: 200, json: { title: 'Base (Copy)' } });
      sizes.push(
        await of(sql`(select octet_length(${documents.conflicts}::text) from ${documents} where ${at})`),
      );
    }
    expect(sizes[0]).toBeGreaterThan(300_000);
    expect(Math.max(...sizes)).toBeLessThan(2.5 * 1024 * 1024);
    expect(sizes.at(-1)).toBe(sizes.at(-2));
    // Once that is settled, it follows again.
    const { conflicts } = (await call('GET', `/${variant}`)).json as { conflicts: { path: string }[] };
    const settled = conflicts.map(({ path }) => path);
    expect((await call('PUT', `/${variant}`, { data: shaped(() => 'mine'), settled })).status).toBe(200);
    const again = (await call('GET', `/${variant}`)).json;
    const { version } = (await call('GET', `/${base}`)).json;
    expect(again.base.version).toBe(version);
    const [row] = await world.product.database.db.select().from(documents).where(at);
    expect(row?.baseVersion).toBe(version);
  }, 60_000);
});

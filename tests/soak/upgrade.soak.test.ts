import { PGlite } from '@electric-sql/pglite';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';
import { signInOver, startProductProcess, type ProductProcess } from '#tests/support/product-process.ts';
import {
  keptAnswers,
  keptStatements,
  restoreDirectory,
  SECRET,
  type DatabaseKind,
} from './upgrade/kept-release.ts';

/*
 * The product as it is now starts on data that an earlier release wrote (docs/deployment.md says how that is renewed).
 */

const DAY_MS = 24 * 3600_000;

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'foothold-upgrade-'));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** Runs statements on a database that no product has open; answers the rows of the last one. */
type Query = (sql: string) => Promise<unknown[]>;

/** Data of the release, restored, with a way to look at it while no product runs. */
type Restored = { env: Record<string, string>; withQuery<T>(use: (query: Query) => Promise<T>): Promise<T> };

async function restore(kind: DatabaseKind): Promise<Restored> {
  const DATA_DIR = join(directory, kind);
  if (kind === 'embedded') {
    restoreDirectory(DATA_DIR);
    return {
      env: { DATA_DIR },
      async withQuery(use) {
        const database = await PGlite.create({ dataDir: join(DATA_DIR, 'database') });
        const query: Query = async (sql) => (await database.exec(sql)).at(-1)?.rows ?? [];
        return use(query).finally(() => database.close());
      },
    };
  }
  const DATABASE_URL = await createTestDatabase(inject('postgresUrl'));
  const withQuery: Restored['withQuery'] = async (use) => {
    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    const query: Query = async (sql) => (await client.query<object>(sql)).rows;
    return use(query).finally(() => client.end());
  };
  await withQuery((query) => query(keptStatements()));
  return { env: { DATA_DIR, DATABASE_URL, APP_SECRET: SECRET }, withQuery };
}

/** Moves every moment in the database, so that access and sessions of then have not run out meanwhile. */
async function moveTimes(query: Query, days: number): Promise<void> {
  const columns = await query(
    `select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' and data_type = 'timestamp with time zone'`,
  );
  await query("set time zone 'UTC'");
  for (const { table, column } of columns as { table: string; column: string }[])
    await query(`update "${table}" set "${column}" = "${column}" + interval '${days} days'`);
}

/** An answer of then, with its moments moved alike. */
function moved(text: string, days: number): string {
  return text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (moment) =>
    new Date(Date.parse(moment) + days * DAY_MS).toISOString(),
  );
}

function journal(): { entries: unknown[] } {
  // As drizzle-kit writes it.
  return JSON.parse(readFileSync('src/platform/database/migrations/meta/_journal.json', 'utf8')) as {
    entries: unknown[];
  };
}

const migrationsIn = (query: Query) => query('select id from drizzle.__drizzle_migrations');

describe.each(['embedded', 'postgres'] as const)('data of an earlier release, on %s', (kind) => {
  const release = keptAnswers(kind);
  const days = Math.floor((Date.now() - Date.parse(release.madeAt)) / DAY_MS);
  let restored: Restored;
  let product: ProductProcess;
  beforeAll(async () => {
    restored = await restore(kind);
    await restored.withQuery(async (query) => {
      // Otherwise nothing is taken over: the data has to be of a release before the newest migration.
      expect((await migrationsIn(query)).length).toBeLessThan(journal().entries.length);
      await moveTimes(query, days);
    });
    product = await startProductProcess(restored.env);
  });
  afterAll(() => product.kill());
  const get = (path: string, token: string) =>
    fetch(`${product.url}${path}`, { headers: { Authorization: `Bearer ${token}` } });
  const json = async (path: string, token: string): Promise<unknown> => (await get(path, token)).json();

  test('sessions, people and payments are there as they were', async () => {
    for (const { token, answers } of release.people) {
      for (const path of ['/api/user/profile', '/api/account/payments']) {
        // A release may tell more; what was told before is the same.
        const before: unknown = JSON.parse(moved(answers[path] ?? '', days));
        const told = { [path]: await json(path, token) };
        expect(told).toMatchObject({ [path]: before as object }); // Each of these answers is an object or a list.
      }
    }
  });

  test('every document is answered with all it had, as it was', async () => {
    let documents = 0;
    for (const { token, answers } of release.people) {
      for (const [path, before] of Object.entries(answers)) {
        if (!/^\/api\/(resumes|cover-letters)\//.test(path)) continue;
        const [was, is] = [moved(before, days), await (await get(path, token)).text()];
        // A release may tell more, of a document of a later shape too.
        const told = JSON.parse(was, (key, value: unknown) =>
          key === 'schemaVersion' ? undefined : value,
        ) as object;
        expect({ [path]: JSON.parse(is) as object }).toMatchObject({ [path]: told });
        documents += 1;
      }
    }
    expect(documents).toBeGreaterThan(5);
  });

  test('who has paid downloads, who was given the money back does not', async () => {
    for (const { token, resumes, hasAccess } of release.people) {
      for (const id of resumes) {
        const answer = await get(`/api/resumes/${id}/download`, token);
        expect(answer.status).toBe(hasAccess ? 200 : 403);
        const begins = Buffer.from(await answer.arrayBuffer()).subarray(0, 5);
        if (hasAccess) expect(begins.toString()).toBe('%PDF-');
      }
    }
  });

  test('people of then write on, and sign in to the same account', async () => {
    const [ana] = release.people;
    if (!ana) throw new Error('nobody is there');
    const token = await signInOver(product.url, ana.email);
    const [id] = ana.resumes;
    const kept = async () => JSON.parse(await (await get(`/api/resumes/${id}`, token)).text()) as object; // The contract of the call.
    const before = await kept();
    const saved = await fetch(`${product.url}/api/resumes/${id}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${ana.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ title: 'Written on', version: Reflect.get(before, 'version') }),
    });
    expect(saved.status).toBe(200);
    expect(await kept()).toMatchObject({ title: 'Written on', data: Reflect.get(before, 'data') });
  });

  test('every migration is recorded, and a second start finds nothing more to do', async () => {
    expect(await product.stop()).toBe(0);
    const recorded = await restored.withQuery(migrationsIn);
    expect(recorded).toHaveLength(journal().entries.length);
    product = await startProductProcess(restored.env);
    expect(await product.stop()).toBe(0);
    expect(await restored.withQuery(migrationsIn)).toEqual(recorded);
    expect(product.output()).not.toContain('"level":"error"');
  });
});

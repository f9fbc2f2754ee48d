import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startSession } from '#features/auth/sessions.server.ts';
import { migratePostgres } from '#platform/database/migrating/migrate-postgres.server.ts';
import { APART } from '#platform/database/migrating/migration-files.server.ts';
import { openPostgres } from '#platform/database/postgres.server.ts';
import { withFurtherMigrations } from '#platform/database/testing/further-migrations.ts';
import { fillBigDatabase } from '#tests/support/big-database.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { MIGRATIONS } from '#tests/support/migrations.ts';
import { programs } from '#tests/support/postgres-cluster.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { count } from '#tests/support/soak-counts.ts';

/*
 * A release changes the tables while two copies of the one before serve people, and while a backup runs: nothing fails,
 * and nobody waits for the backup or for the change.
 */

/** Each with five resumes. */
const ACCOUNTS = count(100_000, 3_000);
const WRITERS = 6;
/** How long the backup holds its locks, in ms: what waited behind it would wait about as long. */
const BACKUP_MS = count(20_000, 8_000);

const MIGRATION = {
  '9001_place': `alter table documents add column place text`,
  '9002_places': [
    APART,
    'create index concurrently if not exists documents_place on documents (place);',
    '--> statement-breakpoint',
    '-- repeat until nothing is left',
    `update documents set place = '' where (user_id, kind, id) in`,
    '(select user_id, kind, id from documents where place is null limit 500);',
  ].join('\n'),
};

let directory: string;
let url: string;
let copies: TestProduct[];
const tokens: string[] = [];
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'foothold-migrating-'));
  url = await createTestDatabase(inject('postgresUrl'));
  const open = () => openPostgres(url, MIGRATIONS, silentLog);
  const databases = [await open(), await open()];
  copies = [];
  for (const database of databases) copies.push(await startTestProduct({ database }));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const [first] = copies;
  if (!first) throw new Error('no copy was started');
  const { clock, database } = first;
  await fillBigDatabase((sql, values) => client.query(sql, values), ACCOUNTS, clock.now());
  await client.end();
  for (let userId = 1; userId <= WRITERS; userId += 1) {
    const { token } = await startSession(database.db, clock, { userId, userAgent: 'Firefox' });
    tokens.push(token);
  }
}, 30 * 60_000);
afterAll(async () => {
  for (const copy of copies) {
    await copy.close();
    await copy.database.close();
  }
  rmSync(directory, { recursive: true, force: true });
});

/** Somebody saves again and again, by one copy and the other, until all is done. */
async function write(token: string, isOver: () => boolean): Promise<{ statuses: number[]; longest: number }> {
  const statuses: number[] = [];
  let longest = 0;
  const { json } = (await copies[0]?.call('/api/resumes/dashboard', { token })) ?? {};
  const path = `/api/resumes/${json[0].id}`;
  for (let save = 0; !isOver(); save += 1) {
    const copy = copies[save % copies.length];
    const began = performance.now();
    const answer = await copy?.call(path, { method: 'PUT', token, body: { title: `Save ${save}` } });
    longest = Math.max(longest, performance.now() - began);
    statuses.push(answer?.status ?? 0);
    await wait(20);
  }
  return { statuses, longest };
}

/**
 * Has pg_dump read the whole database. It keeps each table from changing its shape for as long as nobody takes what it
 * writes.
 */
async function startBackup(client: pg.Client) {
  const dump = spawn(join(programs(), 'pg_dump'), ['--dbname', url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const holdsDocuments = async () =>
    (
      await client.query(
        `select 1 from pg_locks join pg_stat_activity using (pid)
         where application_name = 'pg_dump' and relation = 'documents'::regclass and granted`,
      )
    ).rowCount;
  await expect.poll(holdsDocuments, { timeout: 60_000 }).toBe(1);
  return {
    holdsDocuments,
    async finish() {
      dump.stdout.resume();
      const [code] = await once(dump, 'exit');
      return code as number | null;
    },
  };
}

test('people write on while a backup runs and the tables are changed', async () => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const backup = await startBackup(client);
  let isDone = false;
  const writing = tokens.map((token) => write(token, () => isDone));
  const folder = withFurtherMigrations(join(directory, 'migrations'), MIGRATION);
  const migrating = migratePostgres(url, folder, silentLog);
  await wait(BACKUP_MS);
  expect(await backup.holdsDocuments()).toBe(1);
  expect(await backup.finish()).toBe(0);
  await client.end();
  expect(await migrating).toEqual(Object.keys(MIGRATION));
  isDone = true;
  const written = await Promise.all(writing);
  expect(new Set(written.flatMap(({ statuses }) => statuses))).toEqual(new Set([200]));
  const longest = Math.max(...written.map((each) => each.longest));
  process.stdout.write(`longest wait of a save: ${Math.round(longest)} ms\n`);
  // Far less than what it was locked for, on a slow machine too.
  expect(longest).toBeLessThan(BACKUP_MS / 2);
  const answer = await copies[1]?.call('/api/resumes/dashboard', { token: tokens[0] });
  expect(answer?.status).toBe(200);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';
import { MIGRATIONS } from '#tests/support/migrations.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { openPostgres } from '../postgres.server.ts';
import { withFurtherMigrations } from '../testing/further-migrations.ts';
import { APART } from './migration-files.server.ts';
import { migratePostgres } from './migrate-postgres.server.ts';
import { SchemaBehindError } from './recorded.server.ts';

describe.runIf(process.env.TEST_DATABASE === 'postgres')('tables that people work on', () => {
  let directory: string;
  let url: string;
  let people: pg.Client;
  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'foothold-migrating-'));
    url = await createTestDatabase(inject('postgresUrl'), inject('emptyDatabase'));
    people = new pg.Client({ connectionString: url });
    await people.connect();
    await people.query(
      `insert into users (email, created_at) select 'person' || n || '@example.com', now() from generate_series(1, 2000) n`,
    );
  });
  afterEach(async () => {
    await people.end();
    rmSync(directory, { recursive: true, force: true });
  });

  const further = (name: string, sql: string) =>
    withFurtherMigrations(join(directory, name), { [name]: sql });
  const rowsOf = async (sql: string): Promise<unknown[]> => (await people.query<object>(sql)).rows;
  const isValid = () =>
    rowsOf(`select indisvalid as valid from pg_index where indexrelid = to_regclass('users_at')`);

  test('while a lock is not to be had, the change lets others pass, and is made once it is', async () => {
    const folder = further('9001_note', 'alter table users add column note text');
    await people.query('begin');
    await people.query('select count(*) from users');
    let done = false;
    const migrating = migratePostgres(url, folder, silentLog).then(() => (done = true));
    const visitor = new pg.Client({ connectionString: url, statement_timeout: 5_000 });
    await visitor.connect();
    const until = Date.now() + 2_000;
    while (Date.now() < until)
      await visitor.query(`update users set phone = null where email = 'person7@example.com'`);
    expect(done).toBe(false);
    await people.query('commit');
    await migrating;
    expect(await rowsOf('select note from users limit 1')).toEqual([{ note: null }]);
    await visitor.end();
  });

  test('an index is built beside people, and one that was left unfinished is built anew', async () => {
    await people.query('create table twice as select 1 as one from generate_series(1, 2)');
    await people
      .query('create unique index concurrently users_at on twice (one)')
      .catch((error: unknown) => expect(error).toMatchObject({ code: '23505' }));
    expect(await isValid()).toEqual([{ valid: false }]);
    const sql = `${APART}\ncreate index concurrently if not exists "users_at" on users (created_at)`;
    const folder = further('9001_index', sql);
    expect(await migratePostgres(url, folder, silentLog)).toEqual(['9001_index']);
    expect(await isValid()).toEqual([{ valid: true }]);
    expect(await migratePostgres(url, folder, silentLog)).toEqual([]);
  });

  test('rows are changed some at a time, and what was done stays done when the rest fails', async () => {
    const statements = [
      'alter table users add column if not exists note text',
      `-- repeat until nothing is left\nupdate users set note = 'x' where id in (select id from users where note is null limit 300)`,
      'create index concurrently if not exists users_at on nowhere (one)',
    ];
    const failing = `${APART}\n${statements.join('\n--> statement-breakpoint\n')}`;
    const folder = further('9001_rows', failing);
    await expect(migratePostgres(url, folder, silentLog)).rejects.toThrow(/nowhere/);
    expect(await rowsOf('select count(*)::int as left from users where note is null')).toEqual([{ left: 0 }]);
    writeFileSync(join(folder, '9001_rows.sql'), failing.replace('nowhere (one)', 'users (note)'));
    expect(await migratePostgres(url, folder, silentLog)).toEqual(['9001_rows']);
    expect(await isValid()).toEqual([{ valid: true }]);
  });

  test('a start that is not to change tables refuses older ones, and takes newer ones', async () => {
    const folder = further('9001_note', 'alter table users add column note text');
    const start = (from: string) => openPostgres(url, from, silentLog, { migrateOnStart: false });
    const refused = await start(folder).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(SchemaBehindError);
    expect(String(refused)).toMatch(/1 change is missing, from 9001_note on.*npm run migrate/);
    await migratePostgres(url, folder, silentLog);
    await (await start(folder)).close();
    // A copy of the release before that is started anew.
    await (await openPostgres(url, MIGRATIONS, silentLog)).close();
  });

  test('of several that start at once one changes the tables, and all of them start', async () => {
    const sql = `${APART}\ncreate index concurrently if not exists users_at on users (created_at)`;
    const folder = further('9001_index', sql);
    const started = await Promise.all([1, 2, 3].map(() => openPostgres(url, folder, silentLog)));
    await Promise.all(started.map((database) => database.close()));
    expect(await isValid()).toEqual([{ valid: true }]);
    const done =
      'select count(*)::int as times from drizzle.__drizzle_migrations where created_at = 4000000000000';
    expect(await rowsOf(done)).toEqual([{ times: 1 }]);
  });
});

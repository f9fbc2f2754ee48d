import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openPostgres } from '#platform/database/postgres.server.ts';
import { fillBigDatabase } from '#tests/support/big-database.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { MIGRATIONS } from '#tests/support/migrations.ts';
import { planOf } from '#tests/support/plans.ts';
import {
  readRecorded,
  STATEMENTS_FOLDER,
  type RecordedStatement,
} from '#tests/support/recorded-statements.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { count, FULL } from '#tests/support/soak-counts.ts';
import { timesOf } from '#tests/support/statement-times.ts';
import { createTestClock } from '#tests/support/test-clock.ts';

/*
 * Every statement that the product sends, on a database as years of use make it: none reads a whole table, and each that
 * is about what people have names the person (docs/scaling.md).
 */

const PEOPLE = count(100_000, 5_000);
/**
 * Contract tests that make the product send most of what it ever sends; the full run takes all of them. `npm test` has
 * run them before, and kept what was sent.
 */
const TELLING = [
  'src/main/erasure-stories',
  'src/main/export-stories',
  'src/main/other-peoples-calls',
  'src/main/housekeeping',
  'src/main/links',
  'src/main/sent-copies',
  'src/main/admin/admin.api',
  'src/features/billing',
  'src/features/auth',
  'src/editor/store',
];
/** Read as a whole since that is what is asked for, and never large. */
const SMALL = new Set(['example_uses', 'task_claims', 'sandbox_objects']);
/** What the payment provider told in a week: few rows, of which the old ones are forgotten. */
const READ_WHOLE = /^delete from "webhook_events" .* where "webhook_events"\."received_at" <= /;
const BASE = createTestClock().now();

let folder: string;
let client: pg.Client;
let statements: RecordedStatement[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-statements-'));
  const written = process.env[STATEMENTS_FOLDER];
  if (written === undefined) await useProduct(folder);
  statements = readRecorded(written ?? folder);
  const url = await createTestDatabase(inject('postgresUrl'));
  await (await openPostgres(url, MIGRATIONS, silentLog)).close();
  client = new pg.Client({ connectionString: url });
  await client.connect();
  await fillBigDatabase((sql, values) => client.query(sql, values), PEOPLE, BASE);
}, 60 * 60_000);
afterAll(async () => {
  await client.end();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs contract tests, which write down what the product sends. */
async function useProduct(into: string): Promise<void> {
  const tests = spawn(
    join('node_modules', '.bin', 'vitest'),
    ['run', '--project', 'api-postgres', '--reporter', 'dot', '--maxWorkers', '1', ...(FULL ? [] : TELLING)],
    { env: { ...process.env, [STATEMENTS_FOLDER]: into }, stdio: 'ignore' },
  );
  const [code] = await once(tests, 'exit');
  expect(code).toBe(0);
}

/**
 * The same with other moments: how much of a table is old depends on the moment that is asked for, and where that is
 * nearly all of it, reading all of it is right. An index has to serve where it is little.
 */
function variants({ text, values }: RecordedStatement): RecordedStatement[] {
  const at = (days: number) => ({
    text,
    values: values.map((value) =>
      typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)
        ? new Date(BASE.getTime() + days * 24 * 3600_000).toISOString()
        : value,
    ),
  });
  return [{ text, values }, at(-1000), at(0), at(1000)];
}

test('the product was seen to send what it is made of', () => {
  expect(statements.length).toBeGreaterThan(200);
});

test('no statement reads a whole table', { timeout: 10 * 60_000 }, async () => {
  const reading: string[] = [];
  for (const statement of statements) {
    const scanned: string[][] = [];
    for (const each of variants(statement)) scanned.push((await planOf(client, each))?.scanned ?? []);
    const always = scanned[0]?.filter(
      (table) =>
        !SMALL.has(table) &&
        !READ_WHOLE.test(statement.text) &&
        scanned.every((tables) => tables.includes(table)),
    );
    if (always && always.length > 0) reading.push(`${always.join()}: ${statement.text}`);
  }
  expect(reading.join('\n')).toBe('');
});

// No time decides: what a busy machine takes says nothing. The slowest are told, to be looked at.
test('each statement can be run for people picked at random', { timeout: 60 * 60_000 }, async () => {
  const random = seededRandom(19);
  const people = Array.from({ length: count(200, 3) }, () => 1 + random.whole(PEOPLE));
  const told = [];
  for (const statement of statements) told.push((await timesOf(client, statement, people)) ?? []);
  const measured = told.flat().sort((a, b) => b.p99Ms - a.p99Ms);
  for (const { text, medianMs, p99Ms } of measured.slice(0, count(20, 3)))
    process.stdout.write(
      `p99 ${p99Ms.toFixed(1)} ms, median ${medianMs.toFixed(1)} ms: ${text.slice(0, 300)}\n`,
    );
  process.stdout.write(`${measured.length} of ${statements.length} statements timed at ${PEOPLE} people\n`);
  expect(measured.length).toBeGreaterThan(statements.length / 2);
});

test('a save writes its row and touches no index', async () => {
  const written = async () => {
    await client.query('select pg_stat_force_next_flush()');
    const { rows } = await client.query<{ updates: number; beside: number }>(
      `select n_tup_upd::int as updates, n_tup_upd::int - n_tup_hot_upd::int as beside
       from pg_stat_user_tables where relname = 'documents'`,
    );
    return rows[0] ?? { updates: 0, beside: 0 };
  };
  const before = await written();
  for (let save = 0; save < 200; save += 1)
    await client.query(
      `update documents set version = version + 1, updated_at = now(), title = title || '.'
       where user_id = $1 and kind = 'resume' and id = $2`,
      [7, 6 * 8 + 1],
    );
  const after = await written();
  expect(after.updates - before.updates).toBe(200);
  // Now and then a page is full, and the row goes to another one.
  expect(after.beside - before.beside).toBeLessThan(40);
});

/** What people have, which a database of many servers would lay where its person is. */
const PERSONAL = [
  ...['documents', 'document_versions', 'stored_texts', 'stored_files', 'drafts', 'looks'],
  ...['sent_applications', 'sent_documents', 'document_links'],
];
const NAMES_PERSON = /"user_id"\)? (?:= \$|in \(|between \$)|^insert into "\w+" \([^)]*"user_id"/;
/** What does not name one, each with its reason. */
const OF_NOBODY = [
  // Of somebody who holds a link and nothing else: the token would be found by a table that all servers have.
  /where "document_links"\."token_sha256" = \$\d+/,
  // The housekeeping asks every server whose time is over, and then goes on by person.
  /^select distinct "user_id" from "(?:document_links|document_versions)"/,
];

test('whatever is about what people have names the person', () => {
  const nameless = statements
    .filter(({ text }) =>
      PERSONAL.some((table) => new RegExp(`(?:from|into|update|join) "${table}"`).test(text)),
    )
    .filter(({ text }) => !NAMES_PERSON.test(text) && !OF_NOBODY.some((known) => known.test(text)))
    .map(({ text }) => text);
  expect(nameless).toEqual([]);
});

test('every table stands in docs/scaling.md, with what it would become', async () => {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_stat_user_tables where schemaname = 'public'`,
  );
  const told = readFileSync('docs/scaling.md', 'utf8');
  expect(rows.map(({ name }) => name).filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
});

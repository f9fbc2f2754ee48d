import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { archiveFails } from '#platform/database/archive-figure.server.ts';
import { openPostgres } from '#platform/database/postgres.server.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { MIGRATIONS } from '#tests/support/migrations.ts';
import { BACKUP_FILES, backupPlace, type BackupPlace } from '#tests/support/pgbackrest.ts';
import {
  clusterPlaces,
  createPostgresCluster,
  type PostgresCluster,
} from '#tests/support/postgres-cluster.ts';
import { signInOver, startProductProcess, type ProductProcess } from '#tests/support/product-process.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { count } from '#tests/support/soak-counts.ts';

/*
 * The database is taken back to a moment, from a backup and the archive that the operators' own files make: what was
 * saved before it is there, what was saved after it is not.
 */

const PEOPLE = 4;
/** Saves before the moment, and after it. */
const SAVES = count(2_000, 60);

let directory: string;
let backups: BackupPlace;
let lost: PostgresCluster;
let restored: PostgresCluster | undefined;
const products: ProductProcess[] = [];
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'foothold-restore-'));
  backups = backupPlace();
  const places = clusterPlaces();
  const configuration = readFileSync(join(BACKUP_FILES, 'archive.conf'), 'utf8');
  lost = await createPostgresCluster({ places, configuration, env: backups.env(places) });
});
afterAll(async () => {
  await Promise.all(products.map((product) => product.kill()));
  await lost.remove();
  await restored?.remove();
  backups.remove();
  rmSync(directory, { recursive: true, force: true });
});

const backUp = () =>
  backups.run(backups.env(lost.places, lost.port), 'sh', resolve(BACKUP_FILES, 'back-up.sh'));

async function startOn(DATABASE_URL: string): Promise<ProductProcess> {
  const APP_SECRET = 'a secret that outlives the database, for this test';
  const product = await startProductProcess({ DATABASE_URL, DATA_DIR: directory, APP_SECRET });
  products.push(product);
  return product;
}

async function call(
  { url }: ProductProcess,
  token: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ id: number; data: { summary: string } }> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const answer = await fetch(url + path, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { id: number; data: { summary: string } }; // As documents are answered.
}

type Save = { began: number; acknowledged: number };
type Person = { token: string; id: number; saves: Save[] };

/** People who save without a pause, the number of each save in its text. */
async function startWriting(product: ProductProcess) {
  let isOver = false;
  const people: Person[] = [];
  for (let person = 0; person < PEOPLE; person += 1) {
    const token = await signInOver(product.url, `person-${person}@example.com`);
    const body = { templateId: 'modern-1', data: typicalResume() };
    people.push({ token, id: (await call(product, token, 'POST', '/api/resumes', body)).id, saves: [] });
  }
  const writing = people.map(async ({ token, id, saves }) => {
    while (!isOver) {
      const began = Date.now();
      const data = { ...typicalResume(), summary: String(saves.length) };
      await call(product, token, 'PUT', `/api/resumes/${id}`, { data });
      saves.push({ began, acknowledged: Date.now() });
    }
  });
  const done = () => people.reduce((sum, { saves }) => sum + saves.length, 0);
  return {
    people,
    async more(saves: number) {
      const until = done() + saves;
      await expect.poll(done, { timeout: 10 * 60_000 }).toBeGreaterThan(until);
    },
    async stop() {
      isOver = true;
      await Promise.all(writing);
    },
  };
}

/** As pgbackrest and PostgreSQL take it. */
const written = (moment: number) => new Date(moment).toISOString().replace('T', ' ').replace('Z', '+00');

test('an archive that cannot be written is a figure, until it can', async () => {
  const { db, close } = await openPostgres(await lost.createDatabase(), MIGRATIONS, silentLog);
  expect(await archiveFails(db)).toBe(false);
  await db.execute('select pg_switch_wal()');
  await expect.poll(() => archiveFails(db), { timeout: 60_000 }).toBe(true);
  backUp();
  await expect.poll(() => archiveFails(db), { timeout: 60_000 }).toBe(false);
  await close();
});

let url: string;
let urlThere: string;
let people: Person[];

test('a restore to a moment has every save that was acknowledged before it, and none that began after it', async () => {
  url = await lost.createDatabase();
  const product = await startOn(url);
  const writing = await startWriting(product);
  backUp();
  // Backups are told apart by whole seconds.
  await wait(1_100);
  await writing.more(SAVES);
  const moment = Date.now();
  await writing.more(SAVES);
  // One that was made after the moment is of no use, and is not taken.
  backUp();
  await writing.stop();
  people = writing.people;
  await product.kill();
  const ofLost = backups.env(lost.places, lost.port);
  backups.run(ofLost, 'pgbackrest', '--stanza=foothold', 'check');
  await lost.stop();

  const places = clusterPlaces();
  const env = backups.env(places);
  const to = ['--type=time', `--target=${written(moment)}`, '--target-action=promote'];
  backups.run(env, 'pgbackrest', '--stanza=foothold', ...to, '--archive-mode=off', 'restore');
  const cluster = (restored = await createPostgresCluster({ places, env }));
  urlThere = cluster.url(new URL(url).pathname.slice(1));
  await writable(urlThere);
  const there = await startOn(urlThere);
  for (const { token, id, saves } of people) {
    const { data } = await call(there, token, 'GET', `/api/resumes/${id}`);
    const last = Number(data.summary);
    expect(last).toBeGreaterThanOrEqual(saves.findLastIndex((save) => save.acknowledged < moment));
    expect(saves[last]?.began).toBeLessThanOrEqual(moment);
    expect(last).toBeLessThan(saves.length - 1);
  }
});

/** Recovery goes on while questions are answered already. */
async function writable(address: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const recovers = async () =>
    (await client.query<{ recovers: boolean }>('select pg_is_in_recovery() as recovers')).rows[0]?.recovers;
  await expect.poll(recovers, { timeout: 120_000 }).toBe(false);
  await client.end();
}

async function ask(address: string, sql: string) {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  return client.query<{ id: number }>(sql).finally(() => client.end());
}

test('afterwards no number is given out that somebody had after the moment', async () => {
  const [person] = people;
  const there = products[1];
  if (!person || !there) throw new Error('the test before this one has failed');
  await lost.start();
  const { rows } = await ask(url, 'select max(id) as id from documents');
  await ask(urlThere, readFileSync(join(BACKUP_FILES, 'after-restore.sql'), 'utf8'));
  const body = { templateId: 'modern-1', data: typicalResume() };
  const { id } = await call(there, person.token, 'POST', '/api/resumes', body);
  expect(id).toBeGreaterThan((rows[0]?.id ?? 0) + 1_000);
});

test('nothing in the repository is in clear, and without the key nothing of it is read', () => {
  const files = readdirSync(backups.repository, { recursive: true, encoding: 'utf8' })
    .map((name) => join(backups.repository, name))
    .filter((path) => statSync(path).isFile());
  expect(files.length).toBeGreaterThan(10);
  for (const path of files) {
    const bytes = readFileSync(path);
    // What pgbackrest writes before whatever it encrypts; some files are empty.
    if (bytes.length > 0) expect([path, bytes.subarray(0, 8).toString('latin1')]).toEqual([path, 'Salted__']);
  }
  const places = clusterPlaces();
  const withoutKey = { ...backups.env(places), PGBACKREST_REPO1_CIPHER_PASS: 'another' };
  expect(() => backups.run(withoutKey, 'pgbackrest', '--stanza=foothold', 'restore')).toThrow(
    'no backup set found to restore',
  );
  rmSync(places.directory, { recursive: true, force: true });
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { startPgbouncer, type Pooler } from '#tests/support/pgbouncer.ts';
import {
  refusedStart,
  signInOver,
  startProductProcess,
  type ProductProcess,
} from '#tests/support/product-process.ts';
import { count } from '#tests/support/soak-counts.ts';

/*
 * The built product as a larger installation runs it: tables changed by a command, two copies, and pgbouncer between.
 */

const PEOPLE = 6;
const SAVES = count(400, 40);
/** Of the pooler at the server: fewer than either copy has connections. */
const SESSIONS = 5;

let directory: string;
let env: Record<string, string>;
let pooler: Pooler;
let copies: ProductProcess[] = [];
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'foothold-pooler-'));
  const url = await createTestDatabase(inject('postgresUrl'));
  pooler = await startPgbouncer(url, SESSIONS);
  env = {
    ...{ DATA_DIR: directory, APP_SECRET: 'a secret for tests, and for tests alone' },
    ...{ DATABASE_URL: pooler.through(url), MIGRATION_DATABASE_URL: url },
    ...{ DATABASE_POOLING: 'transaction', DATABASE_POOL_SIZE: '40', MIGRATE_ON_START: 'off' },
  };
});
afterAll(async () => {
  await Promise.all(copies.map((copy) => copy.kill()));
  await pooler.remove();
  rmSync(directory, { recursive: true, force: true });
});

test('a start on tables that are not there says what to run, and does not serve', async () => {
  const { code, output } = await refusedStart(env);
  expect(code).toBe(1);
  expect(output).toContain('npm run migrate');
});

test('the command makes them, and has nothing to do the second time', () => {
  const migrate = () =>
    execFileSync('node', ['--disable-warning=ExperimentalWarning', 'build/server/migrate.js'], {
      ...{ env: { PATH: process.env.PATH, ...env }, encoding: 'utf8' as const },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  expect(migrate()).toMatch(/^0000_initial\n[^]*0018_indexes_and_claims\n[^]*The tables are up to date\.\n$/);
  expect(migrate()).toBe('The tables are up to date.\n');
});

test('two copies serve everybody by few sessions, and nothing fails', async () => {
  copies = await Promise.all([1, 2].map(() => startProductProcess(env)));
  const [first] = copies;
  const tokens: string[] = [];
  for (let person = 0; person < PEOPLE; person += 1)
    tokens.push(await signInOver(first?.url ?? '', `person${person}@example.com`));
  const statuses = await Promise.all(tokens.map(write));
  expect(new Set(statuses.flat())).toEqual(new Set([200, 201]));
  for (const copy of copies) {
    expect(copy.output()).not.toContain('"level":"error"');
    expect(copy.output()).toContain('database.no_time_limit');
    expect(await copy.stop()).toBe(0);
  }
});

/** Somebody makes a resume and saves it again and again, by one copy and the other. */
async function write(token: string): Promise<number[]> {
  const statuses: number[] = [];
  const call = async (at: number, method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${copies[at % copies.length]?.url}${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    statuses.push(answer.status);
    return (await answer.json()) as { id: number }; // As documents are answered.
  };
  const data = typicalResume();
  const { id } = await call(0, 'POST', '/api/resumes', { templateId: 'modern-1', data });
  for (let save = 0; save < SAVES; save += 1) {
    await call(save, 'PUT', `/api/resumes/${id}`, { data: { ...data, summary: `save ${save}` } });
    await call(save + 1, 'GET', `/api/resumes/${id}`);
    await call(save, 'GET', '/api/resumes/dashboard');
  }
  return statuses;
}

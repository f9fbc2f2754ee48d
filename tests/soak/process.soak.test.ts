import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPostgresCluster, type PostgresCluster } from '#tests/support/postgres-cluster.ts';
import { childrenOf, isAlive } from '#tests/support/process-tree.ts';
import { refusedStart, signInOver, startProductProcess } from '#tests/support/product-process.ts';

let directory: string;
let cluster: PostgresCluster;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'foothold-process-'));
  cluster = await createPostgresCluster();
});
afterAll(async () => {
  await cluster.remove();
  rmSync(directory, { recursive: true, force: true });
});

test('a second process on the same data directory refuses to start and says why', async () => {
  const env = { DATA_DIR: join(directory, 'shared') };
  const first = await startProductProcess(env);
  const second = await refusedStart(env);
  expect(second.code).toBe(1);
  expect(second.output).toContain('is in use by another process');
  expect((await fetch(`${first.url}/api/health`)).status).toBe(200);
  // A crash leaves no lock behind.
  await first.kill();
  const third = await startProductProcess(env);
  expect(await third.stop()).toBe(0);
});

test('a wrong configuration is refused, naming every value', async () => {
  const { code, output } = await refusedStart({
    PORT: 'abc',
    LIMITS: 'maybe',
    DATA_DIR: join(directory, 'none'),
  });
  expect(code).toBe(1);
  expect(output).toContain('PORT');
  expect(output).toContain('LIMITS');
});

test('a port in use, or a database that is not there, is told in plain words', async () => {
  const first = await startProductProcess({ DATA_DIR: join(directory, 'port') });
  const { port } = new URL(first.url);
  const taken = await refusedStart({ PORT: port, DATA_DIR: join(directory, 'port2') });
  expect([taken.code, taken.output.trim()]).toEqual([
    1,
    `Port ${port} is in use. Stop what uses it, or set PORT to another one.`,
  ]);
  const away = await refusedStart({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect(away.code).toBe(1);
  expect(away.output).toMatch(/^The database cannot be reached: .*DATABASE_URL\.$/m);
  await first.stop();
});

test('the secret of an installation is readable by its owner alone', async () => {
  const data = join(directory, 'secret');
  const product = await startProductProcess({ DATA_DIR: data });
  await product.stop();
  expect(statSync(join(data, 'app-secret')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(data, 'app-secret'), 'utf8')).toMatch(/^[\da-f]{64}$/);
});

test('asked to stop, the product finishes what runs, then ends with all its children', async () => {
  const product = await startProductProcess({ DATA_DIR: join(directory, 'stopping') });
  const token = await signInOver(product.url, 'ana@example.com');
  const body = JSON.stringify({ kind: 'resume', templateId: 'modern-1', data: {} });
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const askAll = () =>
    Array.from({ length: 20 }, () => fetch(`${product.url}/api/preview`, { method: 'POST', headers, body }));
  // Opens the connections, so that the requests below are with the product once the first is answered.
  await Promise.all((await Promise.all(askAll())).map((answer) => answer.text()));
  const running = askAll();
  await Promise.race(running);
  const exitCode = product.stop();
  const statuses = await Promise.all(running.map(async (answer) => (await answer).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await exitCode).toBe(0);
});

test('children of the engine do not outlive a product that is killed', async () => {
  const product = await startProductProcess({ DATA_DIR: join(directory, 'killed') });
  const token = await signInOver(product.url, 'ana@example.com');
  const body = JSON.stringify({ kind: 'resume', templateId: 'modern-1', data: {} });
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  await fetch(`${product.url}/api/preview`, { method: 'POST', headers, body });
  const children = childrenOf(product.pid);
  expect(children.length).toBeGreaterThan(0);
  process.kill(product.pid, 'SIGKILL');
  await expect.poll(() => children.filter(isAlive), { timeout: 10_000 }).toEqual([]);
});

test('while the database is away calls get a 503 with a message, and work again without a restart', async () => {
  const env = { DATA_DIR: join(directory, 'away'), DATABASE_URL: await cluster.createDatabase() };
  const product = await startProductProcess(env);
  const token = await signInOver(product.url, 'ana@example.com');
  const call = (path: string) =>
    fetch(`${product.url}${path}`, { headers: { Authorization: `Bearer ${token}` } });
  expect((await call('/api/resumes/dashboard')).status).toBe(200);

  await cluster.stop();
  for (const path of ['/api/health', '/api/resumes/dashboard']) {
    const answer = await call(path);
    expect([path, answer.status]).toEqual([path, 503]);
    expect(await answer.json()).toMatchObject({ code: 'unavailable', message: expect.any(String) });
  }
  await cluster.start();
  await expect.poll(async () => (await call('/api/health')).status, { timeout: 10_000 }).toBe(200);
  expect((await call('/api/resumes/dashboard')).status).toBe(200);
  expect(await product.stop()).toBe(0);
});

test('copies that start at once on one database agree on its tables', async () => {
  const DATABASE_URL = await cluster.createDatabase();
  const copies = await Promise.all(
    [1, 2, 3].map((copy) => startProductProcess({ DATA_DIR: join(directory, `copy${copy}`), DATABASE_URL })),
  );
  for (const copy of copies) expect((await fetch(`${copy.url}/api/health`)).status).toBe(200);
  expect(await Promise.all(copies.map((copy) => copy.stop()))).toEqual([0, 0, 0]);
});

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openPostgres } from '#platform/database/postgres.server.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { MIGRATIONS } from '#tests/support/migrations.ts';
import { freePort } from '#tests/support/free-port.ts';
import { childrenOf, isAlive } from '#tests/support/process-tree.ts';
import { refusedStart, startProductProcess, type ProductProcess } from '#tests/support/product-process.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { count } from '#tests/support/soak-counts.ts';
import { settle, type Person } from './fuzz/population.ts';
import { HOSTILE_CALLS } from './share/hostile-calls.ts';

/* Several processes on one port (decision 69), as people run them. */

const KILLS = count(20, 3);
/** Calls over connections of their own, so that every process meets some: that none of thirty comes to one is no chance. */
const MANY = 30;

let directory: string;
let env: Record<string, string>;
let people: Person[];
let metricsPort: number;
let product: ProductProcess;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'foothold-workers-'));
  const DATABASE_URL = await createTestDatabase(inject('postgresUrl'));
  env = { DATABASE_URL, DATA_DIR: directory, WORKERS: '2', LIMITS: 'on' };
  const database = await openPostgres(DATABASE_URL, MIGRATIONS, silentLog);
  people = (await settle(database)).people;
  await database.close();
  metricsPort = await freePort();
  product = await startProductProcess({ ...env, METRICS_PORT: String(metricsPort) });
});
afterAll(async () => {
  await product.kill();
  rmSync(directory, { recursive: true, force: true });
});

function person(at: number): Person {
  const found = people[at];
  if (!found) throw new Error('nobody is there');
  return found;
}

/** Over a connection of its own. */
function call(path: string, { token }: Pick<Person, 'token'>, method = 'GET', body?: string) {
  const headers = {
    ...{ Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    Connection: 'close',
  };
  return fetch(`${product.url}${path}`, { method, headers, ...(body !== undefined && { body }) });
}

/** The processes that answer calls. */
function workers(): number[] {
  return childrenOf(product.pid).filter((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('server.js'),
  );
}

const lines = () =>
  product
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { event: string; worker?: number; slot?: number });

/** A figure, added up over the labels that are not asked for. */
async function figure(name: string, label = ''): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const found = text.split('\n').filter((line) => line.startsWith(name) && line.includes(label));
  return found.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}

test('what both count is told as one, with the engine that they share', async () => {
  const asked = () => figure('foothold_http_requests_total{', 'route="/api/live"');
  const before = await asked();
  for (let at = 0; at < MANY; at += 1)
    await fetch(`${product.url}/api/live`, { headers: { Connection: 'close' } });
  await expect.poll(asked).toBe(before + MANY);
  expect(await figure('foothold_engine_processes')).toBeGreaterThan(0);
  expect(await figure('foothold_build_info{')).toBeGreaterThan(0);
});

test('both processes answer on the one port, and the log says which did what', async () => {
  expect(workers()).toHaveLength(2);
  for (let at = 0; at < MANY; at += 1) {
    const answer = await fetch(`${product.url}/api/auth/verify-otp`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Connection: 'close' },
      body: JSON.stringify({ email: `nobody${at}@example.com`, code: '123456' }),
    });
    expect([400, 401, 422, 429]).toContain(answer.status);
  }
  const refusing = lines().filter(({ event }) => event.startsWith('security.'));
  expect(new Set(refusing.map(({ worker }) => worker))).toEqual(new Set([1, 2]));
});

test('another copy on the same port is refused, and says so once', async () => {
  const { port } = new URL(product.url);
  const { code, output } = await refusedStart({ ...env, PORT: port });
  expect([code, output.trim()]).toEqual([
    1,
    `Port ${port} is in use. Stop what uses it, or set PORT to another one.`,
  ]);
});

test('a person has two jobs at the engine over all processes, and others are served beside them', async () => {
  const [mallory, ana] = [person(1), person(2)];
  const { path, body } = HOSTILE_CALLS.previews;
  const previews = Array.from({ length: 12 }, (_, at) =>
    call(path, mallory, 'POST', body.replace('NUMBER', String(at))),
  );
  const downloads = [];
  for (let at = 0; at < 3; at += 1) {
    const answer = await call(`/api/resumes/${ana.resumes[0] ?? 0}/download`, ana);
    downloads.push(answer.status);
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  }
  expect(downloads).toEqual([200, 200, 200]);
  const statuses = (await Promise.all(previews)).map(({ status }) => status);
  for (const status of statuses) expect([200, 422, 429, 503]).toContain(status);
  // Long bodies go two at a time, and what waits gives its place to the next.
  expect(statuses.filter((status) => status === 503 || status === 429).length).toBeGreaterThan(0);
});

test('a PDF is the same bytes from each process', async () => {
  const ana = person(4);
  const files = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(async () => {
      const answer = await call(`/api/resumes/${ana.resumes[0] ?? 0}/download`, ana);
      return answer.status === 200 ? Buffer.from(await answer.arrayBuffer()).toString('base64') : 'refused';
    }),
  );
  const printed = new Set(files.filter((file) => file !== 'refused'));
  expect(printed.size).toBe(1);
});

test(`after ${KILLS} killed processes every acknowledged save is there, and the others went on`, async () => {
  const { token, resumes } = person(6);
  const ids = [...resumes];
  for (let at = 0; at < 3; at += 1) {
    const made = await call(
      '/api/resumes',
      { token },
      'POST',
      '{"templateId":"modern-1","data":{"counter":0}}',
    );
    ids.push(((await made.json()) as { id: number }).id); // The contract of the call.
  }
  const acknowledged = new Map(ids.map((id) => [id, 0]));
  let running = true;
  const writers = ids.map(async (id) => {
    for (let counter = 1; running; counter += 1) {
      const body = JSON.stringify({ data: { counter, summary: 'x'.repeat(4_000) } });
      // Who is cut off sends it again, as the editor does.
      const answer = await call(`/api/resumes/${id}`, { token }, 'PUT', body).catch(() => undefined);
      if (answer?.ok) acknowledged.set(id, counter);
      else await new Promise((next) => setTimeout(next, 100));
    }
  });
  const replaced = () => lines().filter(({ event }) => event === 'worker.replaced').length;
  for (let kill = 0; kill < KILLS; kill += 1) {
    // One that is killed before it is ready is not counted.
    await expect.poll(replaced, { timeout: 60_000 }).toBe(kill);
    const before = [...acknowledged.values()].reduce((sum, saved) => sum + saved, 0);
    const [victim] = workers();
    if (victim !== undefined) process.kill(victim, 'SIGKILL');
    const after = () => [...acknowledged.values()].reduce((sum, saved) => sum + saved, 0);
    await expect.poll(after, { timeout: 20_000 }).toBeGreaterThan(before);
  }
  running = false;
  await Promise.all(writers);
  await expect.poll(replaced, { timeout: 60_000 }).toBe(KILLS);
  for (const id of ids) {
    const stored = (await (await call(`/api/resumes/${id}`, { token })).json()) as {
      data: { counter: number };
    }; // The contract of the call.
    expect(stored.data.counter).toBeGreaterThanOrEqual(acknowledged.get(id) ?? 0);
  }
});

test('a process that hangs is replaced, too', async () => {
  const [victim] = workers();
  if (victim !== undefined) process.kill(victim, 'SIGSTOP');
  await expect.poll(() => workers().includes(victim ?? 0), { timeout: 120_000, interval: 500 }).toBe(false);
  // What it writes is read a moment later.
  await expect.poll(() => lines().map(({ event }) => event)).toContain('worker.hung');
  await expect.poll(() => workers().length, { timeout: 40_000 }).toBe(2);
});

test('asked to stop, all processes finish what runs, then all end', async () => {
  await expect.poll(() => workers().length, { timeout: 40_000 }).toBe(2);
  const children = childrenOf(product.pid);
  const askAll = () =>
    [8, 10, 12, 14, 16, 18].map((at) =>
      call(`/api/resumes/${person(at).resumes[0] ?? 0}/download`, person(at)),
    );
  const running = askAll();
  await Promise.race(running);
  const code = product.stop();
  const answers = await Promise.all(running);
  expect(answers.map(({ status }) => status)).toEqual(running.map(() => 200));
  for (const answer of answers) expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
  expect(await code).toBe(0);
  await expect.poll(() => children.filter(isAlive), { timeout: 10_000 }).toEqual([]);
});

test('a process above them that is killed leaves none behind', async () => {
  product = await startProductProcess(env);
  const children = childrenOf(product.pid);
  expect(children.length).toBeGreaterThan(3);
  process.kill(product.pid, 'SIGKILL');
  await expect.poll(() => children.filter(isAlive), { timeout: 10_000 }).toEqual([]);
});

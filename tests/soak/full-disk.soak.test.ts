import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { createPostgresCluster, type PostgresCluster } from '#tests/support/postgres-cluster.ts';
import { signInOver, startProductProcess, type ProductProcess } from '#tests/support/product-process.ts';
import { smallDisk, type SmallDisk } from '#tests/support/small-disk.ts';

/* The disk is full, and later it is not: nobody is told that something was saved which was not, and work goes on. */

const directory = mkdtempSync(join(tmpdir(), 'foothold-full-'));
let product: ProductProcess | undefined;
const APP_SECRET = 'a secret for tests, and for tests alone';
let disk: SmallDisk | undefined;
let cluster: PostgresCluster | undefined;
afterEach(async () => {
  await product?.kill();
  await cluster?.stop();
  disk?.remove();
  product = cluster = disk = undefined;
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

type Saved = { data: { summary: string } };

/** Somebody who writes much: of text that packs badly. */
async function someone(url: string, email: string) {
  const token = await signInOver(url, email);
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const call = (method: string, path: string, body?: unknown) =>
    fetch(url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  const made = await call('POST', '/api/resumes', { templateId: 'modern-1', data: typicalResume() });
  const { id } = (await made.json()) as { id: number }; // As documents are answered.
  let saves = 0;
  return {
    async save(): Promise<{ status: number; summary: string }> {
      const summary =
        `${(saves += 1)} ${Array.from({ length: 300 }, () => Math.random().toString(36)).join(' ')}`.slice(
          0,
          3_000,
        );
      const answer = await call('PUT', `/api/resumes/${id}`, { data: { ...typicalResume(), summary } });
      await answer.arrayBuffer();
      return { status: answer.status, summary };
    },
    async read(): Promise<string> {
      const answer = await call('GET', `/api/resumes/${id}`);
      return ((await answer.json()) as Saved).data.summary;
    },
  };
}

/** Saves until it is refused, and a little longer. */
async function saveUntilRefused(save: () => Promise<{ status: number; summary: string }>) {
  const statuses: number[] = [];
  let last: string | undefined;
  for (let left = 3_000; left > 0; left -= 1) {
    const { status, summary } = await save();
    statuses.push(status);
    if (status === 200) last = summary;
    else left = Math.min(left, 10);
  }
  return { statuses: new Set(statuses), last };
}

test('PostgreSQL with a full disk: saves are put off with 503, and go on once there is room', async ({
  skip,
}) => {
  disk = smallDisk(140) ?? skip('no disk of its own is to be had here');
  const places = { directory: disk.path, data: join(disk.path, 'data') };
  const settings = ['max_wal_size=32MB', 'min_wal_size=32MB', 'shared_buffers=4MB'];
  cluster = await createPostgresCluster({ places, settings });
  product = await startProductProcess({
    DATABASE_URL: await cluster.createDatabase(),
    DATA_DIR: directory,
    APP_SECRET,
  });
  const { save, read } = await someone(product.url, 'ana@example.com');
  const before = await save();
  expect(before.status).toBe(200);
  disk.fill();
  const { statuses, last } = await saveUntilRefused(save);
  expect(statuses).toContain(503);
  expect(statuses.difference(new Set([200, 503]))).toEqual(new Set());
  expect((await fetch(`${product.url}/api/live`)).status).toBe(200);
  // The operator is told why.
  expect(product.output()).toMatch(/"event":"database.unavailable".*(53100|No space left|ECONNREFUSED|57P0)/);
  disk.free();
  // Where it could not write its journal it has ended, and its service starts it anew.
  await cluster.stop();
  await cluster.start();
  await expect.poll(read, { timeout: 30_000 }).toBe(last ?? before.summary);
  expect((await save()).status).toBe(200);
  expect(product.output()).not.toContain('request.failed');
});

test('the embedded database with a full disk: the same, and it goes on by itself', async ({ skip }) => {
  disk = smallDisk(150) ?? skip('no disk of its own is to be had here');
  const DATA_DIR = join(disk.path, 'data');
  product = await startProductProcess({ DATA_DIR, APP_SECRET });
  const { save, read } = await someone(product.url, 'ana@example.com');
  const before = await save();
  expect(before.status).toBe(200);
  disk.fill();
  const { statuses, last } = await saveUntilRefused(save);
  expect(statuses).toContain(503);
  expect(statuses.difference(new Set([200, 503]))).toEqual(new Set());
  disk.free();
  await expect.poll(read, { timeout: 30_000 }).toBe(last ?? before.summary);
  expect((await save()).status).toBe(200);
  expect(product.output()).not.toContain('request.failed');
});

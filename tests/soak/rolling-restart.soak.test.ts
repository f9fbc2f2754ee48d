import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { isReady, startBalancer, type Balancer } from '#tests/support/balancer.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { freePort } from '#tests/support/free-port.ts';
import { signInOver, startProductProcess, type ProductProcess } from '#tests/support/product-process.ts';
import { count } from '#tests/support/soak-counts.ts';

/* Two copies behind a balancer that tries nothing twice are restarted one after the other while people write. */

const PEOPLE = 6;
const ROUNDS = count(5, 1);
/** How long whoever is told of a stop takes to pass that on, as Kubernetes does, in ms. */
const HEARD_AFTER_MS = 500;
const PROBE_MS = 100;

let directory: string;
let copies: ProductProcess[] = [];
let balancer: Balancer | undefined;
beforeAll(() => void (directory = mkdtempSync(join(tmpdir(), 'foothold-rolling-'))));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
afterEach(async () => {
  await balancer?.close();
  await Promise.all(copies.map((copy) => copy.kill()));
});

test.each([
  ['by probes of /api/ready', PROBE_MS],
  ['by who stops them, who is heard late', undefined],
])('two copies are restarted under load and no call fails, told %s', async (_, probeMs) => {
  const DATABASE_URL = await createTestDatabase(inject('postgresUrl'));
  const ports = [await freePort(), await freePort()];
  const start = (at: number) =>
    startProductProcess({
      ...{ DATABASE_URL, DATA_DIR: join(directory, String(at)), PORT: String(ports[at]) },
      ...{ APP_SECRET: 'a secret that both copies have for this test', DRAIN_SECONDS: '2' },
    });
  copies = [await start(0), await start(1)];
  const urls = copies.map(({ url }) => url);
  const front = (balancer = await startBalancer(urls, probeMs));
  const load = await startLoad(front.url, urls[0] ?? '');

  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, url] of urls.entries()) {
      await load.more(50);
      const stopped = copies[at]?.stop();
      if (probeMs === undefined) {
        await wait(HEARD_AFTER_MS);
        front.set(url, false);
      }
      expect(await stopped).toBe(0);
      copies[at] = await start(at);
      if (probeMs === undefined) front.set(url, await isReady(url));
      await expect.poll(() => front.isIn(url)).toBe(true);
    }
  await load.more(50);
  const { done, failed, answeredBy } = await load.stop();
  process.stdout.write(`${done} calls, ${failed.length} failed\n`);
  expect(failed).toEqual([]);
  expect(answeredBy.size).toBe(2);
});

/** People who save and read without a pause. */
async function startLoad(url: string, signInAt: string) {
  const failed: string[] = [];
  const answeredBy = new Set<string>();
  let done = 0;
  let isOver = false;
  const tokens: string[] = [];
  for (let person = 0; person < PEOPLE; person += 1)
    tokens.push(await signInOver(signInAt, `person-${person}@example.com`));

  async function call(token: string, method: string, path: string, body?: unknown): Promise<{ id: number }> {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const answer = await fetch(url + path, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    done += 1;
    answeredBy.add(answer.headers.get('X-Copy') ?? '');
    if (!answer.ok) throw new Error(`${answer.status} ${text}`);
    return JSON.parse(text) as { id: number }; // What is answered of a document has its id.
  }
  const people = tokens.map(async (token) => {
    const data = typicalResume();
    const { id } = await call(token, 'POST', '/api/resumes', { templateId: 'modern-1', data });
    for (let round = 0; !isOver; round += 1)
      try {
        await call(token, 'PUT', `/api/resumes/${id}`, { data: { ...data, summary: `round ${round}` } });
        await call(token, 'GET', `/api/resumes/${id}`);
      } catch (error) {
        failed.push(String(error));
      }
  });
  return {
    /** Resolves once so many more calls were made. */
    async more(calls: number): Promise<void> {
      const until = done + calls;
      await expect.poll(() => done, { timeout: 60_000 }).toBeGreaterThan(until);
    },
    async stop() {
      isOver = true;
      await Promise.all(people);
      return { done, failed, answeredBy };
    },
  };
}

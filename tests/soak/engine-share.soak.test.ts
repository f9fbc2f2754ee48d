import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { signInOver, startProductProcess, type ProductProcess } from '#tests/support/product-process.ts';
import { count, FULL } from '#tests/support/soak-counts.ts';

/*
 * One account against all others. Wall clocks decide in the full soak alone; otherwise it is the answers that count.
 */

let directory: string;
let product: ProductProcess;
let ana: Record<string, string>;
let mallory: Record<string, string>;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'foothold-share-'));
  const database = await createTestDatabase(inject('postgresUrl'));
  product = await startProductProcess({ DATA_DIR: directory, DATABASE_URL: database, LIMITS: 'on' });
  [ana, mallory] = [await headersOf('ana@example.com'), await headersOf('mallory@example.com')];
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query("update users set access_until = now() + interval '7 days'");
  await client.end();
});
afterAll(async () => {
  await product.stop();
  rmSync(directory, { recursive: true, force: true });
});

async function headersOf(email: string): Promise<Record<string, string>> {
  const token = await signInOver(product.url, email);
  return { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
}

const call = (path: string, headers: Record<string, string>, body?: string) =>
  fetch(`${product.url}${path}`, body === undefined ? { headers } : { method: 'POST', headers, body });

async function msOf(ask: () => Promise<Response>, status: number): Promise<number> {
  const startedAt = performance.now();
  const answer = await ask();
  await answer.arrayBuffer();
  const ms = performance.now() - startedAt;
  expect(answer.status).toBe(status);
  return ms;
}

const MEGABYTE = 1024 * 1024 - 300;
const preview = (data: string) => `{"kind":"resume","templateId":"modern-1","data":{${data}}}`;
const filled = (unit: string, length = MEGABYTE) => unit.repeat(Math.floor(length / unit.length));
const described = (text: string, entries: number) =>
  Array(entries)
    .fill(JSON.stringify({ position: 'a', description: text }))
    .join(',');
const keys = (many: number) => Array.from({ length: many }, (_, at) => `"k${at.toString(36)}":1`).join(',');

const HOSTILE: [string, string][] = [
  ['line ends', preview(`"employment":[${described(`a${'\n'.repeat(9_900)}b`, 50)}]`)],
  ['marks', preview(`"employment":[${described('a\u0301'.repeat(9_900), 30)}]`)],
  ['bullets', preview(`"employment":[${described('\n- a'.repeat(4_900), 40)}]`)],
  ['quotes', preview(`"employment":[${described('“a'.repeat(9_900), 30)}]`)],
  ['keys', preview(keys(39_000))],
  ['more keys', preview(keys(90_000))],
  ['numbers', preview(`"a":[${filled('1,')}1]`)],
  ['objects', preview(`"a":[${filled('{},')}{}]`)],
  ['depth', preview(`"a":${'['.repeat(39_000)}${']'.repeat(39_000)}`)],
  ['faults', preview(`"employment":[${filled('7,', 70_000)}7]`)],
];

test.each(HOSTILE)('a megabyte of %s does not keep other calls waiting', async (name, body) => {
  expect(body.length).toBeLessThan(1024 * 1024);
  let slowest = Infinity;
  for (let round = 0; round < count(3, 1); round += 1) {
    const answered = call('/api/preview', mallory, body).then((answer) => answer.arrayBuffer());
    let running = true;
    void answered.then(() => (running = false));
    let most = 0;
    while (running) most = Math.max(most, await msOf(() => call('/api/health', {}), 200));
    await answered;
    slowest = Math.min(slowest, most);
  }
  process.stdout.write(`/api/health beside a megabyte of ${name}: ${slowest.toFixed(0)} ms at the slowest\n`);
  if (FULL) expect(slowest).toBeLessThan(100);
});

/** A document of many pages, which takes the engine about as long as it may. */
const LONG = preview(
  `"summary":"NUMBER","employment":[${described('All of the words of a long text. '.repeat(500), 40)}]`,
);

test("with one account at full speed another's download takes at most three times as long", async () => {
  const made = await call(
    '/api/resumes',
    ana,
    JSON.stringify({ templateId: 'modern-1', data: typicalResume() }),
  );
  const { id } = (await made.json()) as { id: number }; // The contract of the call.
  const downloads = async () => {
    const times: number[] = [];
    for (let at = 0; at < count(15, 3); at += 1)
      times.push(await msOf(() => call(`/api/resumes/${id}/download`, ana), 200));
    return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Infinity;
  };
  await downloads();
  let best = Infinity;
  for (let round = 0; round < count(3, 1); round += 1) {
    const quiet = await downloads();
    let attacking = true;
    let sent = 0;
    const attackers = Array.from({ length: 8 }, async () => {
      while (attacking) {
        // Each is new to the engine. Made beforehand as far as can be: this process does the measuring, too.
        const body = LONG.replace('NUMBER', String((sent += 1)));
        const answer = await call('/api/preview', mallory, body);
        await answer.arrayBuffer();
        expect([200, 422, 429, 503]).toContain(answer.status);
      }
    });
    const attacked = await downloads();
    attacking = false;
    await Promise.all(attackers);
    process.stdout.write(
      `a download: ${quiet.toFixed(0)} ms, beside ${sent} hostile previews ${attacked.toFixed(0)} ms\n`,
    );
    best = Math.min(best, attacked / quiet);
  }
  if (FULL) expect(best).toBeLessThan(3);
});

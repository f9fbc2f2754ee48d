import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openEmbedded } from '#platform/database/embedded.server.ts';
import { openPostgres } from '#platform/database/postgres.server.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { startProductProcess, type ProductProcess } from '#tests/support/product-process.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { count, FULL } from '#tests/support/soak-counts.ts';
import { settle, type Person } from './fuzz/population.ts';
import { startAttack } from './share/attack.ts';
import { writeFullAccounts } from './share/full-accounts.ts';
import { median, msOf, slowestHealth } from './share/measure.ts';
import type { AttackName } from './share/hostile-calls.ts';

/*
 * One account against all others. Wall clocks decide in the full soak alone; otherwise it is the answers that count.
 * Whoever attacks is a process of its own, so that what is measured is the product, and not who measures.
 */

const MIGRATIONS = 'src/platform/database/migrations';
/** How long another's download may take beside an attack, as a multiple of what it takes without one. */
const TIMES = 3;
const HEALTH_MS = 150;
/** Between two downloads. */
const PAUSE_MS = 60;

const MEGABYTE = 1024 * 1024 - 300;
const preview = (data: string) => `{"kind":"resume","templateId":"modern-1","data":{${data}}}`;
const filled = (unit: string, length = MEGABYTE) => unit.repeat(Math.floor(length / unit.length));
const described = (text: string, entries: number) =>
  Array(entries)
    .fill(JSON.stringify({ position: 'a', description: text }))
    .join(',');
const keys = (many: number) => Array.from({ length: many }, (_, at) => `"k${at.toString(36)}":1`).join(',');

const LONG_TEXT = 'All of the words of a long text. '.repeat(590);
const BUSY: AttackName[] = ['reads', 'guesses', 'pages that are not there'];
/** How long a page may take for whoever comes anew beside busy connections, in ms. */
const NEW_CONNECTION_MS = 1_000;

const HOSTILE: [string, string][] = [
  ['line ends', preview(`"employment":[${described(`a${'\n'.repeat(9_900)}b`, 50)}]`)],
  ['marks', preview(`"employment":[${described('a\u0301'.repeat(9_900), 30)}]`)],
  ['bullets', preview(`"employment":[${described('\n- a'.repeat(4_900), 40)}]`)],
  ['quotes', preview(`"employment":[${described('“a'.repeat(9_900), 30)}]`)],
  ['different keys', preview(keys(3_800))],
  [
    'keys',
    preview(
      `"a":[${Array(68)
        .fill(`{${keys(500)}}`)
        .join(',')}]`,
    ),
  ],
  ['more keys', preview(keys(90_000))],
  ['numbers', preview(`"a":[${filled('1,')}1]`)],
  ['objects', preview(`"a":[${filled('{},')}{}]`)],
  ['depth', preview(`"a":${'['.repeat(39_000)}${']'.repeat(39_000)}`)],
  ['faults', preview(`"employment":[${filled('7,', 70_000)}7]`)],
];

const ATTACKS: [AttackName, number][] = [
  ['previews', 8],
  ['keys', 8],
  ['saves', 10],
  ['saves of keys', 8],
];

const RUNS = [
  ['embedded', 1],
  ['postgres', 1],
  ['postgres', 2],
] as const;

describe.each(RUNS)('on %s, answered by %i', (kind, processes) => {
  let directory: string;
  let product: ProductProcess;
  let people: Person[];
  let full: string[];
  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'foothold-share-'));
    const env: Record<string, string> = { DATA_DIR: directory, LIMITS: 'on', WORKERS: String(processes) };
    if (kind === 'postgres') env.DATABASE_URL = await createTestDatabase(inject('postgresUrl'));
    const database = await (env.DATABASE_URL === undefined
      ? openEmbedded(directory, MIGRATIONS, silentLog)
      : openPostgres(env.DATABASE_URL, MIGRATIONS, silentLog));
    people = (await settle(database)).people;
    full = await writeFullAccounts(database.db, 2, 20);
    await database.close();
    product = await startProductProcess(env);
  });
  afterAll(async () => {
    await product.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  /** Those with a plan and those without take turns, so that nobody meets a limit of the day. */
  let asked = 0;
  const somebody = (withPlan: boolean): Person => {
    const able = people.filter((_, at) => (at % 2 === 0) === withPlan);
    asked += 1;
    const person = able[asked % able.length];
    if (!person) throw new Error('nobody is there');
    return person;
  };
  const call = (path: string, token?: string, body?: string) => {
    const headers: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };
    if (body === undefined) return fetch(`${product.url}${path}`, { headers });
    const json = { ...headers, 'Content-Type': 'application/json' };
    return fetch(`${product.url}${path}`, { method: 'POST', headers: json, body });
  };
  const health = () => call('/api/health');
  /** Over a connection of its own, which is not kept. */
  const anew = (path: string) => fetch(`${product.url}${path}`, { headers: { Connection: 'close' } });

  test.each(HOSTILE)('a megabyte of %s does not keep other calls waiting', async (name, body) => {
    expect(body.length).toBeLessThan(1024 * 1024);
    const { token } = somebody(false);
    let slowest = Infinity;
    for (let round = 0; round < count(3, 1); round += 1) {
      const answered = call('/api/preview', token, body).then((answer) => answer.arrayBuffer());
      slowest = Math.min(slowest, await slowestHealth(health, answered));
    }
    process.stdout.write(
      `/api/health beside a megabyte of ${name}: ${slowest.toFixed(0)} ms at the slowest\n`,
    );
    if (FULL) expect(slowest).toBeLessThan(100);
  });

  test.each(ATTACKS)(
    `beside one account at full speed with %s another's download takes at most ${TIMES} times as long`,
    async (name, connections) => {
      let [best, slowest] = [Infinity, Infinity];
      for (let round = 0; round < count(3, 1); round += 1) {
        const quiet = await downloadMs();
        const mallory = somebody(false);
        const attack = await startAttack(product.url, mallory, name, connections);
        const downloading = downloadMs();
        slowest = Math.min(slowest, await slowestHealth(health, downloading));
        const attacked = await downloading;
        const statuses = await attack.stop();
        process.stdout.write(
          `${kind}, ${processes}, ${name}: a download ${quiet.toFixed(0)} ms, attacked ${attacked.toFixed(0)} ms; ` +
            `/api/health at most ${slowest.toFixed(0)} ms; ${JSON.stringify(statuses)}\n`,
        );
        for (const status of Object.keys(statuses))
          expect(['200', '413', '422', '429', '503']).toContain(status);
        best = Math.min(best, attacked / quiet);
      }
      if (FULL) expect(best).toBeLessThan(TIMES);
      if (FULL) expect(slowest).toBeLessThan(HEALTH_MS);
    },
  );

  test.each(BUSY)('beside a hundred busy connections with %s whoever comes anew is let in', async (name) => {
    let slowest = Infinity;
    for (let round = 0; round < count(3, 1); round += 1) {
      const mallory = somebody(false);
      const large = await fetch(`${product.url}/api/resumes/${mallory.resumes[0] ?? 0}`, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${mallory.token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({
          data: { employment: JSON.parse(`[${described(LONG_TEXT, 42)}]`) as unknown },
        }),
      });
      expect([200, 429]).toContain(large.status);
      const attack = await startAttack(product.url, mallory, name, 100);
      const times: number[] = [];
      for (let at = 0; at < count(30, 3); at += 1) times.push(await msOf(() => anew('/pricing')));
      const statuses = await attack.stop();
      slowest = Math.min(slowest, Math.max(...times));
      process.stdout.write(
        `${kind}, ${processes}, 100 connections with ${name}: a page over a new connection ${median(times).toFixed(0)} ms, ` +
          `at most ${Math.max(...times).toFixed(0)} ms; ${JSON.stringify(statuses)}\n`,
      );
      for (const status of Object.keys(statuses)) expect(['200', '400', '404', '429']).toContain(status);
    }
    if (FULL) expect(slowest).toBeLessThan(NEW_CONNECTION_MS);
  });

  test('exports of two accounts with twenty full resumes each do not keep other calls waiting', async () => {
    let slowest = Infinity;
    for (let round = 0; round < count(3, 1); round += 1) {
      const exports = Promise.all(
        full.map(async (token) => {
          const answer = await call('/api/account/export', token);
          expect([answer.status, (await answer.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
        }),
      );
      slowest = Math.min(slowest, await slowestHealth(health, exports));
    }
    process.stdout.write(
      `${kind}, ${processes}: /api/health beside two exports: ${slowest.toFixed(0)} ms at the slowest\n`,
    );
    if (FULL) expect(slowest).toBeLessThan(HEALTH_MS);
  });

  async function downloadMs(): Promise<number> {
    const { token, resumes } = somebody(true);
    const download = () => call(`/api/resumes/${resumes[0] ?? 0}/download`, token);
    await msOf(download);
    const times: number[] = [];
    for (let at = 0; at < count(15, 3); at += 1) {
      times.push(await msOf(download));
      // As long as the attack goes on, and not at its first moment.
      await new Promise((next) => setTimeout(next, PAUSE_MS));
    }
    return median(times);
  }
});

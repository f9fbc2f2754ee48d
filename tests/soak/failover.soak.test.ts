import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { ask, startPatroni, type Member, type PatroniCluster } from '#tests/support/patroni.ts';
import { signInOver, startProductProcess, type ProductProcess } from '#tests/support/product-process.ts';
import { FULL } from '#tests/support/soak-counts.ts';

/*
 * The primary dies under load, and Patroni has the standby take its place, by the operators' own file: nothing that was
 * acknowledged is lost, and people save again, without anybody touching the product.
 */

const PEOPLE = 4;
/** Saves before the crash, after it, and after the old primary has come back. */
const SAVES = 200;
const ROUNDS = 3;

let directory: string;
let cluster: PatroniCluster;
let product: ProductProcess | undefined;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'foothold-failover-'));
  if (FULL) cluster = await startPatroni();
});
afterAll(async () => {
  await product?.kill();
  if (FULL) cluster.remove();
  rmSync(directory, { recursive: true, force: true });
});

/** An answer to a save: when, and which version it made. */
type Acknowledged = { at: number; version: number };

/** People who save without a pause, and try again where they are told to. */
async function startWriting({ url }: ProductProcess) {
  let isOver = false;
  const acknowledged: Acknowledged[][] = [];
  const refusals = new Map<string, number>();
  const people: (() => Promise<void>)[] = [];
  const read: (() => Promise<number>)[] = [];
  for (let person = 0; person < PEOPLE; person += 1) {
    const token = await signInOver(url, `person-${person}@example.com`);
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const call = async (method: string, path: string, body?: unknown) => {
      const given = body === undefined ? {} : { body: JSON.stringify(body) };
      const answer = await fetch(url + path, { method, headers, ...given });
      if (!answer.ok) throw new Error(String(answer.status));
      return (await answer.json()) as { id: number; version: number }; // As documents are answered.
    };
    const data = typicalResume();
    const { id } = await call('POST', '/api/resumes', { templateId: 'modern-1', data });
    const mine: Acknowledged[] = [];
    acknowledged.push(mine);
    people.push(async () => {
      for (let save = 0; !isOver; save += 1)
        try {
          const summary = `save ${save}`;
          const { version } = await call('PUT', `/api/resumes/${id}`, { data: { ...data, summary } });
          mine.push({ at: performance.now(), version });
        } catch (error) {
          const status = String(error);
          refusals.set(status, (refusals.get(status) ?? 0) + 1);
          await wait(100);
        }
    });
    read.push(async () => (await call('GET', `/api/resumes/${id}`)).version);
  }
  const writing = people.map((write) => write());
  const done = () => acknowledged.reduce((sum, mine) => sum + mine.length, 0);
  return {
    acknowledged,
    refusals,
    read,
    async more(saves: number) {
      const until = done() + saves;
      await expect.poll(done, { timeout: 120_000 }).toBeGreaterThan(until);
    },
    async stop() {
      isOver = true;
      await Promise.all(writing);
    },
  };
}

async function untilItWrites(member: Member): Promise<number> {
  const recovers = async () =>
    (await ask(member.url('postgres'), 'select pg_is_in_recovery() as recovers'))[0];
  await expect.poll(recovers, { timeout: 120_000, interval: 20 }).toEqual({ recovers: false });
  return performance.now();
}

test.runIf(FULL)(
  'a primary that dies loses nothing that was acknowledged, and its standby serves',
  async () => {
    const first = await cluster.primary();
    await ask(first.url('postgres'), "create role foothold login password 'of-the-product'");
    await ask(first.url('postgres'), 'create database foothold owner foothold');
    const hosts = cluster.members.map(({ port }) => `127.0.0.1:${port}`).join(',');
    product = await startProductProcess({
      DATABASE_URL: `postgres://foothold:of-the-product@${hosts}/foothold`,
      DATA_DIR: directory,
      APP_SECRET: 'a secret that outlives a primary, for this test',
    });
    const writing = await startWriting(product);
    for (let round = 0; round < ROUNDS; round += 1) {
      await writing.more(SAVES);
      const primary = await cluster.primary();
      const standby = cluster.members.find((member) => member !== primary);
      if (!standby) throw new Error('there is no standby');
      const crashed = performance.now();
      primary.crash();
      const promoted = await untilItWrites(standby);
      await writing.more(SAVES);
      const served = writing.acknowledged.flat().find(({ at }) => at > promoted)?.at ?? Infinity;
      process.stdout.write(
        `promoted ${Math.round(promoted - crashed)} ms after the crash, saved ${Math.round(served - promoted)} ms after that\n`,
      );
      // The old primary comes back as the standby, by itself.
      primary.start();
      expect(await cluster.primary()).toBe(standby);
    }
    await writing.stop();
    process.stdout.write(
      `${writing.acknowledged.flat().length} saves, refused: ${JSON.stringify([...writing.refusals])}\n`,
    );
    // A save that was lost would have its version given out again.
    for (const [person, mine] of writing.acknowledged.entries()) {
      const versions = mine.map(({ version }) => version);
      expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b));
      expect(await writing.read[person]?.()).toBeGreaterThanOrEqual(versions.at(-1) ?? Infinity);
    }
    // What clients try again by themselves, and nothing else.
    expect([...writing.refusals.keys()].filter((status) => status !== 'Error: 503')).toEqual([]);
  },
);

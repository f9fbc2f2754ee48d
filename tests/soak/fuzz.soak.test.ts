import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { openEmbedded } from '#platform/database/embedded.server.ts';
import { openPostgres } from '#platform/database/postgres.server.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { startProductProcess, type ProductProcess } from '#tests/support/product-process.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { count } from '#tests/support/soak-counts.ts';
import { callsOf, type Call, type Description } from './fuzz/described-calls.ts';
import { hostileRequest, type Hostile } from './fuzz/hostile-requests.ts';
import { faultsOf, jsonOf } from './fuzz/judge.ts';
import { doMainJob } from './fuzz/main-job.ts';
import { idsAt, keepId, settle, type Population } from './fuzz/population.ts';
import { sendRaw, type Outcome } from './fuzz/raw-http.ts';
import { faultsInLog, watched } from './fuzz/watch.ts';

/*
 * Hostile requests to every call of the product, from its own description, over real connections. The same seed sends
 * the same requests: SEED=7 begins with that seed, and ONLY=1234 sends that request alone.
 */

const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
const ONLY = process.env.ONLY === undefined ? undefined : Number(process.env.ONLY);
/** Requests under way at a time. */
const AT_ONCE = 24;
/** No wall clock decides, but an answer that never comes must be told from one that is late, in ms. */
const PATIENCE_MS = 120_000;
/** Where more may follow nobody has to answer, in ms. */
const OPEN_ENDED_MS = 1_500;
const FAULTS_SHOWN = 20;

const MIGRATIONS = 'src/platform/database/migrations';
const RUNS = [
  { limits: 'off', requests: count(40_000, 1_200) },
  { limits: 'on', requests: count(10_000, 300) },
];

describe.each(['embedded', 'postgres'] as const)('hostile requests, on %s', (kind) => {
  test.each(RUNS)(
    'with limits $limits: $requests of them are answered as documented, and the product works on',
    async ({ limits, requests }) => {
      const directory = mkdtempSync(join(tmpdir(), 'foothold-fuzz-'));
      const env: Record<string, string> = {
        DATA_DIR: directory,
        LIMITS: limits,
        OTP_PER_ADDRESS_HOUR: '100000',
      };
      if (kind === 'postgres') env.DATABASE_URL = await createTestDatabase(inject('postgresUrl'));
      const database = await (env.DATABASE_URL === undefined
        ? openEmbedded(directory, MIGRATIONS, silentLog)
        : openPostgres(env.DATABASE_URL, MIGRATIONS, silentLog));
      const population = await settle(database);
      await database.close();

      const product = await startProductProcess(env);
      const described = await (await fetch(`${product.url}/api/openapi.json`)).json();
      const calls = callsOf(described as Description); // OpenAPI's own shape.
      const faults: string[] = [];
      const statuses = new Map<string, number>();
      const numbers = ONLY === undefined ? Array.from({ length: requests }, (_, at) => at) : [ONLY];
      const seen = await watched(product, (halfway) =>
        attack({ product, calls, population, numbers, halfway }, (number, hostile, outcome) => {
          const status = outcome.answers[0]?.status ?? outcome.ended;
          statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1);
          for (const fault of faultsOf(hostile, outcome))
            faults.push(`#${number} ${hostile.label}: ${fault}`);
        }),
      );
      const { megabytes } = seen;
      process.stdout.write(
        `${kind}, limits ${limits}, SEED=${SEED}: ${numbers.length} requests; ${summaryOf(statuses)}\n` +
          `  /api/health answered ${seen.healthAnswers} times, the slowest in ${seen.slowestHealthMs.toFixed(0)} ms; ` +
          `memory ${megabytes.before} MB, halfway ${megabytes.halfway}, after ${megabytes.after}; ` +
          `${seen.childrenReplaced} engine children replaced, ${deadlinesIn(product)} at the deadline\n`,
      );
      const told = `${faults.length} faults with SEED=${SEED}`;
      expect({ told, faults: faults.slice(0, FAULTS_SHOWN) }).toEqual({ told, faults: [] });
      // Refusing everything would be no proof.
      if (ONLY === undefined)
        for (const answered of ['200', '201'])
          expect(statuses.get(answered) ?? 0, answered).toBeGreaterThan(0);
      expect(faultsInLog(product.output()).slice(0, FAULTS_SHOWN)).toEqual([]);
      expect(seen.healthFaults).toEqual([]);
      expect(seen.childrenNow).toBeGreaterThan(0);
      await doMainJob(product.url);
      expect(await product.stop()).toBe(0);
      rmSync(directory, { recursive: true, force: true });
    },
  );
});

type Attack = {
  product: ProductProcess;
  calls: Call[];
  population: Population;
  numbers: number[];
  halfway: () => void;
};

async function attack(
  { product, calls, population, numbers, halfway }: Attack,
  judge: (number: number, hostile: Hostile, outcome: Outcome) => void,
): Promise<void> {
  const port = Number(new URL(product.url).port);
  let next = 0;
  const sendOn = async () => {
    for (;;) {
      const number = numbers[next];
      if (number === undefined) return;
      next += 1;
      if (next === Math.ceil(numbers.length / 2)) halfway();
      const hostile = hostileRequest(SEED, number, calls, population);
      const { bytes, delivery, methods, complete } = hostile;
      const patienceMs = complete ? PATIENCE_MS : OPEN_ENDED_MS;
      const outcome = await sendRaw({ port, bytes, delivery, methods, patienceMs });
      keepWhatItMade(hostile, outcome);
      judge(number, hostile, outcome);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendOn));
}

/** Later requests are about the documents that earlier ones made. */
function keepWhatItMade({ sender, call }: Hostile, { answers: [answer] }: Outcome): void {
  if (!sender || answer?.status !== 201) return;
  const id = jsonOf(answer)?.id;
  const path = call?.path ?? '';
  const ids = path.endsWith('/sent') ? sender.sent : idsAt(path, sender);
  if (typeof id === 'number') keepId(ids, id);
}

function summaryOf(statuses: ReadonlyMap<string, number>): string {
  return [...statuses]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([status, times]) => `${status}: ${times}`)
    .join(', ');
}

function deadlinesIn(product: ProductProcess): number {
  return product.output().split('"event":"engine.deadline"').length - 1;
}

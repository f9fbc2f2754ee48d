import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';
import { MIGRATIONS } from '#tests/support/migrations.ts';
import { startPgbouncer, type Pooler } from '#tests/support/pgbouncer.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { openPostgres } from './postgres.server.ts';

const PEOPLE = 4;
const ROUNDS = 12;

describe.runIf(process.env.TEST_DATABASE === 'postgres')('behind a pooler of transactions', () => {
  let pooler: Pooler;
  let product: TestProduct;
  let tokens: string[];
  beforeAll(async () => {
    const url = await createTestDatabase(inject('postgresUrl'));
    // Fewer sessions than connections: each transaction comes to another one.
    pooler = await startPgbouncer(url, 3);
    const database = await openPostgres(pooler.through(url), MIGRATIONS, silentLog, {
      ...{ pooling: 'transaction', migrationUrl: url },
    });
    product = await startTestProduct({ database });
    tokens = [];
    for (let person = 0; person < PEOPLE; person += 1) {
      tokens.push(await product.signIn(`person${person}@example.com`));
      await product.grantAccess(`person${person}@example.com`, 30);
    }
  });
  afterAll(async () => {
    await product.close();
    await product.database.close();
    await pooler.remove();
  });

  /** Somebody makes a document, changes it, reads it and the list, tailors it and deletes what that made. */
  async function work(token: string): Promise<number[]> {
    const call = (method: string, path: string, body?: unknown) =>
      product.call(path, { method, token, ...(body === undefined ? {} : { body }) });
    const made = await call('POST', '/api/resumes', { templateId: 'modern-1', data: {} });
    if (made.status !== 201) return [made.status];
    const path = `/api/resumes/${made.json.id}`;
    const answers = [made];
    for (let version = 1; version <= 3; version += 1)
      answers.push(await call('PUT', path, { title: `Nurse ${version}`, version, cause: 'import' }));
    answers.push(await call('GET', path), await call('GET', '/api/resumes/dashboard'));
    answers.push(await call('GET', `${path}/versions`));
    const tailored = await call('POST', `${path}/variants`, {});
    answers.push(tailored);
    if (tailored.status === 201) answers.push(await call('DELETE', `/api/resumes/${tailored.json.id}`));
    answers.push(await call('DELETE', path));
    return answers.map(({ status }) => status);
  }

  test('everybody works at once, and nothing fails', async () => {
    const all: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      all.push(...(await Promise.all([...tokens, ...tokens].map(work))).flat());
    expect(new Set(all)).toEqual(new Set([200, 201, 204]));
  });

  test('a pooler that is started anew is a moment to wait, and no fault', async () => {
    const seen = new Set<number>();
    for (let round = 0; round < 3; round += 1) {
      const working = Promise.all([...tokens, ...tokens].map(work));
      await pooler.restart();
      for (const status of (await working).flat()) seen.add(status);
    }
    // A version that was not made after a 503 cannot be built on: 409 follows from that.
    for (const status of seen) expect([200, 201, 204, 409, 503]).toContain(status);
    expect(new Set(await work(tokens[0] ?? ''))).toEqual(new Set([200, 201, 204]));
  });
});

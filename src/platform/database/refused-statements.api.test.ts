import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';
import { MIGRATIONS } from '#tests/support/migrations.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { openPostgres } from './postgres.server.ts';

const ROLE = 'refused_statements';

describe.runIf(process.env.TEST_DATABASE === 'postgres')('a database that does not do what was asked', () => {
  let product: TestProduct;
  let name: string;
  let token: string;
  let operator: pg.Client;
  let other: pg.Client;
  let resume: { id: number; title: string };

  const settle = () =>
    operator.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [ROLE]);
  /** Settings of a role are those of its next connections. */
  const alterRole = async (setting: string) => {
    await operator.query(`alter role ${ROLE} ${setting}`);
    await settle();
  };
  const title = (to: string) =>
    product.call(`/api/resumes/${resume.id}`, { method: 'PUT', token, body: { title: to } });
  const titled = async () => (await product.call(`/api/resumes/${resume.id}`, { token })).json.title;
  const unavailable = { status: 503, json: { code: 'unavailable' } };

  beforeAll(async () => {
    const url = new URL(await createTestDatabase(inject('postgresUrl'), inject('emptyDatabase')));
    name = url.pathname.slice(1);
    operator = new pg.Client(url.href);
    await operator.connect();
    await operator.query(`create role ${ROLE} login superuser`);
    url.username = ROLE;
    product = await startTestProduct({ database: await openPostgres(url.href, MIGRATIONS, silentLog) });
    token = await product.signIn('ana@example.com');
    const body = { templateId: 'modern-1', title: 'Before', data: {} };
    resume = (await product.call('/api/resumes', { method: 'POST', token, body })).json;
  });
  beforeEach(async () => {
    other = new pg.Client(new URL(`/${name}`, inject('postgresUrl')).href);
    await other.connect();
  });
  afterEach(() => other.end());
  afterAll(async () => {
    await product.close();
    await operator.query(`drop role ${ROLE}`);
    await operator.end();
  });

  test('since two transactions waited for each other is 503, and nothing is saved', async () => {
    await other.query('begin');
    await other.query('select 1 from documents where id = $1 for update', [resume.id]);
    const saving = title('In a deadlock');
    await expect.poll(waiting).toBe(1);
    // PostgreSQL ends whichever has waited for a second: the save.
    const holding = other.query('select 1 from users for update');
    const refused = await saving;
    await holding;
    await other.query('rollback');
    expect(refused).toMatchObject(unavailable);
    expect(refused.json.message).toMatch(/^Something else was being saved/);
    expect(refused.headers.get('Retry-After')).toBe('5');
    expect(await titled()).toBe('Before');
  });

  test('since a lock was not to be had in the time that the operator gives is 503', async () => {
    await alterRole(`set lock_timeout = '50ms'`);
    await other.query('begin');
    await other.query('select 1 from users for update');
    await expect.poll(() => title('Locked out')).toMatchObject(unavailable);
    await other.query('rollback');
    await alterRole('reset lock_timeout');
    await expect.poll(titled).toBe('Before');
  });

  test('since the login is refused, as while its password is replaced, is 503 until it is not', async () => {
    await alterRole('nologin');
    await expect.poll(() => title('Nobody')).toMatchObject(unavailable);
    expect(await title('Nobody')).toMatchObject(unavailable);
    await alterRole('login');
    await expect.poll(titled).toBe('Before');
  });

  test('with transactions stricter than ours answers nothing but success and 503, and the start warns of it', async () => {
    await alterRole(`set default_transaction_isolation = 'serializable'`);
    const create = () =>
      product.call('/api/resumes', { method: 'POST', token, body: { templateId: 'modern-1', data: {} } });
    const seen = new Set<number>();
    for (let round = 0; round < 3; round += 1) {
      const made = await Promise.all(Array.from({ length: 8 }, create));
      for (const { status } of made) seen.add(status);
    }
    expect([...seen].filter((status) => status !== 201 && status !== 503)).toEqual([]);
    const warned: string[] = [];
    const log = { ...silentLog, warn: (event: string) => void warned.push(event) };
    const url = new URL(`/${name}`, inject('postgresUrl'));
    url.username = ROLE;
    await (await openPostgres(url.href, MIGRATIONS, log)).close();
    await alterRole('reset default_transaction_isolation');
    expect(warned).toContain('database.isolation');
  });

  async function waiting(): Promise<number> {
    const { rows } = await operator.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity where usename = $1 and wait_event_type = 'Lock'`,
      [ROLE],
    );
    return rows[0]?.waiting ?? 0;
  }
});

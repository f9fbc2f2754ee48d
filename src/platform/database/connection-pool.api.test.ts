import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { isDatabaseGone } from '#platform/http/errors.server.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { MIGRATIONS } from '#tests/support/migrations.ts';
import { createPostgresCluster, type PostgresCluster } from '#tests/support/postgres-cluster.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { ConnectionPool } from './connection-pool.server.ts';
import { POSTGRES_DEFAULTS } from './postgres-settings.ts';
import { openPostgres } from './postgres.server.ts';

/** Nothing listens there. */
const NOBODY = '127.0.0.1:1';

describe.runIf(process.env.TEST_DATABASE === 'postgres')('the connections to PostgreSQL', () => {
  let standby: PostgresCluster;
  let pool: ConnectionPool;
  beforeAll(async () => {
    // As a standby does, it answers and takes no writes.
    standby = await createPostgresCluster({ settings: ['fsync=off', 'default_transaction_read_only=on'] });
  });
  afterAll(() => standby.remove());
  afterEach(() => pool.end());

  const open = (hosts: string) => {
    pool = new ConnectionPool(`postgres://test@${hosts}/postgres`, POSTGRES_DEFAULTS, silentLog);
    return pool;
  };
  const primary = () => new URL(inject('postgresUrl')).host;
  const portOf = async () =>
    (await pool.query<{ port: string }>(`select current_setting('port') as port`)).rows[0]?.port;

  test('of several servers the one that takes writes is used, wherever it stands', async () => {
    const there = primary().split(':')[1];
    for (const hosts of [
      [NOBODY, `127.0.0.1:${standby.port}`, primary()],
      [primary(), NOBODY],
      [`127.0.0.1:${standby.port}`, primary()],
    ]) {
      open(hosts.join(','));
      expect(await portOf()).toBe(there);
      await pool.query('create temporary table here (one integer)');
      await pool.end();
    }
    open(primary());
  });

  test('where none takes writes the database is out of reach', async () => {
    open(`127.0.0.1:${standby.port},${NOBODY}`);
    const error = await portOf().catch((refused: unknown) => refused);
    expect(isDatabaseGone(error)).toBe(true);
  });

  test('a connection whose server ceased to take writes is not used again, nor are its others', async () => {
    open(primary());
    const one = await pool.connect();
    const other = await pool.connect();
    await one.query('set default_transaction_read_only = on');
    const error = await one.query('create temporary table here (one integer)').catch((e: unknown) => e);
    expect(error).toMatchObject({ code: '25006' });
    expect(isDatabaseGone(error)).toBe(true);
    one.release();
    other.release();
    await pool.query('create temporary table here (one integer)');
    expect(pool.totalCount).toBe(1);
  });

  test('a connection that is given back within a transaction is not used again', async () => {
    open(primary());
    const client = await pool.connect();
    await client.query('begin');
    client.release();
    expect(await pool.query('select 1')).toMatchObject({ rowCount: 1 });
    expect(pool.totalCount).toBe(1);
    expect((await pool.query('select pg_current_xact_id_if_assigned() as xact')).rows).toEqual([
      { xact: null },
    ]);
  });
});

describe.runIf(process.env.TEST_DATABASE === 'postgres')('a database that is away for a moment', () => {
  let product: TestProduct;
  let url: string;
  let token: string;
  let operator: ConnectionPool;
  beforeAll(async () => {
    url = await createTestDatabase(inject('postgresUrl'), inject('emptyDatabase'));
    product = await startTestProduct({ database: await openPostgres(url, MIGRATIONS, silentLog) });
    operator = new ConnectionPool(inject('postgresUrl'), POSTGRES_DEFAULTS, silentLog);
    token = await product.signIn('ana@example.com');
  });
  afterAll(async () => {
    await operator.end();
    await product.close();
  });

  const save = () =>
    product.call('/api/resumes', { method: 'POST', token, body: { templateId: 'modern-1', data: {} } });
  const endConnections = () =>
    operator.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      new URL(url).pathname.slice(1),
    ]);

  test('connections that break are 503 with a moment to come back, never a fault, and then all is well', async () => {
    const seen = new Set<number>();
    for (let round = 0; round < 10; round += 1) {
      const calls = Array.from({ length: 8 }, save);
      await endConnections();
      for (const { status, headers } of await Promise.all(calls)) {
        seen.add(status);
        if (status === 503) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
      }
    }
    expect([...seen].every((status) => status === 201 || status === 503)).toBe(true);
    expect((await save()).status).toBe(201);
  });

  test('a primary that became read-only is 503, and is written to again once it may be', async () => {
    const name = new URL(url).pathname.slice(1);
    await operator.query(`alter database ${name} set default_transaction_read_only = on`);
    await endConnections();
    // The first may still meet a connection that broke.
    for (let call = 0; call < 3; call += 1) {
      const refused = await save();
      expect(refused).toMatchObject({ status: 503, json: { code: 'unavailable' } });
      expect(refused.headers.get('Retry-After')).toBe('5');
    }
    await operator.query(`alter database ${name} set default_transaction_read_only = off`);
    expect((await save()).status).toBe(201);
  });
});

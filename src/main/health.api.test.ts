import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import type { OpenDatabase } from '#platform/database/database.server.ts';
import { createDraining } from '#platform/http/draining.server.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { testEngine } from '#tests/support/test-engine.ts';

const PATHS = ['/api/live', '/api/ready', '/api/health'];

let products: TestProduct[] = [];
async function start(options: Parameters<typeof startTestProduct>[0] = {}): Promise<TestProduct> {
  const product = await startTestProduct(options);
  products.push(product);
  return product;
}
afterEach(async () => {
  await Promise.all(products.map((product) => product.close()));
  products = [];
});

const statuses = async (product: TestProduct) =>
  Object.fromEntries(
    await Promise.all(PATHS.map(async (path) => [path, (await product.call(path)).status] as const)),
  );

test('a copy that can do all it is there for is alive, ready and well', async () => {
  const product = await start();
  for (const path of PATHS)
    expect(await product.call(path)).toMatchObject({ status: 200, json: { status: 'ok' } });
});

test('a copy that was told to stop is not ready, and serves on', async () => {
  const draining = createDraining(0);
  const product = await start({ draining });
  const token = await product.signIn('ana@example.com');
  await draining.begin();
  expect(await statuses(product)).toEqual({ '/api/live': 200, '/api/ready': 503, '/api/health': 200 });
  const { json, headers } = await product.call('/api/ready');
  expect(json).toMatchObject({ code: 'unavailable', message: 'This copy is about to stop.' });
  expect(headers.get('Retry-After')).toBe('5');
  expect((await product.call('/api/user/profile', { token })).status).toBe(200);
});

test('a copy that can set no page is not ready', async () => {
  const engine = testEngine();
  const broken = Object.assign(Object.create(engine) as typeof engine, { isReady: async () => false });
  const product = await start({ engine: broken });
  expect(await statuses(product)).toEqual({ '/api/live': 200, '/api/ready': 503, '/api/health': 200 });
});

test('a copy whose database takes no writes is not ready, and a save there is asked for again', async () => {
  const product = await start();
  const token = await product.signIn('ana@example.com');
  await refuseWrites(product.database);
  expect(await statuses(product)).toMatchObject({ '/api/live': 200, '/api/ready': 503 });
  expect((await product.call('/api/ready')).json.message).toBe('The database takes no writes.');
  const body = { templateId: 'modern-1', data: {} };
  const refused = await product.call('/api/resumes', { method: 'POST', token, body });
  expect([refused.status, refused.json.code]).toEqual([503, 'unavailable']);
  expect(refused.headers.get('Retry-After')).toBe('5');
});

/** Has every connection refuse writes, as those to a standby do. */
async function refuseWrites({ db, kind }: OpenDatabase): Promise<void> {
  if (kind === 'embedded') {
    await db.execute(sql`set session characteristics as transaction read only`);
    return;
  }
  await db.execute(sql`
    do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`);
  // What is connected already keeps what it began with.
  await db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await db.execute(sql`set session characteristics as transaction read only`);
}

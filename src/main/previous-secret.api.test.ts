import { afterEach, expect, test } from 'vitest';
import { previousSecret } from '#platform/env/app-secret.server.ts';
import { createLimiter } from '#platform/limits/limiter.server.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';

const BEFORE = 'the secret before it was changed, of this test alone';
const NOW = 'the secret after it was changed, of this test alone';
const HOUR = 3600;

let products: TestProduct[] = [];
afterEach(async () => {
  await products[0]?.database.close();
  products = [];
});

/** The product as it was, and as it is after a change of its secret, on one database. */
async function changed(env: Record<string, string>): Promise<[before: TestProduct, now: TestProduct]> {
  const before = await startTestProduct({ env: { APP_SECRET: BEFORE } });
  const now = await startTestProduct({ env: { APP_SECRET: NOW, ...env }, database: before.database });
  products = [before, now];
  return [before, now];
}

const post = (product: TestProduct, path: string, body: unknown) =>
  product.call(path, { method: 'POST', body });
async function codeFrom(product: TestProduct, email: string) {
  const { json } = await post(product, '/api/auth/send-otp', { email, handle: null });
  return { email, handle: json.handle as string, code: await product.lastCode(email) };
}

test('a code that was on its way when the secret was changed still signs in', async () => {
  const [before, now] = await changed({ APP_SECRET_PREVIOUS: BEFORE });
  const typed = await codeFrom(before, 'ana@example.com');
  expect((await post(now, '/api/auth/verify-otp', typed)).status).toBe(200);
  // And one that was made since, too.
  const next = await codeFrom(now, 'bea@example.com');
  expect((await post(now, '/api/auth/verify-otp', next)).status).toBe(200);
});

test('without the secret before it, or a day after the start, it does not', async () => {
  const [before, without] = await changed({});
  const typed = await codeFrom(before, 'ana@example.com');
  expect((await post(without, '/api/auth/verify-otp', typed)).json.code).toBe('invalid_code');
  await before.database.close();
  const [earlier, late] = await changed({ APP_SECRET_PREVIOUS: BEFORE });
  late.clock.advance(25 * HOUR);
  earlier.clock.advance(25 * HOUR);
  const old = await codeFrom(earlier, 'cleo@example.com');
  expect((await post(late, '/api/auth/verify-otp', old)).json.code).toBe('invalid_code');
});

test('copies that have the secrets the other way round take each other’s codes', async () => {
  const before = await startTestProduct({ env: { APP_SECRET: BEFORE, APP_SECRET_PREVIOUS: NOW } });
  const env = { APP_SECRET: NOW, APP_SECRET_PREVIOUS: BEFORE };
  const now = await startTestProduct({ env, database: before.database });
  products = [before, now];
  const [one, other] = [await codeFrom(before, 'ana@example.com'), await codeFrom(now, 'bea@example.com')];
  expect((await post(now, '/api/auth/verify-otp', one)).status).toBe(200);
  expect((await post(before, '/api/auth/verify-otp', other)).status).toBe(200);
});

test('what was counted goes on counting under the new secret', async () => {
  const [before] = await changed({});
  const { clock, database } = before;
  const limit = { max: 3, windowSeconds: HOUR };
  for (let hits = 0; hits < 3; hits += 1)
    expect((await before.limiter.hit('calls', limit)).allowed).toBe(true);
  const previous = previousSecret(BEFORE, clock.now());
  const now = createLimiter(database.db, clock, NOW, previous);
  expect((await now.peek('calls', limit)).allowed).toBe(false);
  expect((await now.hit('calls', limit)).allowed).toBe(false);
  // Without it a change of the secret would begin to count anew.
  expect(
    (await createLimiter(database.db, clock, 'a third secret', undefined).hit('calls', limit)).allowed,
  ).toBe(true);
});

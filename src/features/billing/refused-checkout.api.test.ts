import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { payments, users } from '#platform/database/schema.ts';
import { findPlan } from '#money/plans.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { startPayment } from './start-payment.server.ts';
import { stripeProvider } from './stripe-provider.server.ts';

/** What the provider's server answers next, and the keys of the calls it got. */
let answer: { status: number; body: object };
let keys: unknown[] = [];
let server: Server;
let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
  server = createServer((request, response) => {
    request.resume();
    keys.push(request.headers['idempotency-key']);
    response.writeHead(answer.status, { 'Content-Type': 'application/json', 'Stripe-Should-Retry': 'false' });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await product.close();
});
beforeEach(() => {
  keys = [];
});

async function buyer(email: string) {
  await product.signIn(email);
  const [user] = await product.database.db.select().from(users).where(eq(users.email, email));
  const plan = findPlan('7days');
  if (!user || !plan) throw new Error('the buyer or the plan is not there');
  const { port } = server.address() as AddressInfo; // A listening TCP server has an address with a port.
  const apiBase = `http://127.0.0.1:${port}`;
  const parts = {
    db: product.database.db,
    clock: product.clock,
    log: silentLog,
    provider: stripeProvider({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiBase }),
    messenger: {
      ...{ sendNow: async () => {}, sendCounted: async () => {} },
      ...{ sendLater: async () => {}, close: async () => {} },
    },
    product: { name: 'Foothold', supportEmail: 'support@foothold.example' },
    livemode: false,
    publicUrl: 'http://127.0.0.1:3000',
  };
  const statuses = async () => {
    const rows = await product.database.db.select().from(payments).where(eq(payments.userId, user.id));
    return rows.map(({ status }) => status);
  };
  return { start: () => startPayment(parts, user, plan), statuses };
}

test.each([
  [400, 'a refused email'],
  [500, 'a failure that is kept under the key'],
])('after an answer of %i (%s) the next try is a payment of its own', async (status) => {
  const { start, statuses } = await buyer(`refused${status}@example.com`);
  answer = { status, body: { error: { type: 'invalid_request_error', message: 'No.' } } };
  await expect(start()).rejects.toMatchObject({ code: 'payment_provider_failed' });
  await expect(start()).rejects.toMatchObject({ code: 'payment_provider_failed' });
  expect(await statuses()).toEqual(['canceled', 'canceled']);
  expect(new Set(keys).size).toBe(2);
});

test('a provider that is too busy is asked again for the same checkout', async () => {
  const { start, statuses } = await buyer('busy@example.com');
  answer = { status: 429, body: { error: { type: 'rate_limit_error', message: 'Too many.' } } };
  await expect(start()).rejects.toMatchObject({ code: 'payment_provider_failed' });
  await expect(start()).rejects.toMatchObject({ code: 'payment_provider_failed' });
  expect(await statuses()).toEqual(['creating']);
  expect(new Set(keys).size).toBe(1);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { outbox, payments } from '#platform/database/schema.ts';
import { deliverDue, enqueue } from '#platform/mail/outbox.server.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';

/* The clock was a year ahead for a while, and is right again: nothing waits for that year. */

const YEAR = 365 * 24 * 3600;

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

/** Has something happen while the clock is a year ahead. */
async function aYearAhead<T>(happens: () => Promise<T>): Promise<T> {
  product.clock.advance(YEAR);
  return happens().finally(() => product.clock.advance(-YEAR));
}

test('who reached a limit then is not shut out until then', async () => {
  const { limiter } = product;
  const limit = { max: 1, windowSeconds: 3600 };
  await aYearAhead(async () => {
    expect((await limiter.hit('calls', limit)).allowed).toBe(true);
    expect((await limiter.hit('calls', limit)).allowed).toBe(false);
  });
  expect((await limiter.peek('calls', limit)).allowed).toBe(true);
  expect((await limiter.hit('calls', limit)).allowed).toBe(true);
  expect((await limiter.hit('calls', limit)).allowed).toBe(false);
});

test('who asked for codes then gets another, and those codes do not work for a year', async () => {
  const email = 'ana@example.com';
  const send = () => product.call('/api/auth/send-otp', { method: 'POST', body: { email } });
  await aYearAhead(async () => {
    for (let sent = 0; sent < 10; sent += 1) {
      await send();
      product.clock.advance(61);
    }
    product.clock.advance(-610);
  });
  const body = { email, code: await product.lastCode(email) };
  const old = await product.call('/api/auth/verify-otp', { method: 'POST', body });
  expect([old.status, old.json.code]).toEqual([400, 'code_expired']);
  expect((await send()).status).toBe(200);
  const now = { email, code: await product.lastCode(email) };
  expect((await product.call('/api/auth/verify-otp', { method: 'POST', body: now })).status).toBe(200);
});

test('a message that was written then is sent now', async () => {
  const { db } = product.database;
  const message = {
    channel: 'email',
    recipient: 'bea@example.com',
    subject: 'A receipt',
    text: 'Text',
    html: null,
  } as const;
  await aYearAhead(() => enqueue(db, product.clock, message));
  const sent: string[] = [];
  const send = ({ subject }: { subject: string }) => Promise.resolve(void sent.push(subject));
  await deliverDue({ db, clock: product.clock, log: silentLog, secret: 'a secret' }, send);
  expect(sent).toEqual(['A receipt']);
  await db.delete(outbox);
});

test('a payment that was begun then is looked after now', async () => {
  const { token, json } = await aYearAhead(async () => {
    const token = await product.signIn('cleo@example.com');
    const buying = { method: 'POST', body: { planType: '30days' }, token };
    return { token, ...(await product.call('/api/create-subscription', buying)) };
  });
  const card = { cardNumber: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
  const body = { clientSecret: json.clientSecret, ...card };
  const paid = await product.call('/api/sandbox/card', { method: 'POST', body, token });
  expect(paid.status).toBe(200);
  await product.reconcile();
  const [row] = await product.database.db.select().from(payments).where(eq(payments.id, json.paymentId));
  expect(row?.status).toBe('paid');
});

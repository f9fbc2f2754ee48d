import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  contactMessages,
  contactUndos,
  limits,
  outbox,
  paymentEvents,
  payments,
  users,
  webhookEvents,
} from '#platform/database/schema.ts';
import { LOOK_BACK_MS } from '#features/billing/reconcile.server.ts';
import { createLimiter, hideKeysInClear } from '#platform/limits/limiter.server.ts';
import { KEPT_DAYS } from '#platform/retention/periods.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { keepHouse } from './housekeeping.server.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const after = (days: number) => new Date(product.clock.now().getTime() + days * 24 * 3600_000);
const houseAfter = (days: number) => keepHouse({ ...product.settling, clock: { now: () => after(days) } });
const MESSAGE = {
  channel: 'email',
  recipient: 'a@example.com',
  subject: 's',
  text: 't',
  html: null,
} as const;

test('messages go when their days are over: delivered, given up, shown; what is still to be sent stays', async () => {
  const { db } = product.database;
  const createdAt = product.clock.now();
  const kinds = [
    { subject: 'delivered', attempts: 1, sentAt: createdAt },
    { subject: 'given up', attempts: 7 },
    { subject: 'shown', attempts: 0 },
    { subject: 'waiting', attempts: 3, nextAttemptAt: createdAt },
  ];
  await db.insert(outbox).values(kinds.map((kind) => ({ ...MESSAGE, ...kind, createdAt })));
  const left = async (days: number) => {
    await houseAfter(days);
    return (await db.select().from(outbox)).map(({ subject }) => subject).sort();
  };
  expect(await left(KEPT_DAYS.sentMessages - 1)).toHaveLength(4);
  expect(await left(KEPT_DAYS.sentMessages)).not.toContain('delivered');
  expect(await left(KEPT_DAYS.undeliveredMessages - 1)).toEqual(['given up', 'shown', 'waiting']);
  expect(await left(Math.max(KEPT_DAYS.undeliveredMessages, KEPT_DAYS.inboxMessages))).toEqual(['waiting']);
});

test('what somebody signed in with before goes when the change can no longer be undone', async () => {
  const { db } = product.database;
  const token = await product.signIn('changing@example.com');
  const post = (path: string, body: object) => product.call(path, { method: 'POST', body, token });
  const email = 'changed@example.com';
  await post('/api/account/contacts/send-code', { email });
  const code = await product.lastCode(email);
  expect((await post('/api/account/contacts/verify', { email, code })).status).toBe(200);
  await houseAfter(KEPT_DAYS.contactUndos - 1);
  expect(await db.select().from(contactUndos)).toMatchObject([{ email: 'changing@example.com' }]);
  await houseAfter(KEPT_DAYS.contactUndos);
  expect(await db.select().from(contactUndos)).toEqual([]);
});

test('what cannot be forgotten is logged, and keeps nothing else from being forgotten', async () => {
  const forgotten: string[] = [];
  const warned: unknown[] = [];
  const failure = new Error('a lock was not to be had');
  const log = { ...silentLog, warn: (...line: unknown[]) => void warned.push(line) };
  const forgetCodes = () => Promise.reject(failure);
  const forgetDevices = () => {
    throw failure;
  };
  const forgetMarks = () => Promise.resolve(void forgotten.push('marks'));
  await keepHouse({ ...product.settling, log }, [forgetCodes, forgetDevices, forgetMarks]);
  expect(forgotten).toEqual(['marks']);
  expect(warned).toEqual([
    ['housekeeping.failed', { task: 'forgetCodes', error: failure }],
    ['housekeeping.failed', { task: 'forgetDevices', error: failure }],
  ]);
});

test('messages to support go after their year', async () => {
  const { db } = product.database;
  const body = { name: 'A', email: 'a@example.com', subject: 's', message: 'm' };
  expect((await product.call('/api/contact', { method: 'POST', body })).status).toBe(200);
  await houseAfter(KEPT_DAYS.contactMessages - 1);
  expect(await db.select().from(contactMessages)).toHaveLength(1);
  await houseAfter(KEPT_DAYS.contactMessages);
  expect(await db.select().from(contactMessages)).toEqual([]);
});

test('limits count under keyed hashes, and go on counting what an earlier version counted in clear', async () => {
  const { db } = product.database;
  const address = '198.51.100.77';
  await db.delete(limits);
  await db.insert(limits).values({ key: `contact:address:${address}`, hits: 5, resetsAt: after(1 / 24) });
  await hideKeysInClear(db, 'one secret');
  // Again, as each start does.
  await hideKeysInClear(db, 'one secret');
  const limit = { max: 5, windowSeconds: 3600 };
  const name = `contact:address:${address}`;
  expect((await createLimiter(db, product.clock, 'one secret').hit(name, limit)).allowed).toBe(false);
  expect((await createLimiter(db, product.clock, 'another').peek(name, limit)).allowed).toBe(true);
  const rows = await db.select().from(limits);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(address);
});

test('nothing is counted for longer than the privacy page says', async () => {
  const limiter = createLimiter(product.database.db, product.clock, 'a secret');
  const tooLong = { max: 1, windowSeconds: KEPT_DAYS.limits * 24 * 3600 + 1 };
  await expect(limiter.hit('long', tooLong)).rejects.toThrow(RangeError);
});

test('purchases that were begun and never paid go after their days, with what happened to them; paid ones stay', async () => {
  const { db } = product.database;
  const now = product.clock.now();
  const [person] = await db.insert(users).values({ email: 'buyer@example.com', createdAt: now }).returning();
  const bought = {
    planId: '7days',
    amountCents: 100,
    currency: 'usd',
    accessDays: 7,
    livemode: false,
  } as const;
  const made = { ...bought, userId: person?.id ?? 0, createdAt: now, updatedAt: now };
  const rows = await db
    .insert(payments)
    .values([
      { ...made, status: 'expired' },
      { ...made, status: 'canceled' },
      { ...made, status: 'refunded', paidAt: now },
      { ...made, status: 'paid', paidAt: now },
    ])
    .returning();
  await db
    .insert(paymentEvents)
    .values(rows.map(({ id, status }) => ({ paymentId: id, at: now, toStatus: status, cause: 'test' })));
  const left = async (days: number) => {
    await houseAfter(days);
    return (await db.select().from(payments)).map(({ status }) => status).sort();
  };
  expect(await left(KEPT_DAYS.unpaidPayments - 1)).toHaveLength(4);
  expect(await left(KEPT_DAYS.unpaidPayments)).toEqual(['paid', 'refunded']);
  expect(await db.select().from(paymentEvents)).toHaveLength(2);
});

test('what the payment provider told goes after its days, and is not told again by then', async () => {
  const { db } = product.database;
  const receivedAt = product.clock.now();
  await db.insert(webhookEvents).values({ id: 'evt_old', type: 'charge.refunded', receivedAt });
  const left = async (days: number) => {
    await houseAfter(days);
    return db.select().from(webhookEvents);
  };
  expect(await left(KEPT_DAYS.providerEvents - 1)).toHaveLength(1);
  expect(await left(KEPT_DAYS.providerEvents)).toEqual([]);
  expect(KEPT_DAYS.providerEvents * 24 * 3600_000).toBeGreaterThan(LOOK_BACK_MS);
});

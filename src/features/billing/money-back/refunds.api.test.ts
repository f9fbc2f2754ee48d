import Stripe from 'stripe';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outbox, paymentEvents, payments, sandboxObjects } from '#platform/database/schema.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';

/** What gets lost on the way to the provider. */
let lost: 'nothing' | 'the call' | 'the answer' = 'nothing';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({
    provider: (sandbox) => ({
      ...sandbox,
      async refund(...call) {
        if (lost === 'the call') throw new Error('the network is gone');
        await sandbox.refund(...call);
        if (lost === 'the answer') throw new Error('the network is gone');
      },
    }),
  });
});
beforeEach(() => {
  lost = 'nothing';
});
afterAll(() => product.close());

const DAY = 24 * 3600;
const CARD = { cardNumber: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
type Person = { email: string; token: string };
type Bought = { id: number; paymentIntent: string };
let people = 0;

async function somebody(): Promise<Person> {
  const email = `refunded${(people += 1)}@example.com`;
  return { email, token: await product.signIn(email) };
}

async function buy({ token }: Person, planType = '30days'): Promise<Bought> {
  const { json } = await product.call('/api/create-subscription', {
    method: 'POST',
    body: { planType },
    token,
  });
  const { clientSecret, paymentId } = json;
  await product.call('/api/sandbox/card', { method: 'POST', body: { clientSecret, ...CARD }, token });
  await product.call(`/api/payments/${paymentId}/settle`, { method: 'POST', token });
  const row = await paymentRow(paymentId);
  return { id: paymentId, paymentIntent: String(row?.paymentIntentRef) };
}

const paymentRow = async (id: number) =>
  (await product.database.db.select().from(payments).where(eq(payments.id, id)))[0];
const refund = ({ token }: Person, id: unknown) =>
  product.call(`/api/account/payments/${id}/refund`, { method: 'POST', token });
const listed = async ({ token }: Person) => (await product.call('/api/account/payments', { token })).json;
const daysLeft = async ({ token }: Person) => {
  const { subscriptionStatus, subscriptionExpiresAt } = (await product.call('/api/user/profile', { token }))
    .json;
  if (subscriptionStatus !== 'active') return 0;
  return Math.round((Date.parse(subscriptionExpiresAt) - product.clock.now().getTime()) / (DAY * 1000));
};
const mailsTo = async ({ email }: Person) => {
  const mine = eq(outbox.recipient, email);
  const mails = await product.database.db.select().from(outbox).where(mine).orderBy(outbox.id);
  return mails.map(({ subject }) => subject);
};
const sandboxRefunds = async (paymentIntent: string) =>
  product.database.db
    .select()
    .from(sandboxObjects)
    .where(
      sql`${sandboxObjects.kind} = 'refund' and ${sandboxObjects.body}->>'payment_intent' = ${paymentIntent}`,
    );
const moves = async (id: number) =>
  (await product.database.db.select().from(paymentEvents).where(eq(paymentEvents.paymentId, id))).map(
    ({ toStatus }) => toStatus,
  );

/** What the provider's own desk, or the bank, makes of a refund. */
async function setRefund(paymentIntent: string, status: string): Promise<void> {
  for (const { id, body } of await sandboxRefunds(paymentIntent)) {
    const changed = JSON.stringify({ ...(body as object), status });
    await product.database.db
      .update(sandboxObjects)
      .set({ body: sql`${changed}::json` })
      .where(eq(sandboxObjects.id, id));
  }
}

async function setDispute(paymentIntent: string, status: string): Promise<void> {
  const id = `dp_test_${paymentIntent}`;
  const body = { id, object: 'dispute', payment_intent: paymentIntent, status };
  await product.database.db
    .insert(sandboxObjects)
    .values({ id, kind: 'dispute', body, createdAt: product.clock.now() })
    .onConflictDoUpdate({ target: sandboxObjects.id, set: { body } });
}

let events = 0;
async function deliver(type: string, object: object): Promise<void> {
  const payload = JSON.stringify({
    id: `evt_refund_${(events += 1)}`,
    object: 'event',
    type,
    data: { object },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: product.webhookSecret });
  const answer = await product.call('/api/webhooks/stripe', {
    method: 'POST',
    raw: payload,
    headers: { 'Stripe-Signature': signature },
  });
  expect(answer.status).toBe(204);
}

describe('the list of payments', () => {
  test('a payment shows its plan, amount, day, state in words and how long it can be given back', async () => {
    const person = await somebody();
    const { id } = await buy(person);
    const paidAt = product.clock.now();
    expect(await listed(person)).toEqual([
      {
        id,
        plan: '30 Days',
        amountCents: 1500,
        currency: 'usd',
        paidAt: paidAt.toISOString(),
        status: 'paid',
        statusText: 'Paid',
        refundableUntil: new Date(paidAt.getTime() + 7 * DAY * 1000).toISOString(),
        hasReceipt: true,
        livemode: false,
      },
    ]);
    product.clock.advance(7 * DAY + 1);
    expect((await listed(person))[0].refundableUntil).toBeNull();
  });

  test('checkouts that were never paid, and payments of others, are not in it', async () => {
    const [person, other] = [await somebody(), await somebody()];
    await buy(other);
    await product.call('/api/create-subscription', {
      method: 'POST',
      body: { planType: '7days' },
      token: person.token,
    });
    expect(await listed(person)).toEqual([]);
  });
});

describe('giving a payment back', () => {
  test('the provider gives the money back, access ends, and a mail confirms it', async () => {
    const person = await somebody();
    const { id, paymentIntent } = await buy(person);
    expect(await refund(person, id)).toMatchObject({
      status: 200,
      json: { id, status: 'refunded', statusText: 'Refunded', refundableUntil: null },
    });
    expect(await daysLeft(person)).toBe(0);
    expect(await sandboxRefunds(paymentIntent)).toMatchObject([{ body: { amount: 1500 } }]);
    expect(await moves(id)).toEqual(['open', 'paid', 'refund_pending', 'refunded']);
    expect((await mailsTo(person)).at(-1)).toBe('Your Foothold refund: $15, 30 Days');
  });

  test('fifty refunds at once give the money back once', async () => {
    const person = await somebody();
    const { id, paymentIntent } = await buy(person);
    const answers = await Promise.all(Array.from({ length: 50 }, () => refund(person, id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await sandboxRefunds(paymentIntent)).toHaveLength(1);
    expect(await moves(id)).toEqual(['open', 'paid', 'refund_pending', 'refunded']);
    expect((await mailsTo(person)).filter((subject) => subject.includes('refund'))).toHaveLength(1);
    expect((await refund(person, id)).json.status).toBe('refunded');
  });

  test('days that other payments bought stay', async () => {
    const person = await somebody();
    const first = await buy(person, '30days');
    product.clock.advance(DAY);
    await buy(person, '7days');
    expect(await daysLeft(person)).toBe(36);
    await refund(person, first.id);
    expect(await daysLeft(person)).toBe(7);
  });

  test('seven days are the end of it', async () => {
    const person = await somebody();
    const [early, late] = [await buy(person), await buy(person)];
    product.clock.advance(7 * DAY);
    expect((await refund(person, early.id)).status).toBe(200);
    product.clock.advance(1);
    expect(await refund(person, late.id)).toMatchObject({
      status: 409,
      json: { code: 'not_refundable', message: 'A payment can be given back within 7 days.' },
    });
    expect((await paymentRow(late.id))?.status).toBe('paid');
  });

  test("nobody gives back another person's payment, or one that is not there", async () => {
    const [person, other] = [await somebody(), await somebody()];
    const { id } = await buy(person);
    expect((await refund(other, id)).status).toBe(404);
    expect((await refund(other, 999_999)).status).toBe(404);
    expect((await product.call(`/api/account/payments/${id}/refund`, { method: 'POST' })).status).toBe(401);
    expect(await daysLeft(person)).toBe(30);
  });

  test('a checkout that was not paid cannot be given back', async () => {
    const person = await somebody();
    const { json } = await product.call('/api/create-subscription', {
      method: 'POST',
      body: { planType: '7days' },
      token: person.token,
    });
    expect(await refund(person, json.paymentId)).toMatchObject({ json: { code: 'not_refundable' } });
  });

  test('a provider that says no leaves everything as it was, says so, and can be asked again', async () => {
    const person = await somebody();
    const { id, paymentIntent } = await buy(person);
    await setDispute(paymentIntent, 'warning_needs_response');
    expect(await refund(person, id)).toMatchObject({ status: 409, json: { code: 'refund_refused' } });
    expect((await paymentRow(id))?.status).toBe('paid');
    expect(await daysLeft(person)).toBe(30);
    await product.database.db.delete(sandboxObjects).where(eq(sandboxObjects.kind, 'dispute'));
    expect((await refund(person, id)).json.status).toBe('refunded');
  });
});

describe('what gets lost', () => {
  test.each(['the call', 'the answer'] as const)(
    'where %s gets lost, the reconciler brings the refund to its end, once',
    async (what) => {
      const person = await somebody();
      const { id, paymentIntent } = await buy(person);
      lost = what;
      expect(await refund(person, id)).toMatchObject({
        status: 200,
        json: { status: 'refund_pending', statusText: 'Refund on its way' },
      });
      // Until the money is back, access stands.
      expect(await daysLeft(person)).toBe(30);
      lost = 'nothing';
      product.clock.advance(180);
      await product.reconcile();
      await product.reconcile();
      expect((await paymentRow(id))?.status).toBe('refunded');
      expect(await sandboxRefunds(paymentIntent)).toHaveLength(1);
      expect(await daysLeft(person)).toBe(0);
      expect((await mailsTo(person)).filter((subject) => subject.includes('refund'))).toHaveLength(1);
    },
  );

  test('a refund that the provider refuses to the reconciler is told by mail', async () => {
    const person = await somebody();
    const { id, paymentIntent } = await buy(person);
    lost = 'the call';
    await refund(person, id);
    lost = 'nothing';
    await setDispute(paymentIntent, 'warning_needs_response');
    product.clock.advance(180);
    await product.reconcile();
    expect((await paymentRow(id))?.status).toBe('paid');
    expect((await mailsTo(person)).at(-1)).toBe('Your Foothold refund did not go through');
  });
});

describe('word from the provider', () => {
  test('a refund that takes its time ends with its event', async () => {
    const person = await somebody();
    const { id, paymentIntent } = await buy(person);
    lost = 'the answer';
    await refund(person, id);
    await setRefund(paymentIntent, 'pending');
    await deliver('refund.updated', { object: 'refund', payment_intent: paymentIntent });
    expect((await paymentRow(id))?.status).toBe('refund_pending');
    await setRefund(paymentIntent, 'succeeded');
    await deliver('charge.refunded', { object: 'charge', payment_intent: paymentIntent });
    await deliver('charge.refunded', { object: 'charge', payment_intent: paymentIntent });
    expect((await paymentRow(id))?.status).toBe('refunded');
    expect(await daysLeft(person)).toBe(0);
  });

  test('a refund that the bank sends back opens the access again, and another can be asked for', async () => {
    const person = await somebody();
    const { id, paymentIntent } = await buy(person);
    await refund(person, id);
    await setRefund(paymentIntent, 'failed');
    await deliver('refund.failed', { object: 'refund', payment_intent: paymentIntent });
    expect((await paymentRow(id))?.status).toBe('paid');
    expect(await daysLeft(person)).toBe(30);
    expect((await mailsTo(person)).at(-1)).toBe('Your Foothold refund did not go through');
    expect((await refund(person, id)).json.status).toBe('refunded');
    expect(await sandboxRefunds(paymentIntent)).toHaveLength(2);
  });

  test('an event says nothing by itself: the provider is asked', async () => {
    const person = await somebody();
    const { id, paymentIntent } = await buy(person);
    for (const type of ['charge.refunded', 'refund.failed', 'charge.dispute.created']) {
      await deliver(type, { payment_intent: paymentIntent, status: 'lost', refunded: true });
    }
    expect((await paymentRow(id))?.status).toBe('paid');
  });

  test('a dispute takes the access back; once it is won, access is there again', async () => {
    const person = await somebody();
    const { id, paymentIntent } = await buy(person);
    await setDispute(paymentIntent, 'needs_response');
    await deliver('charge.dispute.created', { object: 'dispute', payment_intent: paymentIntent });
    expect((await listed(person))[0]).toMatchObject({
      status: 'disputed',
      statusText: 'Disputed with your bank',
      refundableUntil: null,
    });
    expect(await daysLeft(person)).toBe(0);
    expect((await refund(person, id)).json.code).toBe('not_refundable');
    await setDispute(paymentIntent, 'won');
    await deliver('charge.dispute.closed', { object: 'dispute', payment_intent: paymentIntent });
    expect((await paymentRow(id))?.status).toBe('paid');
    expect(await daysLeft(person)).toBe(30);
  });

  test('a dispute that is lost stays one', async () => {
    const person = await somebody();
    const { id, paymentIntent } = await buy(person);
    await setDispute(paymentIntent, 'lost');
    await deliver('charge.dispute.closed', { object: 'dispute', payment_intent: paymentIntent });
    expect((await paymentRow(id))?.status).toBe('disputed');
    expect(await daysLeft(person)).toBe(0);
  });
});

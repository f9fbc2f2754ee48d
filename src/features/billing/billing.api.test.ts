import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { paymentEvents, payments, sandboxObjects } from '#platform/database/schema.ts';
import { shoppers } from '#tests/support/shoppers.ts';
import { type Buyer, buyerWorld } from './testing/buyer-world.ts';

const world = buyerWorld();
const { somebody, buy, pay, accessOf, daysFromNow } = world;
const DAY = 24 * 3600;
const settle = ({ token }: Buyer, id: unknown) =>
  world.product.call(`/api/payments/${id}/settle`, { method: 'POST', token });

describe('buying', () => {
  test.each([
    ['7days', 7],
    ['30days', 30],
    ['1year', 365],
  ])('a paid %s gives %i days', async (planType, days) => {
    const person = await somebody();
    const { json } = await buy(person, planType);
    expect(json.clientSecret).toEqual(expect.stringContaining('_secret_'));
    expect(await pay(person, json.clientSecret)).toMatchObject({
      status: 200,
      json: { status: 'succeeded' },
    });
    expect((await accessOf(person)).subscriptionStatus).toBe('inactive');
    expect(await settle(person, json.paymentId)).toMatchObject({ status: 200, json: { status: 'paid' } });
    const access = await accessOf(person);
    expect([access.subscriptionStatus, daysFromNow(access.subscriptionExpiresAt)]).toEqual(['active', days]);
  });

  test('an unpaid checkout gives nothing', async () => {
    const person = await somebody();
    const { paymentId } = (await buy(person)).json;
    expect((await settle(person, paymentId)).json.status).toBe('open');
    expect((await accessOf(person)).subscriptionStatus).toBe('inactive');
  });

  test('fifty settlements at once give access once', async () => {
    const person = await somebody();
    const { clientSecret, paymentId } = (await buy(person, '7days')).json;
    await pay(person, clientSecret);
    const answers = await Promise.all(Array.from({ length: 50 }, () => settle(person, paymentId)));
    expect(new Set(answers.map(({ json }) => json.status))).toEqual(new Set(['paid']));
    expect(daysFromNow((await accessOf(person)).subscriptionExpiresAt)).toBe(7);
    const events = await world.product.database.db.select().from(paymentEvents);
    expect(events.filter((event) => event.paymentId === paymentId && event.toStatus === 'paid')).toHaveLength(
      1,
    );
  });

  test('the provider is not asked without end, and a payment that it has told of is answered all the same', async () => {
    const person = await somebody();
    const { clientSecret, paymentId } = (await buy(person, '7days')).json;
    const asked = vi.spyOn(world.product.provider, 'checkoutState');
    const answers = [];
    for (let times = 0; times < 70; times += 1) answers.push(await settle(person, paymentId));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused[0]).toMatchObject({ json: { code: 'rate_limited' } });
    expect([refused.length, asked.mock.calls.length]).toEqual([10, 60]);
    asked.mockRestore();
    await pay(person, clientSecret);
    const [row] = await world.product.database.db.select().from(payments).where(eq(payments.id, paymentId));
    const told = shoppers(world.product).deliver('checkout.session.completed', { id: row?.sessionRef });
    expect(await told).toBe(204);
    expect(await settle(person, paymentId)).toMatchObject({ status: 200, json: { status: 'paid' } });
  });

  test('buying again adds the days to what is left', async () => {
    const person = await somebody();
    for (const planType of ['7days', '30days']) {
      const { clientSecret, paymentId } = (await buy(person, planType)).json;
      await pay(person, clientSecret);
      await settle(person, paymentId);
    }
    expect(daysFromNow((await accessOf(person)).subscriptionExpiresAt)).toBe(37);
  });

  test('a double click and a second tab get the same checkout', async () => {
    const person = await somebody();
    const answers = await Promise.all([buy(person), buy(person), buy(person)]);
    expect(new Set(answers.map(({ json }) => json.clientSecret)).size).toBe(1);
  });

  test('choosing another plan makes the first checkout unpayable', async () => {
    const person = await somebody();
    const first = (await buy(person, '7days')).json;
    const second = (await buy(person, '1year')).json;
    expect(second.paymentId).not.toBe(first.paymentId);
    expect((await pay(person, first.clientSecret)).status).toBe(402);
    expect((await settle(person, first.paymentId)).json.status).toBe('expired');
    expect((await pay(person, second.clientSecret)).status).toBe(200);
  });

  test('a payment that was paid before another plan is chosen still counts', async () => {
    const person = await somebody();
    const first = (await buy(person, '7days')).json;
    await pay(person, first.clientSecret);
    await buy(person, '1year');
    expect(daysFromNow((await accessOf(person)).subscriptionExpiresAt)).toBe(7);
  });

  test('a checkout left alone for a day expires, and a new one can be opened', async () => {
    const person = await somebody();
    const first = (await buy(person)).json;
    world.product.clock.advance(DAY + 1);
    const second = (await buy(person)).json;
    expect(second.paymentId).not.toBe(first.paymentId);
    expect((await settle(person, first.paymentId)).json.status).toBe('expired');
  });

  test('a receipt is mailed with the payment', async () => {
    const person = await somebody();
    const { clientSecret, paymentId } = (await buy(person)).json;
    await pay(person, clientSecret);
    await settle(person, paymentId);
    const mails = await world.product.database.db.query.outbox.findMany();
    expect(mails.filter(({ recipient }) => recipient === person.email).at(-1)?.text).toContain('$15');
  });

  test('money on other terms than agreed gives no access and waits for review', async () => {
    const person = await somebody();
    const { clientSecret, paymentId } = (await buy(person, '7days')).json;
    await world.product.database.db.update(payments).set({ amountCents: 50_000 });
    await pay(person, clientSecret);
    expect((await settle(person, paymentId)).json.status).toBe('review');
    expect((await accessOf(person)).subscriptionStatus).toBe('inactive');
  });

  test("another person's payment is not there", async () => {
    const [person, other] = [await somebody(), await somebody()];
    const { paymentId } = (await buy(person)).json;
    expect((await settle(other, paymentId)).status).toBe(404);
  });

  test.each([['10years'], [7], [undefined]])('the plan %s is refused, naming the field', async (planType) => {
    expect(await buy(await somebody(), planType ?? null)).toMatchObject({
      status: 400,
      json: { field: 'planType' },
    });
  });

  test('signed out nothing can be bought, paid or settled', async () => {
    for (const path of ['/api/create-subscription', '/api/sandbox/card', '/api/payments/1/settle']) {
      expect((await world.product.call(path, { method: 'POST', raw: '{' })).status).toBe(401);
    }
  });
});

test('the sandbox speaks of its checkouts as Stripe does', async () => {
  const { paymentId } = (await buy(await somebody())).json;
  const [payment] = await world.product.database.db.select().from(payments).where(eq(payments.id, paymentId));
  const state = await world.product.provider.checkoutState(String(payment?.sessionRef));
  expect(state).toMatchObject({ status: 'open', paid: false, currency: 'usd', livemode: false });
});

test('what the sandbox keeps beside its checkouts is no checkout, neither to Stripe’s client nor to the form', async () => {
  const person = await somebody();
  const { clientSecret, paymentId } = (await buy(person)).json;
  await pay(person, clientSecret);
  await settle(person, paymentId);
  const kept = await world.product.database.db.select().from(sandboxObjects);
  const other = kept.find(({ kind }) => kind !== 'checkout.session');
  await expect(world.product.provider.checkoutState(String(other?.id))).rejects.toThrow(
    'No such checkout.session',
  );
  expect((await pay(person, `${other?.id}_secret_x`)).status).toBe(402);
});

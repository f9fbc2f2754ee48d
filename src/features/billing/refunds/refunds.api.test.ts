import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sandboxObjects } from '#platform/database/schema.ts';
import { lossyRefunds } from '#tests/support/lossy-refunds.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { sandboxDesk, type SandboxDesk } from '#tests/support/sandbox-desk.ts';
import { shoppers } from '#tests/support/shoppers.ts';

const { line, provider } = lossyRefunds();

let product: TestProduct;
let desk: SandboxDesk;
let shop: ReturnType<typeof shoppers>;
beforeAll(async () => {
  product = await startTestProduct({ provider });
  desk = sandboxDesk(product);
  shop = shoppers(product);
});
beforeEach(() => {
  line.lost = 'nothing';
});
afterAll(() => product.close());

const DAY = 24 * 3600;

describe('giving a payment back', () => {
  test('the provider gives the money back, access ends, and a mail confirms it', async () => {
    const person = await shop.somebody();
    const { id, paymentIntent } = await shop.buy(person);
    expect(await shop.refund(person, id)).toMatchObject({
      status: 200,
      json: { id, status: 'refunded', statusText: 'Refunded', refundableUntil: null },
    });
    expect(await shop.daysLeft(person)).toBe(0);
    expect(await desk.refundsOf(paymentIntent)).toMatchObject([{ amount: 1500 }]);
    expect(await shop.moves(id)).toEqual(['open', 'paid', 'refund_pending', 'refunded']);
    expect((await shop.mailsTo(person)).at(-1)).toBe('Your Foothold refund: $15, 30 Days');
  });

  test('fifty refunds at once give the money back once', async () => {
    const person = await shop.somebody();
    const { id, paymentIntent } = await shop.buy(person);
    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.refund(person, id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await desk.refundsOf(paymentIntent)).toHaveLength(1);
    expect(await shop.moves(id)).toEqual(['open', 'paid', 'refund_pending', 'refunded']);
    expect((await shop.mailsTo(person)).filter((subject) => subject.includes('refund'))).toHaveLength(1);
    expect((await shop.refund(person, id)).json.status).toBe('refunded');
  });

  test('days that other payments bought stay', async () => {
    const person = await shop.somebody();
    const first = await shop.buy(person, '30days');
    product.clock.advance(DAY);
    await shop.buy(person, '7days');
    expect(await shop.daysLeft(person)).toBe(36);
    await shop.refund(person, first.id);
    expect(await shop.daysLeft(person)).toBe(7);
  });

  test('seven days are the end of it', async () => {
    const person = await shop.somebody();
    const [early, late] = [await shop.buy(person), await shop.buy(person)];
    product.clock.advance(7 * DAY);
    expect((await shop.refund(person, early.id)).status).toBe(200);
    product.clock.advance(1);
    expect(await shop.refund(person, late.id)).toMatchObject({
      status: 409,
      json: { code: 'not_refundable', message: 'A payment can be given back within 7 days.' },
    });
    expect((await shop.paymentRow(late.id))?.status).toBe('paid');
  });

  test("nobody gives back another person's payment, or one that is not there", async () => {
    const [person, other] = [await shop.somebody(), await shop.somebody()];
    const { id } = await shop.buy(person);
    expect((await shop.refund(other, id)).status).toBe(404);
    expect((await shop.refund(other, 999_999)).status).toBe(404);
    expect((await product.call(`/api/account/payments/${id}/refund`, { method: 'POST' })).status).toBe(401);
    expect(await shop.daysLeft(person)).toBe(30);
  });

  test('a checkout that was not paid cannot be given back', async () => {
    const person = await shop.somebody();
    const { json } = await product.call('/api/create-subscription', {
      method: 'POST',
      body: { planType: '7days' },
      token: person.token,
    });
    expect(await shop.refund(person, json.paymentId)).toMatchObject({ json: { code: 'not_refundable' } });
  });

  test('a provider that says no leaves everything as it was, says so, and can be asked again', async () => {
    const person = await shop.somebody();
    const { id, paymentIntent } = await shop.buy(person);
    await desk.setDispute(paymentIntent, 'warning_needs_response');
    expect(await shop.refund(person, id)).toMatchObject({ status: 409, json: { code: 'refund_refused' } });
    expect((await shop.paymentRow(id))?.status).toBe('paid');
    expect(await shop.daysLeft(person)).toBe(30);
    await product.database.db.delete(sandboxObjects).where(eq(sandboxObjects.kind, 'dispute'));
    expect((await shop.refund(person, id)).json.status).toBe('refunded');
  });
});

describe('what gets lost', () => {
  test.each(['the call', 'the answer'] as const)(
    'where %s gets lost, the reconciler brings the refund to its end, once',
    async (what) => {
      const person = await shop.somebody();
      const { id, paymentIntent } = await shop.buy(person);
      line.lost = what;
      expect(await shop.refund(person, id)).toMatchObject({
        status: 200,
        json: { status: 'refund_pending', statusText: 'Refund on its way' },
      });
      // Until the money is back, access stands.
      expect(await shop.daysLeft(person)).toBe(30);
      line.lost = 'nothing';
      product.clock.advance(180);
      await product.reconcile();
      await product.reconcile();
      expect((await shop.paymentRow(id))?.status).toBe('refunded');
      expect(await desk.refundsOf(paymentIntent)).toHaveLength(1);
      expect(await shop.daysLeft(person)).toBe(0);
      expect((await shop.mailsTo(person)).filter((subject) => subject.includes('refund'))).toHaveLength(1);
    },
  );

  test('a refund that the provider refuses to the reconciler is told by mail', async () => {
    const person = await shop.somebody();
    const { id, paymentIntent } = await shop.buy(person);
    line.lost = 'the call';
    await shop.refund(person, id);
    line.lost = 'nothing';
    await desk.setDispute(paymentIntent, 'warning_needs_response');
    product.clock.advance(180);
    await product.reconcile();
    expect((await shop.paymentRow(id))?.status).toBe('paid');
    expect((await shop.mailsTo(person)).at(-1)).toBe('Your Foothold refund did not go through');
  });
});

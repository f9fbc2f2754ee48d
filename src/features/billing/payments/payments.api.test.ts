import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { shoppers } from '#tests/support/shoppers.ts';

let product: TestProduct;
let shop: ReturnType<typeof shoppers>;
beforeAll(async () => {
  product = await startTestProduct();
  shop = shoppers(product);
});
afterAll(() => product.close());

const DAY = 24 * 3600;

test('a payment shows its plan, amount, day, state in words and how long it can be given back', async () => {
  const person = await shop.somebody();
  const { id } = await shop.buy(person);
  const paidAt = product.clock.now();
  expect(await shop.listed(person)).toEqual([
    {
      id,
      plan: '30 Days',
      amountCents: 1500,
      currency: 'usd',
      paidAt: paidAt.toISOString(),
      status: 'paid',
      statusText: 'Paid',
      refundableUntil: new Date(paidAt.getTime() + 7 * DAY * 1000).toISOString(),
      refundBy: 'button',
      hasReceipt: true,
      livemode: false,
    },
  ]);
  product.clock.advance(7 * DAY + 1);
  expect((await shop.listed(person))[0].refundableUntil).toBeNull();
});

test('checkouts that were never paid, and payments of others, are not in it', async () => {
  const [person, other] = [await shop.somebody(), await shop.somebody()];
  await shop.buy(other);
  await product.call('/api/create-subscription', {
    method: 'POST',
    body: { planType: '7days' },
    token: person.token,
  });
  expect(await shop.listed(person)).toEqual([]);
});

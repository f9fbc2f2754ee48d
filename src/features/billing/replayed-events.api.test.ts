import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { shoppers, type Shopper } from '#tests/support/shoppers.ts';

/*
 * An event of the provider's with its own right signature, as somebody has it who could listen once: sent again many times,
 * at once and later, it brings nothing beyond what was paid for.
 */

let product: TestProduct;
let shop: ReturnType<typeof shoppers>;
beforeAll(async () => {
  product = await startTestProduct();
  shop = shoppers(product);
});
afterAll(() => product.close());

const AT_ONCE = 20;

function recorded(sessionRef: string, secondsAgo = 0) {
  const payload = JSON.stringify({
    id: `evt_${sessionRef}`,
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: { id: sessionRef, object: 'checkout.session' } },
  });
  const timestamp = Math.floor(Date.now() / 1000) - secondsAgo;
  const secret = product.webhookSecret;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return async () =>
    (
      await product.call('/api/webhooks/stripe', {
        method: 'POST',
        raw: payload,
        headers: { 'Stripe-Signature': signature },
      })
    ).status;
}

const replay = (send: () => Promise<number>) => Promise.all(Array.from({ length: AT_ONCE }, send));
const moves = (id: number) => shop.moves(id);

async function paid(): Promise<Shopper & { id: number; sessionRef: string }> {
  const person = await shop.somebody();
  return { ...person, ...(await shop.pay(person)) };
}

test('twenty at once, beside the person who comes back from paying, pay once', async () => {
  const person = await paid();
  const send = recorded(person.sessionRef);
  const settled = product.call(`/api/payments/${person.id}/settle`, { method: 'POST', token: person.token });
  expect(new Set(await replay(send))).toEqual(new Set([204]));
  expect((await settled).status).toBe(200);
  expect(await shop.daysLeft(person)).toBe(30);
  expect((await moves(person.id)).filter((status) => status === 'paid')).toHaveLength(1);
  expect((await shop.mailsTo(person)).filter((subject) => /receipt|paid|plan/i.test(subject))).toHaveLength(
    1,
  );
});

test('after the money went back it opens nothing, also while it goes back', async () => {
  const person = await paid();
  const send = recorded(person.sessionRef);
  expect(await send()).toBe(204);
  const [refund] = await Promise.all([shop.refund(person, person.id), replay(send)]);
  expect(refund.json.status).toBe('refunded');
  await replay(send);
  expect(await shop.daysLeft(person)).toBe(0);
  expect((await shop.paymentRow(person.id))?.status).toBe('refunded');
});

test('an old one is refused, however right its signature is', async () => {
  const person = await paid();
  expect(new Set(await replay(recorded(person.sessionRef, 3600)))).toEqual(new Set([400]));
  expect(await shop.daysLeft(person)).toBe(0);
});

import { afterAll, beforeAll } from 'vitest';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { GOOD_CARD } from '#tests/support/shoppers.ts';

export type Buyer = { email: string; token: string };

/** A product, and people who buy step by step, whatever each step is answered. */
export function buyerWorld() {
  let product: TestProduct;
  let people = 0;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.close());
  return {
    get product() {
      return product;
    },
    async somebody(): Promise<Buyer> {
      const email = `buyer${(people += 1)}@example.com`;
      return { email, token: await product.signIn(email) };
    },
    buy: ({ token }: Buyer, planType: unknown = '30days') =>
      product.call('/api/create-subscription', { method: 'POST', body: { planType }, token }),
    pay: ({ token }: Buyer, clientSecret: unknown, card: object = GOOD_CARD) =>
      product.call('/api/sandbox/card', { method: 'POST', body: { clientSecret, ...card }, token }),
    accessOf: async ({ token }: Buyer) => (await product.call('/api/user/profile', { token })).json,
    daysFromNow: (iso: string) => Math.round((Date.parse(iso) - product.clock.now().getTime()) / 86_400_000),
  };
}

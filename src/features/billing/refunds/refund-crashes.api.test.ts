import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentFaults } from '#tests/support/payment-faults.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { sandboxDesk } from '#tests/support/sandbox-desk.ts';
import { shoppers } from '#tests/support/shoppers.ts';

const faults = paymentFaults();
let product: TestProduct;
let shop: ReturnType<typeof shoppers>;
beforeAll(async () => {
  product = await startTestProduct({
    provider: (sandbox) => faults.provider(sandbox),
    db: (real) => faults.db(real),
  });
  shop = shoppers(product);
});
afterAll(() => product.close());

/** More boundaries than a refund has: what is armed beyond its last one does not happen. */
const BOUNDARIES = 12;

test('a crash at any step of a refund gives the money back once, or not at all, and access says which', async () => {
  const outcomes = { back: 0, kept: 0, crashes: 0 };
  for (let boundary = 0; boundary < BOUNDARIES; boundary += 1) {
    for (const when of ['before', 'inside', 'after'] as const) {
      const person = await shop.somebody();
      const { id, paymentIntent } = await shop.buy(person);
      const before = faults.happened();
      faults.arm({ boundary, when });
      await shop.refund(person, id);
      faults.arm(undefined);
      outcomes.crashes += faults.happened() - before;
      product.clock.advance(180);
      await product.reconcile();
      const refunds = await sandboxDesk(product).refundsOf(paymentIntent);
      const told = (await shop.mailsTo(person)).filter((subject) => subject.includes('refund')).length;
      const outcome = [
        (await shop.paymentRow(id))?.status,
        refunds.length,
        told,
        await shop.daysLeft(person),
      ];
      const back = refunds.length > 0;
      expect(outcome, `crash ${when} boundary ${boundary}`).toEqual(
        back ? ['refunded', 1, 1, 0] : ['paid', 0, 0, 30],
      );
      outcomes[back ? 'back' : 'kept'] += 1;
    }
  }
  // Every boundary of a refund was hit: the last ones armed lie beyond them.
  expect(outcomes.crashes).toBeGreaterThanOrEqual(15);
  expect(outcomes.crashes).toBeLessThan(BOUNDARIES * 3);
  expect(outcomes.kept).toBeGreaterThan(0);
  expect(outcomes.back).toBeGreaterThan(outcomes.kept);
});

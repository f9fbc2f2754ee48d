import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { lossyRefunds } from '#tests/support/lossy-refunds.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { sandboxDesk, type SandboxDesk } from '#tests/support/sandbox-desk.ts';
import { shoppers } from '#tests/support/shoppers.ts';

/** Keeps the provider's next word of a payment's refunds on its way. */
let holding: { arrived: () => void; until: Promise<void> } | undefined;
const { line, provider } = lossyRefunds();

let product: TestProduct;
let desk: SandboxDesk;
let shop: ReturnType<typeof shoppers>;
beforeAll(async () => {
  product = await startTestProduct({
    provider: (sandbox) => ({
      ...provider(sandbox),
      async refundState(ref) {
        const state = await sandbox.refundState(ref);
        const held = holding;
        holding = undefined;
        held?.arrived();
        await held?.until;
        return state;
      },
    }),
  });
  desk = sandboxDesk(product);
  shop = shoppers(product);
});
beforeEach(() => {
  holding = undefined;
  line.lost = 'nothing';
});
afterAll(() => product.close());

/** A webhook whose question to the provider is answered, and has not come back yet. */
async function slowWebhook(type: string, paymentIntent: string) {
  const held = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  holding = { arrived: answered.resolve, until: held.promise };
  const delivered = shop.deliver(type, { payment_intent: paymentIntent });
  await answered.promise;
  return {
    async goOn() {
      held.resolve();
      expect(await delivered).toBe(204);
    },
  };
}

const DID_NOT_GO_THROUGH = 'Your Foothold refund did not go through';
const saidOfRefunds = async (person: Parameters<typeof shop.mailsTo>[0]) =>
  (await shop.mailsTo(person)).filter((subject) => subject.includes('refund'));

test('word of a refund that failed does not end the next one, which was asked for in the meantime', async () => {
  const person = await shop.somebody();
  const { id, paymentIntent } = await shop.buy(person);
  await shop.refund(person, id);
  await desk.setRefunds(paymentIntent, 'failed');
  const slow = await slowWebhook('refund.failed', paymentIntent);
  await shop.deliver('refund.failed', { payment_intent: paymentIntent });
  expect((await shop.paymentRow(id))?.status).toBe('paid');
  const before = await saidOfRefunds(person);
  line.lost = 'the answer';
  expect((await shop.refund(person, id)).json.status).toBe('refund_pending');
  line.lost = 'nothing';
  await slow.goOn();
  expect((await shop.paymentRow(id))?.status).toBe('refunded');
  expect(await shop.daysLeft(person)).toBe(0);
  expect(await desk.refundsOf(paymentIntent)).toHaveLength(2);
  const after = await saidOfRefunds(person);
  expect(after.slice(before.length)).not.toContain(DID_NOT_GO_THROUGH);
});

test('word of a refund that is on its way does not undo that it has arrived', async () => {
  const person = await shop.somebody();
  const { id, paymentIntent } = await shop.buy(person);
  line.lost = 'the answer';
  await shop.refund(person, id);
  line.lost = 'nothing';
  await desk.setRefunds(paymentIntent, 'pending');
  const slow = await slowWebhook('refund.updated', paymentIntent);
  await desk.setRefunds(paymentIntent, 'succeeded');
  await shop.deliver('charge.refunded', { payment_intent: paymentIntent });
  await slow.goOn();
  expect((await shop.paymentRow(id))?.status).toBe('refunded');
  expect(await saidOfRefunds(person)).not.toContain(DID_NOT_GO_THROUGH);
});

test('word from before a dispute does not open the access that the dispute took', async () => {
  const person = await shop.somebody();
  const { id, paymentIntent } = await shop.buy(person);
  const slow = await slowWebhook('refund.updated', paymentIntent);
  await desk.setDispute(paymentIntent, 'needs_response');
  await shop.deliver('charge.dispute.created', { payment_intent: paymentIntent });
  await slow.goOn();
  expect((await shop.paymentRow(id))?.status).toBe('disputed');
  expect(await shop.daysLeft(person)).toBe(0);
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { webhookEvents } from '#platform/database/schema.ts';
import { lossyRefunds } from '#tests/support/lossy-refunds.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { queriesOf } from '#tests/support/sent-queries.ts';
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

describe('word from the provider', () => {
  test('a refund that takes its time ends with its event', async () => {
    const person = await shop.somebody();
    const { id, paymentIntent } = await shop.buy(person);
    line.lost = 'the answer';
    await shop.refund(person, id);
    await desk.setRefunds(paymentIntent, 'pending');
    expect(await shop.deliver('refund.updated', { object: 'refund', payment_intent: paymentIntent })).toBe(
      204,
    );
    expect((await shop.paymentRow(id))?.status).toBe('refund_pending');
    await desk.setRefunds(paymentIntent, 'succeeded');
    expect(await shop.deliver('charge.refunded', { object: 'charge', payment_intent: paymentIntent })).toBe(
      204,
    );
    expect(await shop.deliver('charge.refunded', { object: 'charge', payment_intent: paymentIntent })).toBe(
      204,
    );
    expect((await shop.paymentRow(id))?.status).toBe('refunded');
    expect(await shop.daysLeft(person)).toBe(0);
  });

  test('a refund that the bank sends back opens the access again, and another can be asked for', async () => {
    const person = await shop.somebody();
    const { id, paymentIntent } = await shop.buy(person);
    await shop.refund(person, id);
    await desk.setRefunds(paymentIntent, 'failed');
    expect(await shop.deliver('refund.failed', { object: 'refund', payment_intent: paymentIntent })).toBe(
      204,
    );
    expect((await shop.paymentRow(id))?.status).toBe('paid');
    expect(await shop.daysLeft(person)).toBe(30);
    expect((await shop.mailsTo(person)).at(-1)).toBe('Your Foothold refund did not go through');
    expect((await shop.refund(person, id)).json.status).toBe('refunded');
    expect(await desk.refundsOf(paymentIntent)).toHaveLength(2);
  });

  test('an event says nothing by itself: the provider is asked', async () => {
    const person = await shop.somebody();
    const { id, paymentIntent } = await shop.buy(person);
    for (const type of ['charge.refunded', 'refund.failed', 'charge.dispute.created']) {
      expect(
        await shop.deliver(type, { payment_intent: paymentIntent, status: 'lost', refunded: true }),
      ).toBe(204);
    }
    expect((await shop.paymentRow(id))?.status).toBe('paid');
  });

  test('a dispute takes the access back; once it is won, access is there again', async () => {
    const person = await shop.somebody();
    const { id, paymentIntent } = await shop.buy(person);
    await desk.setDispute(paymentIntent, 'needs_response');
    expect(
      await shop.deliver('charge.dispute.created', { object: 'dispute', payment_intent: paymentIntent }),
    ).toBe(204);
    expect((await shop.listed(person))[0]).toMatchObject({
      status: 'disputed',
      statusText: 'Disputed with your bank',
      refundableUntil: null,
    });
    expect(await shop.daysLeft(person)).toBe(0);
    expect((await shop.refund(person, id)).json.code).toBe('not_refundable');
    await desk.setDispute(paymentIntent, 'won');
    expect(
      await shop.deliver('charge.dispute.closed', { object: 'dispute', payment_intent: paymentIntent }),
    ).toBe(204);
    expect((await shop.paymentRow(id))?.status).toBe('paid');
    expect(await shop.daysLeft(person)).toBe(30);
  });

  test('a dispute that is lost stays one', async () => {
    const person = await shop.somebody();
    const { id, paymentIntent } = await shop.buy(person);
    await desk.setDispute(paymentIntent, 'lost');
    expect(
      await shop.deliver('charge.dispute.closed', { object: 'dispute', payment_intent: paymentIntent }),
    ).toBe(204);
    expect((await shop.paymentRow(id))?.status).toBe('disputed');
    expect(await shop.daysLeft(person)).toBe(0);
  });
});

describe('an event whose webhook never came', () => {
  const round = async () => {
    product.clock.advance(300);
    await product.reconcile();
  };

  test('a dispute is found in the list of the provider', async () => {
    const person = await shop.somebody();
    const { id, paymentIntent } = await shop.buy(person);
    await desk.setDispute(paymentIntent, 'needs_response');
    await round();
    expect([(await shop.paymentRow(id))?.status, await shop.daysLeft(person)]).toEqual(['disputed', 0]);
    await desk.setDispute(paymentIntent, 'won');
    await round();
    expect([(await shop.paymentRow(id))?.status, await shop.daysLeft(person)]).toEqual(['paid', 30]);
  });

  test('a refund that the bank sends back is found too', async () => {
    const person = await shop.somebody();
    const { id, paymentIntent } = await shop.buy(person);
    await shop.refund(person, id);
    await round();
    await desk.setRefunds(paymentIntent, 'failed');
    await round();
    expect([(await shop.paymentRow(id))?.status, await shop.daysLeft(person)]).toEqual(['paid', 30]);
  });

  test('money that is gone before the payment is settled gives no access in the end', async () => {
    const person = await shop.somebody();
    const { id, sessionRef } = await shop.pay(person);
    const { paymentIntentRef } = await product.provider.checkoutState(sessionRef);
    const event = await desk.setDispute(String(paymentIntentRef), 'needs_response');
    // Its webhook comes while nobody knows the payment by this name.
    expect(await shop.deliver(event.type, event.data.object)).toBe(204);
    await round();
    await round();
    expect((await shop.paymentRow(id))?.status).toBe('disputed');
    expect(await shop.daysLeft(person)).toBe(0);
  });

  test('each event is dealt with once, though the list is read again and again', async () => {
    const person = await shop.somebody();
    const { id, paymentIntent } = await shop.buy(person);
    const { id: eventId } = await desk.setDispute(paymentIntent, 'lost');
    await round();
    await round();
    const known = await product.database.db.select().from(webhookEvents).where(eq(webhookEvents.id, eventId));
    expect(known).toHaveLength(1);
    expect(await shop.moves(id)).toEqual(['open', 'paid', 'disputed']);
  });

  test('events about payments that are not ours are looked up together, however many there are', async () => {
    await round();
    const asked = () => queriesOf(product, round);
    const before = await asked();
    for (let other = 0; other < 25; other += 1) await desk.setDispute(`pi_other_${other}`, 'lost');
    expect(await asked()).toBeLessThan(before + 5);
  });
});

import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { type Buyer, buyerWorld } from './testing/buyer-world.ts';

const world = buyerWorld();
const { somebody, buy, pay, accessOf, daysFromNow } = world;

describe('the webhook', () => {
  const event = async (person: Buyer) => {
    const { clientSecret, paymentId } = (await buy(person)).json;
    await pay(person, clientSecret);
    const [sessionId] = String(clientSecret).split('_secret_');
    const object = { id: sessionId, object: 'checkout.session' };
    const payload = JSON.stringify({
      id: `evt_${sessionId}`,
      object: 'event',
      type: 'checkout.session.completed',
      data: { object },
    });
    return { payload, paymentId };
  };
  const deliver = (payload: string, signature: string) =>
    world.product.call('/api/webhooks/stripe', {
      method: 'POST',
      raw: payload,
      headers: { 'Stripe-Signature': signature },
    });
  const sign = (payload: string, secret: string, timestamp = Math.floor(Date.now() / 1000)) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

  test('a signed event settles the payment, however often it comes', async () => {
    const person = await somebody();
    const { payload } = await event(person);
    for (let delivery = 0; delivery < 3; delivery += 1) {
      expect((await deliver(payload, sign(payload, world.product.webhookSecret))).status).toBe(204);
    }
    expect(daysFromNow((await accessOf(person)).subscriptionExpiresAt)).toBe(30);
  });

  test('an event with a wrong, missing, old or foreign signature changes nothing', async () => {
    const person = await somebody();
    const { payload } = await event(person);
    const old = Math.floor(Date.now() / 1000) - 3600;
    const signatures = [
      '',
      'nonsense',
      sign(payload, 'whsec_wrong'),
      sign(payload, world.product.webhookSecret, old),
      sign(`${payload} `, world.product.webhookSecret),
    ];
    for (const signature of signatures) {
      expect(await deliver(payload, signature)).toMatchObject({
        status: 400,
        json: { code: 'invalid_signature' },
      });
    }
    expect((await accessOf(person)).subscriptionStatus).toBe('inactive');
  });

  test('an event that is signed and still none is refused', async () => {
    const object = { id: 'cs_1' };
    const event = { id: 'evt_1', object: 'event', type: 'checkout.session.completed', data: { object } };
    const wrong = [
      {},
      { ...event, id: 'evt_\u0000' },
      { ...event, id: undefined },
      { ...event, type: 'checkout.session.\u0000' },
      { ...event, data: { object: { id: '\u0000' } } },
      { ...event, type: 'charge.refunded', data: { object: { payment_intent: '\u0000' } } },
      { ...event, data: null },
    ];
    for (const payload of wrong.map((body) => JSON.stringify(body)))
      expect([payload, await deliver(payload, sign(payload, world.product.webhookSecret))]).toMatchObject([
        payload,
        { status: 400, json: { code: 'invalid_request' } },
      ]);
  });

  test('an event about something unknown is taken and ignored', async () => {
    const payload = JSON.stringify({
      id: 'evt_x',
      object: 'event',
      type: 'customer.created',
      data: { object: { id: 'cus_1' } },
    });
    expect((await deliver(payload, sign(payload, world.product.webhookSecret))).status).toBe(204);
  });
});

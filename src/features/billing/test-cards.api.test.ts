import { describe, expect, test } from 'vitest';
import { GOOD_CARD } from '#tests/support/shoppers.ts';
import { buyerWorld } from './testing/buyer-world.ts';

const world = buyerWorld();
const { somebody, buy, pay } = world;

describe('test cards', () => {
  test.each([
    ['4000 0000 0000 0002', 'Your card was declined.'],
    ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
  ])('%s is declined: %s', async (cardNumber, message) => {
    const person = await somebody();
    const { clientSecret } = (await buy(person)).json;
    expect(await pay(person, clientSecret, { ...GOOD_CARD, cardNumber })).toMatchObject({
      status: 402,
      json: { message, code: 'card_declined' },
    });
    // And a better card still works.
    expect((await pay(person, clientSecret)).status).toBe(200);
  });

  test('a card that asks for confirmation pays once confirmed, and not when refused', async () => {
    const person = await somebody();
    const card = { ...GOOD_CARD, cardNumber: '4000002500003155' };
    const { clientSecret } = (await buy(person)).json;
    expect((await pay(person, clientSecret, card)).json).toEqual({ status: 'requires_action' });
    expect((await pay(person, clientSecret, { ...card, confirmation: 'refused' })).status).toBe(402);
    expect((await pay(person, clientSecret, { ...card, confirmation: 'approved' })).json).toEqual({
      status: 'succeeded',
    });
  });

  test.each([
    [{ cardNumber: '4111 1111 1111 1111' }, 'cardNumber'],
    [{ expiry: '01/20' }, 'expiry'],
    [{ expiry: '13/30' }, 'expiry'],
    [{ cvc: '12' }, 'cvc'],
  ])('%j is refused, naming the field', async (change, field) => {
    const person = await somebody();
    const { clientSecret } = (await buy(person)).json;
    expect(await pay(person, clientSecret, { ...GOOD_CARD, ...change })).toMatchObject({
      status: 400,
      json: { field },
    });
  });

  test('a checkout that does not exist cannot be paid', async () => {
    expect((await pay(await somebody(), 'cs_test_none_secret_none')).status).toBe(402);
    expect((await pay(await somebody(), 'a\u0000_secret_')).status).toBe(400);
  });
});

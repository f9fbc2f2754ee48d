import { describe, expect, test } from 'vitest';
import { SANDBOX_CARDS } from '../sandbox/cards.ts';
import { cardProblems } from './card-problems.ts';

const now = new Date('2026-11-21T12:00:00Z');
const good = { cardNumber: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };

test.each(SANDBOX_CARDS.map(({ number }) => number))('the test card %s may be sent', (cardNumber) => {
  expect(cardProblems({ ...good, cardNumber }, now)).toEqual({});
});

test('no other card leaves the browser', () => {
  expect(cardProblems({ ...good, cardNumber: '5555 5555 5555 4444' }, now)).toHaveProperty('cardNumber');
});

test.each(['', '4242', '4242 4242 4242 424', '4242 4242 4242 4242 4'])(
  '%j is not a whole number',
  (cardNumber) => {
    expect(cardProblems({ ...good, cardNumber }, now)).toHaveProperty('cardNumber');
  },
);

describe('the expiry date', () => {
  test('is good until the end of its month', () => {
    expect(cardProblems({ ...good, expiry: '11/26' }, now)).toEqual({});
    expect(cardProblems({ ...good, expiry: '11/2026' }, now)).toEqual({});
  });

  test('is over afterwards', () => {
    expect(cardProblems({ ...good, expiry: '10/26' }, now)).toEqual({ expiry: 'This card has expired.' });
  });

  test.each(['', '1', '13/30', '00/30', '12', '12/3', '12/203'])('cannot be %j', (expiry) => {
    expect(cardProblems({ ...good, expiry }, now)).toHaveProperty('expiry');
  });
});

test.each(['', '1', '12', '12345'])('a security code cannot be %j', (cvc) => {
  expect(cardProblems({ ...good, cvc }, now)).toHaveProperty('cvc');
});

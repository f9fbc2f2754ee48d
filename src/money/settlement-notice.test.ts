import { expect, test } from 'vitest';
import { PAYMENT_STATUSES } from '#platform/database/payment-statuses.ts';
import { settlementNotice } from './settlement-notice.ts';

test('only a paid payment is called successful', () => {
  const successful = PAYMENT_STATUSES.filter(
    (status) => settlementNotice(status).title === 'Payment Successful',
  );
  expect(successful).toEqual(['paid']);
});

test.each(['open', 'review'] as const)('nobody is led to pay twice while a payment is %s', (status) => {
  expect(settlementNotice(status).description).toMatch(/not pay again/);
});

test.each(PAYMENT_STATUSES)('a person learns what %s means', (status) => {
  const { title, description } = settlementNotice(status);
  expect(title).not.toBe('');
  expect(description).not.toBe('');
});

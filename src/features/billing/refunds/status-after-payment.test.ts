import { expect, test } from 'vitest';
import type { Refund } from '../provider.ts';
import { isStillToAsk, statusAfterPayment } from './status-after-payment.ts';

const KEY = 'refund-7-1';
const refund = (status: Refund['status'], change: Partial<Refund> = {}): Refund => ({
  key: KEY,
  status,
  amountCents: 1500,
  ...change,
});
const PAID_AT = new Date('2026-11-21T10:00:00Z');
const after = (
  status: Parameters<typeof statusAfterPayment>[0]['status'],
  refunds: Refund[],
  disputed = false,
) => statusAfterPayment({ status, amountCents: 1500, paidAt: PAID_AT }, KEY, { refunds, disputed });

test('a refund that was asked for waits until all of the money is back', () => {
  expect(after('refund_pending', [])).toBe('refund_pending');
  expect(after('refund_pending', [refund('pending')])).toBe('refund_pending');
  expect(after('refund_pending', [refund('succeeded')])).toBe('refunded');
});

test('a refund that fails, also after it had seemed to succeed, leaves the payment paid', () => {
  expect(after('refund_pending', [refund('failed')])).toBe('paid');
  expect(after('refunded', [refund('failed')])).toBe('paid');
});

test('an earlier refund that failed says nothing of the one asked for now', () => {
  expect(after('refund_pending', [refund('failed', { key: 'refund-7-0' })])).toBe('refund_pending');
});

test('money that our support gave back counts like ours, once it is all of it', () => {
  expect(after('paid', [refund('succeeded', { key: null })])).toBe('refunded');
  expect(after('paid', [refund('succeeded', { key: null, amountCents: 500 })])).toBe('paid');
});

test('a dispute takes the payment back, and a won one returns it', () => {
  expect(after('paid', [], true)).toBe('disputed');
  expect(after('refund_pending', [], true)).toBe('disputed');
  expect(after('disputed', [], true)).toBe('disputed');
  expect(after('disputed', [], false)).toBe('paid');
});

test('money that is back is back, whatever the bank disputes', () => {
  expect(after('refunded', [refund('succeeded')], true)).toBe('refunded');
});

test('the provider is asked again only where it has not heard of the refund', () => {
  const asked = (refunds: Refund[], disputed = false) =>
    isStillToAsk({ status: 'refund_pending', amountCents: 1500, paidAt: PAID_AT }, KEY, {
      refunds,
      disputed,
    });
  expect(asked([])).toBe(true);
  expect(asked([refund('failed', { key: 'refund-7-0' })])).toBe(true);
  expect(asked([refund('pending')])).toBe(false);
  expect(asked([refund('failed')])).toBe(false);
  expect(asked([], true)).toBe(false);
  expect(
    isStillToAsk({ status: 'paid', amountCents: 1500, paidAt: PAID_AT }, KEY, {
      refunds: [],
      disputed: false,
    }),
  ).toBe(false);
});

test('what came on other terms never becomes paid by itself, and ends with its own refund, whatever its sum', () => {
  const review = (status: 'review' | 'refund_pending' | 'refunded', refunds: Refund[], disputed = false) =>
    statusAfterPayment({ status, amountCents: 7000, paidAt: null }, KEY, { refunds, disputed });
  expect(review('review', [])).toBe('review');
  expect(review('refund_pending', [refund('pending')])).toBe('refund_pending');
  expect(review('refund_pending', [refund('succeeded')])).toBe('refunded');
  expect(review('refund_pending', [refund('failed')])).toBe('review');
  expect(review('refunded', [refund('failed')])).toBe('review');
  expect(review('review', [], true)).toBe('disputed');
});

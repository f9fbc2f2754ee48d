import { expect, test } from 'vitest';
import { accessEnd } from './payments.server.ts';

const on = (day: string, accessDays: number) => ({ paidAt: new Date(`${day}T12:00:00Z`), accessDays });

test('without payments there is no access', () => {
  expect(accessEnd([])).toBeNull();
});

test('access runs from the payment', () => {
  expect(accessEnd([on('2026-01-01', 7)])).toEqual(new Date('2026-01-08T12:00:00Z'));
});

test('a payment during access adds to what is left', () => {
  expect(accessEnd([on('2026-01-05', 30), on('2026-01-01', 7)])).toEqual(new Date('2026-02-07T12:00:00Z'));
});

test('a payment after access has ended starts anew', () => {
  expect(accessEnd([on('2026-01-01', 7), on('2026-03-01', 7)])).toEqual(new Date('2026-03-08T12:00:00Z'));
});

import { describe, expect, it, test } from 'vitest';
import { PAYMENT_STATUSES } from '#platform/database/payment-statuses.ts';
import { forPdf, plainWay, wayBackIn, wayOnward } from './way-back.ts';

const DOCUMENTS = [
  '/resume-builder/7',
  '/resume-builder?id=7&template=modern-1',
  '/cover-letter-builder?id=3#body',
];

describe.each(DOCUMENTS)('the way to the PDF of %s', (path) => {
  it('says so once, and is taken off without a trace', () => {
    expect(wayBackIn(new URL(forPdf(forPdf(path)), 'https://a.example').search)).toEqual({
      wantsPdf: true,
      awaitedPayment: null,
      chosenPlan: null,
    });
    expect(forPdf(forPdf(path))).toBe(forPdf(path));
    expect(plainWay(forPdf(path))).toBe(path);
    expect(plainWay(path)).toBe(path);
    const chosen = forPdf(path, '7days');
    expect(wayBackIn(new URL(chosen, 'https://a.example').search).chosenPlan).toBe('7days');
    expect(forPdf(chosen)).toBe(forPdf(path));
    expect(plainWay(chosen)).toBe(path);
  });

  test.each(PAYMENT_STATUSES)('leads to the file only where it was paid: %s', (status) => {
    const to = wayOnward(status, forPdf(path), 12);
    const { wantsPdf, awaitedPayment } = wayBackIn(new URL(to, 'https://a.example').search);
    expect(wantsPdf).toBe(status === 'paid');
    // Where the money may still come, it is waited for, and nobody is asked to pay again.
    expect(awaitedPayment).toBe(status === 'open' || status === 'creating' ? 12 : null);
    expect(plainWay(to)).toBe(path);
  });
});

it('a place where no PDF is wanted is only come back to', () => {
  for (const status of PAYMENT_STATUSES) expect(wayOnward(status, '/dashboard', 12)).toBe('/dashboard');
});

it.each(['', '?payment=0', '?payment=-3', '?payment=1.5', '?payment=x', '?get=html', '?plan=forever'])(
  '%s says nothing',
  (search) => {
    expect(wayBackIn(search)).toEqual({ wantsPdf: false, awaitedPayment: null, chosenPlan: null });
  },
);

import { PAYMENT_STATUSES, type PaymentStatus } from '#platform/database/payment-statuses.ts';
import { fields, oneOf } from '#platform/http/answer-shapes.ts';
import { apiCall } from '#platform/http/api-call.ts';

/** Has the server ask the payment provider how a payment stands; where it was paid, access is open afterwards. */
export const settlePayment = apiCall<{ status: PaymentStatus }>(
  'POST',
  '/api/payments/{id}/settle',
  fields({ status: oneOf(PAYMENT_STATUSES) }),
);

const KEY = 'afterPayment';

/**
 * Keeps where a payment leads to afterwards; the payment provider's and the bank's own pages lie in between, and a bank's
 * app may come back in a tab of its own.
 */
export function rememberAfterPayment(paymentId: number, path: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([paymentId, path]));
  } catch {
    // Without storage the dashboard follows, which is never wrong.
  }
}

/** Where this payment leads to, once; null where nothing was interrupted. */
export function takeAfterPayment(paymentId: number): string | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (!Array.isArray(kept)) return null;
    const [id, path] = kept as unknown[];
    if (id !== paymentId || typeof path !== 'string') return null;
    localStorage.removeItem(KEY);
    return path;
  } catch {
    return null;
  }
}

import type { PaymentStatus } from '#platform/database/payment-statuses.ts';
import { apiFetch } from '#platform/http/api-fetch.ts';

/** Has the server ask the payment provider how a payment stands; where it was paid, access is open afterwards. */
export async function settlePayment(paymentId: number): Promise<PaymentStatus> {
  const response = await apiFetch(`/api/payments/${paymentId}/settle`, { method: 'POST' });
  const { status } = (await response.json()) as { status: PaymentStatus }; // The shape the API promises.
  return status;
}

const KEY = 'afterPayment';

/** Keeps where a payment leads to afterwards; the payment provider's own pages lie in between. */
export function rememberAfterPayment(paymentId: number, path: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([paymentId, path]));
  } catch {
    // Without storage the dashboard follows, which is never wrong.
  }
}

/** Where this payment leads to, once; null where nothing was interrupted. */
export function takeAfterPayment(paymentId: number): string | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    if (!Array.isArray(kept)) return null;
    const [id, path] = kept as unknown[];
    return id === paymentId && typeof path === 'string' ? path : null;
  } catch {
    return null;
  }
}

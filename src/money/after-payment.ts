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

import type { PaymentStatus } from '#platform/database/payment-statuses.ts';
import { apiFetch } from '#platform/http/api-fetch.ts';

/** Has the server ask the payment provider how a payment stands; where it was paid, access is open afterwards. */
export async function settlePayment(paymentId: number): Promise<PaymentStatus> {
  const response = await apiFetch(`/api/payments/${paymentId}/settle`, { method: 'POST' });
  const { status } = (await response.json()) as { status: PaymentStatus }; // The shape the API promises.
  return status;
}

import { PAYMENT_STATUSES, type PaymentStatus } from '#platform/database/payment-statuses.ts';
import { fields, oneOf } from '#platform/http/answer-shapes.ts';
import { apiCall } from '#platform/http/api-call.ts';

/** Has the server ask the payment provider how a payment stands; where it was paid, access is open afterwards. */
export const settlePayment = apiCall<{ status: PaymentStatus }>(
  'POST',
  '/api/payments/{id}/settle',
  fields({ status: oneOf(PAYMENT_STATUSES) }),
);

import { PAYMENT_STATUSES } from '#platform/database/payment-statuses.ts';
import { aFlag, aListOf, aNumber, aText, fields, oneOf, orNull } from '#platform/http/answer-shapes.ts';
import { apiCall, fileCall } from '#platform/http/api-call.ts';
import type { z } from 'zod';
import type {
  CreateSubscriptionAnswer,
  createSubscriptionRequest,
  SandboxCardAnswer,
  SandboxCardRequest,
  PaymentSummary,
} from './contract.ts';

export const openCheckout = apiCall<CreateSubscriptionAnswer, z.input<typeof createSubscriptionRequest>>(
  'POST',
  '/api/create-subscription',
  fields({ clientSecret: aText, paymentId: aNumber }),
);

export const paySandboxCard = apiCall<SandboxCardAnswer, SandboxCardRequest>(
  'POST',
  '/api/sandbox/card',
  fields({ status: oneOf(['succeeded', 'requires_action']) }),
);

const aPayment = fields({
  id: aNumber,
  plan: aText,
  amountCents: aNumber,
  currency: aText,
  paidAt: orNull(aText),
  status: oneOf(PAYMENT_STATUSES),
  statusText: aText,
  refundableUntil: orNull(aText),
  refundBy: oneOf(['button', 'support']),
  hasReceipt: aFlag,
  livemode: aFlag,
});

export const listPayments = apiCall<PaymentSummary[]>('GET', '/api/account/payments', aListOf(aPayment));

export const refundPayment = apiCall<PaymentSummary>('POST', '/api/account/payments/{id}/refund', aPayment);

export const receipt = fileCall('/api/account/payments/{id}/receipt', 'application/pdf');

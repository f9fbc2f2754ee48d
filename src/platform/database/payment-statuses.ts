/** A payment's life; see ARCHITECTURE.md. */
export const PAYMENT_STATUSES = [
  'creating',
  'open',
  'paid',
  'refund_pending',
  'refunded',
  'expired',
  'canceled',
  'disputed',
  'review',
] as const;

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

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

import type { PaymentStatus } from '#platform/database/payment-statuses.ts';

export type SettlementNotice = {
  title: string;
  description: string;
  variant: 'default' | 'warning' | 'destructive';
};

/** What to tell the person about a payment they have just come back from. */
export function settlementNotice(status: PaymentStatus): SettlementNotice {
  switch (status) {
    case 'paid':
      return {
        title: 'Payment Successful',
        description: 'Welcome! Your subscription is now active.',
        variant: 'default',
      };
    case 'creating':
    case 'open':
      return {
        title: 'Payment not confirmed yet',
        description: 'Once your bank confirms it, your access opens by itself. You need not pay again.',
        variant: 'warning',
      };
    case 'review':
      return {
        title: 'Payment being checked',
        description:
          'Your payment needs a look by our support. Please do not pay again; we will be in touch.',
        variant: 'destructive',
      };
    case 'expired':
    case 'canceled':
      return {
        title: 'Payment Failed',
        description: 'This checkout has ended without a payment. Please start again.',
        variant: 'destructive',
      };
    case 'refund_pending':
    case 'refunded':
    case 'disputed':
      return {
        title: 'Payment taken back',
        description: 'This payment was given back or disputed, so it opens no access.',
        variant: 'destructive',
      };
  }
}

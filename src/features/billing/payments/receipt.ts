import { receiptPrintJob } from '#documents/receipt/print-model.ts';
import type { PrintJob } from '#documents/render/print-job.ts';
import { findPlan } from '#money/plans.ts';
import type { PaymentRow } from '../payments.server.ts';

export type ReceiptSeller = { name: string; supportEmail: string; postalAddress: string | null };

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/**
 * The receipt of a payment that has arrived, as the engine sets it; what became of the payment since is on it.
 * @param soldTo how the person signs in
 */
export function receiptJob(
  payment: PaymentRow & { paidAt: Date },
  soldTo: string,
  seller: ReceiptSeller,
): PrintJob {
  const total = money.format(payment.amountCents / 100);
  return receiptPrintJob({
    seller: seller.name,
    sellerContact: [seller.supportEmail, seller.postalAddress ?? ''],
    number: String(payment.id),
    status: statusOf(payment),
    paidOn: day.format(payment.paidAt),
    soldTo,
    item: `${findPlan(payment.planId)?.name ?? payment.planId} of ${seller.name}`,
    itemDetail: `${payment.accessDays} days of access, paid once. Nothing renews.`,
    amount: total,
    tax: money.format(0),
    total,
    notes: [
      ...(payment.livemode ? [] : ['Test mode: no money moved.']),
      `Questions about this payment? Write to ${seller.supportEmail} and name the payment number.`,
    ],
    asOf: payment.updatedAt,
  });
}

function statusOf({ status, updatedAt }: PaymentRow): string {
  if (status === 'refunded') return `Refunded in full on ${day.format(updatedAt)}`;
  if (status === 'refund_pending') return 'Paid; a refund is on its way';
  return status === 'disputed' ? 'Paid, then disputed with the bank' : 'Paid';
}

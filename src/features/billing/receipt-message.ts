import type { Message } from '#platform/mail/message.ts';
import { findPlan, formatPrice, REFUND_DAYS } from '#money/plans.ts';
import type { PaymentRow } from './payments.server.ts';

export type Receipt = {
  payment: PaymentRow;
  accessUntil: Date;
  product: { name: string; supportEmail: string };
};

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Confirms a payment by mail: what was paid, what it buys, when it ends, and that it ends by itself. */
export function receiptMessage(recipient: string, { payment, accessUntil, product }: Receipt): Message {
  const plan = findPlan(payment.planId)?.name ?? payment.planId;
  const price = formatPrice(payment.amountCents);
  const text = [
    `Thank you. Your payment of ${price} for ${plan} of ${product.name} has arrived.`,
    '',
    `Payment number: ${payment.id}`,
    `Your access runs until ${day.format(accessUntil)} and then ends by itself: nothing renews, nothing is charged again.`,
    ...(payment.livemode ? [] : ['', 'Test mode: no money moved.']),
    '',
    `Within ${REFUND_DAYS} days you can have the money back: press Refund on your account page.`,
    'This receipt is there as a PDF, too.',
    '',
    `Questions? Write to ${product.supportEmail} and name the payment number.`,
  ].join('\n');
  return {
    channel: 'email',
    recipient,
    subject: `Your ${product.name} receipt: ${price}, ${plan}`,
    text,
    html: null,
  };
}

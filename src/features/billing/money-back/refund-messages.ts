import type { Message } from '#platform/mail/message.ts';
import { findPlan, formatPrice } from '#money/plans.ts';
import type { PaymentRow } from '../payments.server.ts';

export type RefundedPayment = {
  payment: PaymentRow;
  /** What has gone back: the whole payment, whatever its agreed price was. */
  returnedCents: number;
  /** End of the access that is left; null where none is. */
  accessUntil: Date | null;
  now: Date;
  product: { name: string; supportEmail: string };
};

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Confirms by mail that a payment was given back, and says what is left of the access. */
export function refundedMessage(recipient: string, about: RefundedPayment): Message {
  const { payment, accessUntil, now, product } = about;
  const { plan } = named(payment);
  const price = formatPrice(about.returnedCents);
  const left =
    accessUntil !== null && accessUntil > now
      ? `Your other payments still count: your access runs until ${day.format(accessUntil)}.`
      : 'The access that it bought has ended. Your documents stay, and you can go on writing and saving.';
  return message(recipient, `Your ${product.name} refund: ${price}, ${plan}`, [
    `We have given back your payment of ${price} for ${plan} of ${product.name}.`,
    '',
    `Payment number: ${payment.id}`,
    'The money goes to the card it came from. How soon you see it there depends on your bank.',
    left,
    ...(payment.livemode ? [] : ['', 'Test mode: no money moved.']),
  ]);
}

/** Says by mail that the money could not be given back after all. */
export function refundFailedMessage(recipient: string, about: RefundedPayment): Message {
  const { payment, accessUntil, now, product } = about;
  const { plan, price } = named(payment);
  return message(recipient, `Your ${product.name} refund did not go through`, [
    `We wanted to give back your payment of ${price} for ${plan} of ${product.name}, but the bank did not take it.`,
    '',
    `Payment number: ${payment.id}`,
    ...(accessUntil !== null && accessUntil > now ? ['Your access is open as before.'] : []),
    '',
    `Please write to ${product.supportEmail} and name the payment number: we will find another way.`,
  ]);
}

function named(payment: PaymentRow) {
  return {
    plan: findPlan(payment.planId)?.name ?? payment.planId,
    price: formatPrice(payment.amountCents),
  };
}

function message(recipient: string, subject: string, lines: readonly string[]): Message {
  return { channel: 'email', recipient, subject, text: lines.join('\n'), html: null };
}

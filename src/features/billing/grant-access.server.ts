import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database/database.server.ts';
import { users } from '#platform/database/schema.ts';
import type { Log } from '#platform/log/log.server.ts';
import { logSecurity } from '#platform/log/security-log.ts';
import type { Messenger } from '#platform/mail/messenger.server.ts';
import type { OutgoingMessage } from '#platform/mail/message.ts';
import { findPlan, formatPrice, REFUND_DAYS } from '#money/plans.ts';
import { recomputeAccess, type PaymentRow } from './payments.server.ts';

type GrantAccessParts = { log: Log; messenger: Messenger; product: { name: string; supportEmail: string } };

/** Opens what a payment that has just become `paid` buys, and mails its receipt, in the caller's transaction. */
export async function grantAccess(parts: GrantAccessParts, tx: Database, payment: PaymentRow): Promise<void> {
  await recomputeAccess(tx, payment.userId);
  const [user] = await tx
    .select({ email: users.email, accessUntil: users.accessUntil })
    .from(users)
    .where(eq(users.id, payment.userId));
  logSecurity(parts.log, { event: 'access_given', userId: payment.userId, paymentId: payment.id });
  if (!user?.email || !user.accessUntil) return;
  const receipt = { payment, accessUntil: user.accessUntil, product: parts.product };
  const message = receiptMessage(user.email, receipt);
  await parts.messenger.sendLater(tx, { ...message, userId: payment.userId });
}

type Receipt = {
  payment: PaymentRow;
  accessUntil: Date;
  product: { name: string; supportEmail: string };
};

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Confirms a payment by mail: what was paid, what it buys, when it ends, and that it ends by itself. */
export function receiptMessage(
  recipient: string,
  { payment, accessUntil, product }: Receipt,
): OutgoingMessage {
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

import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database/database.server.ts';
import { payments } from '#platform/database/schema.ts';
import type { PreviousSecret } from '#platform/env/app-secret.server.ts';
import { AppError } from '#platform/http/app-error.ts';
import { REFUND_DAYS } from '#money/plans.ts';
import { lockPerson } from '#platform/session/lock-person.server.ts';
import type { PaymentStatus } from '#platform/database/payment-statuses.ts';
import { movePayment, type PaymentRow } from '../payments.server.ts';
import type { SettleParts } from '../settle.server.ts';
import { syncRefund } from './refund-state.server.ts';
import { earlierRefund, markRefund } from './refund-marks.server.ts';
import { statusWithMoney } from './status-after-payment.ts';

/** Whose word it is: the person's own within the days of the guarantee, an operator's at any time, reviews included. */
export type AskedBy = 'person' | 'operator';

export type RefundParts = SettleParts & {
  /** Keys the hashes of contacts. */
  secret: string;
  previousSecret?: PreviousSecret | undefined;
};

/**
 * Gives a payment back, and waits for the provider's answer. However often and from however many
 * tabs it is asked for, one of the calls asks the provider; the others are told how it stands.
 * @returns `refunded`, or `refund_pending` where the provider takes its time or cannot be reached: then the webhook or
 *   the reconciler brings the end
 * @throws AppError `not_refundable`, `refund_by_support` for a person's second within a year, or `refund_refused` where the provider said no and the payment stays as it was
 */
export async function requestRefund(
  parts: RefundParts,
  payment: PaymentRow,
  by: AskedBy,
): Promise<PaymentStatus> {
  const { row, isFirst } = await beginRefund(parts, payment, by);
  if (!isFirst) return row.status;
  const status = await syncRefund(parts, row, by).catch((error: unknown) => {
    parts.log.warn('payment.refund_waits', { paymentId: row.id, error });
    return row.status;
  });
  if (status === statusWithMoney(row)) throw refused(parts);
  return status;
}

/** Writes down that the money is asked back, before the provider hears of it. */
async function beginRefund(parts: RefundParts, payment: PaymentRow, by: AskedBy) {
  return parts.db.transaction(async (tx) => {
    const [row = payment] = await tx.select().from(payments).where(eq(payments.id, payment.id)).for('update');
    if (row.status === 'refund_pending' || row.status === 'refunded') return { row, isFirst: false };
    const at = parts.clock.now();
    assertRefundable(row, by, at);
    if (by === 'person') await takeButton(parts, tx, row, at);
    await movePayment(tx, row, { to: 'refund_pending', cause: by, at });
    return { row: { ...row, status: 'refund_pending' as const }, isFirst: true };
  });
}

/**
 * The button gives one payment back a year; whoever wants more writes to support, who see what was downloaded. Two
 * payments of one person that are asked for at once wait for each other here.
 */
async function takeButton(parts: RefundParts, tx: Database, row: PaymentRow, at: Date): Promise<void> {
  const asker = await lockPerson(tx, row.userId);
  if ((await earlierRefund(tx, parts, { asker, now: at, other: row })) !== undefined) {
    throw new AppError(
      'refund_by_support',
      `You have had a payment given back within the last twelve months, so that this one goes by our support. Please write to ${parts.product.supportEmail} and name payment number ${row.id}.`,
    );
  }
  await markRefund(tx, parts.secret, { payment: row, asker, at });
}

function assertRefundable(row: PaymentRow, by: AskedBy, now: Date): void {
  const until = refundableUntil(row);
  const inReview = by === 'operator' && row.status === 'review';
  if (row.paymentIntentRef === null || !(until || inReview))
    throw notRefundable('This payment cannot be given back.');
  if (by === 'person' && until && until < now)
    throw notRefundable(`A payment can be given back within ${REFUND_DAYS} days.`);
}

const notRefundable = (message: string) => new AppError('not_refundable', message);

function refused({ product }: SettleParts): AppError {
  return new AppError(
    'refund_refused',
    `Our payment provider did not take this refund. Nothing has changed: your access is open as before. Please write to ${product.supportEmail} and name the payment number; we will find another way.`,
  );
}

const DAY_MS = 24 * 3600_000;

/** The last moment at which a payment can be given back at the person's word; null where it cannot be at all. */
export function refundableUntil(payment: { status: PaymentStatus; paidAt: Date | null }): Date | null {
  if (payment.status !== 'paid' || payment.paidAt === null) return null;
  return new Date(payment.paidAt.getTime() + REFUND_DAYS * DAY_MS);
}

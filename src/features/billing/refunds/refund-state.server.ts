import { count, eq, max, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.server.ts';
import { paymentEvents, payments, users } from '#platform/database/schema.ts';
import type { PaymentStatus } from '#platform/database/payment-statuses.ts';
import type { OutgoingMessage } from '#platform/mail/message.ts';
import { findPlan, formatPrice } from '#money/plans.ts';
import { movePayment, recomputeAccess, type PaymentRow } from '../payments.server.ts';
import { RefundRefusedError } from '../provider.ts';
import { providerFailed, type SettleCause, type SettleParts } from '../settle.server.ts';
import {
  ARRIVED,
  centsReturned,
  isStillToAsk,
  statusAfterPayment,
  statusWithMoney,
} from './status-after-payment.ts';

/**
 * Brings a payment whose money has arrived in line with the provider's refunds and disputes, and asks for the refund
 * where a person did and the provider has not heard of it. It may be called any number of times, from anywhere, at
 * once: money is asked back once, by a key of the payment, and access is computed anew with every move.
 * @returns the payment's status afterwards
 * @throws AppError `payment_provider_failed` where the provider cannot be asked; the reconciler goes on then
 */
export async function syncRefund(
  parts: SettleParts,
  payment: PaymentRow,
  cause: SettleCause,
): Promise<PaymentStatus> {
  const ref = payment.paymentIntentRef;
  if (ref === null || !ARRIVED.includes(payment.status)) return payment.status;
  const asked = await movesOf(parts.db, payment);
  const { state, refused } = await askProvider(parts, { payment, ref, key: asked.refundKey });
  const judged = await parts.db.transaction(async (tx) => {
    const [locked] = await tx.select().from(payments).where(eq(payments.id, payment.id)).for('update');
    if (!locked || !ARRIVED.includes(locked.status)) return { status: (locked ?? payment).status };
    // Somebody else moved it while the provider was asked: what we were told may be of before, and of another refund.
    const now = await movesOf(tx, locked);
    if (locked.status !== payment.status || now.last !== asked.last) return { moved: locked };
    const given = statusAfterPayment(locked, now.refundKey, state);
    const to = refused && given === 'refund_pending' ? statusWithMoney(locked) : given;
    if (to === locked.status) return { status: to };
    await movePayment(tx, locked, { to, cause: refused ? 'refused' : cause, at: parts.clock.now() });
    await recomputeAccess(tx, locked.userId);
    await tell(parts, tx, { payment: locked, to, cause, returnedCents: centsReturned(state) });
    return { status: to };
  });
  // Asked anew, so that no word of the provider's is lost: it ends, since each time somebody else has moved it.
  return judged.moved ? syncRefund(parts, judged.moved, cause) : judged.status;
}

/**
 * How far a payment has moved, and the name of its refund at the provider: the same until it has succeeded or failed,
 * across crashes; the next try after a failure is one of its own.
 */
async function movesOf(
  db: Database,
  payment: PaymentRow,
): Promise<{ last: number | null; refundKey: string }> {
  const isAsked = eq(paymentEvents.toStatus, 'refund_pending');
  const [row] = await db
    .select({ last: max(paymentEvents.id), times: count(sql`case when ${isAsked} then 1 end`) })
    .from(paymentEvents)
    .where(eq(paymentEvents.paymentId, payment.id));
  return {
    last: row?.last ?? null,
    refundKey: `refund-${payment.id}-${payment.createdAt.getTime()}-${row?.times ?? 0}`,
  };
}

async function askProvider(
  { provider }: SettleParts,
  { payment, ref, key }: { payment: PaymentRow; ref: string; key: string },
) {
  try {
    const before = await provider.refundState(ref);
    if (!isStillToAsk(payment, key, before)) return { state: before, refused: false };
    const refused = await provider.refund(ref, key).then(
      () => false,
      (error: unknown) => {
        if (error instanceof RefundRefusedError) return true;
        throw error;
      },
    );
    return { state: await provider.refundState(ref), refused };
  } catch (cause) {
    throw providerFailed(cause);
  }
}

type Move = { payment: PaymentRow; to: PaymentStatus; cause: SettleCause; returnedCents: number };

/** What the person, and we ourselves, must learn of a move. Whoever waits for the answer reads it on the screen. */
async function tell(
  parts: SettleParts,
  tx: Database,
  { payment, to, cause, returnedCents }: Move,
): Promise<void> {
  const from = payment.status;
  const failed = to === statusWithMoney(payment) && (from === 'refund_pending' || from === 'refunded');
  const event = failed ? 'payment.refund_failed' : 'payment.disputed';
  if (failed || to === 'disputed') parts.log.error(event, { paymentId: payment.id, from });
  const [user] = await tx
    .select({ email: users.email, accessUntil: users.accessUntil })
    .from(users)
    .where(eq(users.id, payment.userId));
  if (!user?.email) return;
  const { product } = parts;
  const { userId } = payment;
  const about = { payment, returnedCents, accessUntil: user.accessUntil, now: parts.clock.now(), product };
  if (to === 'refunded')
    await parts.messenger.sendLater(tx, { ...refundedMessage(user.email, about), userId });
  const somebodyWaits = cause === 'person' || cause === 'operator';
  if (failed && !somebodyWaits) {
    await parts.messenger.sendLater(tx, { ...refundFailedMessage(user.email, about), userId });
  }
}

type RefundedPayment = {
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
function refundedMessage(recipient: string, about: RefundedPayment): OutgoingMessage {
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
function refundFailedMessage(recipient: string, about: RefundedPayment): OutgoingMessage {
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

function message(recipient: string, subject: string, lines: readonly string[]): OutgoingMessage {
  return { channel: 'email', recipient, subject, text: lines.join('\n'), html: null };
}

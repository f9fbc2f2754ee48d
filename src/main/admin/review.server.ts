import { eq } from 'drizzle-orm';
import { giveAccess } from '#features/billing/give-access.server.ts';
import { centsReturned } from '#features/billing/money-back/status-after-payment.ts';
import { movePayment, type PaymentRow } from '#features/billing/payments.server.ts';
import type { CheckoutState } from '#features/billing/provider.ts';
import { payments } from '#platform/database/schema.ts';
import { RefusedError, type AdminParts } from './command.ts';

/**
 * Takes a payment in review as paid: its days begin now and the receipt is mailed. From here on it is one of the sum that
 * was really taken; the agreed one stays in its history.
 * @throws RefusedError where no such money is with the provider
 */
export async function approve(parts: AdminParts, payment: PaymentRow): Promise<void> {
  const state = await askProvider(parts, payment);
  const { amountCents } = state;
  if (!state.paid || amountCents === null)
    throw new RefusedError(`The provider has no money for payment ${payment.id}: cancel it.`);
  if (state.currency !== payment.currency || state.livemode !== payment.livemode)
    throw new RefusedError(
      `Payment ${payment.id} came in another currency or mode than we sell in: give it back with "refund".`,
    );
  const otherSum =
    amountCents === payment.amountCents ? '' : `, ${amountCents} cents taken, ${payment.amountCents} agreed`;
  await parts.db.transaction(async (tx) => {
    const locked = await lockInReview(tx, payment.id);
    const at = parts.clock.now();
    const set = { paidAt: at, amountCents };
    await movePayment(tx, locked, { to: 'paid', cause: `operator${otherSum}`, at, set });
    await giveAccess(parts, tx, { ...locked, ...set, status: 'paid' });
  });
}

/** Closes a payment in review that holds no money. @throws RefusedError where it does: that has to go back first */
export async function cancel(parts: AdminParts, payment: PaymentRow): Promise<void> {
  const state = await askProvider(parts, payment);
  if (state.paid && !(await isGivenBack(parts, payment, state)))
    throw new RefusedError(`The provider holds money for payment ${payment.id}: give it back with "refund".`);
  await parts.db.transaction(async (tx) => {
    const locked = await lockInReview(tx, payment.id);
    await movePayment(tx, locked, { to: 'canceled', cause: 'operator', at: parts.clock.now() });
  });
}

async function isGivenBack({ provider }: AdminParts, payment: PaymentRow, state: CheckoutState) {
  if (payment.paymentIntentRef === null) return false;
  return (
    centsReturned(await provider.refundState(payment.paymentIntentRef)) >= (state.amountCents ?? Infinity)
  );
}

async function askProvider({ provider }: AdminParts, { id, sessionRef, status }: PaymentRow) {
  if (status !== 'review') throw new RefusedError(`Payment ${id} is not in review: it is ${status}.`);
  if (sessionRef === null) throw new RefusedError(`Payment ${id} has no checkout.`);
  return provider.checkoutState(sessionRef).catch((cause: unknown) => {
    throw new RefusedError(`The provider cannot be asked about payment ${id}. Please try again.`, { cause });
  });
}

async function lockInReview(tx: AdminParts['db'], id: number): Promise<PaymentRow> {
  const [locked] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  if (locked?.status !== 'review')
    throw new RefusedError(`Payment ${id} is not in review: it is ${locked?.status}.`);
  return locked;
}

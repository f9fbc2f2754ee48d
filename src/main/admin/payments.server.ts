import { asc, eq } from 'drizzle-orm';
import { requestRefund } from '#features/billing/refunds/request-refund.server.ts';
import { type PaymentRow, movePayment } from '#features/billing/payments.server.ts';
import type { CheckoutState, PaymentProvider } from '#features/billing/provider.ts';
import { paymentEvents, payments } from '#platform/database/schema.ts';
import { AppError } from '#platform/http/app-error.ts';
import { formatPrice } from '#money/plans.ts';
import { grantAccess } from '#features/billing/grant-access.server.ts';
import { centsReturned } from '#features/billing/refunds/status-after-payment.ts';
import { idOf, linesOr, RefusedError, type AdminParts, type Command, type CommandResult } from './command.ts';

export const paymentCommands: readonly Command[] = [
  {
    name: 'payments review',
    summary: 'Payments that came on other terms than agreed, and what the provider says of them',
    run: review,
  },
  {
    name: 'payments show',
    subject: '<id>',
    summary: 'A payment and everything that happened to it',
    run: ({ db }, subject) => show(db, idOf(subject)),
  },
  {
    name: 'payments approve',
    subject: '<id>',
    summary: 'Take a payment in review as paid: its days of access begin now, and the receipt is mailed',
    run: (parts, subject) => decide(parts, idOf(subject), approve),
  },
  {
    name: 'payments cancel',
    subject: '<id>',
    summary: 'Close a payment in review that holds no money',
    run: (parts, subject) => decide(parts, idOf(subject), cancel),
  },
  {
    name: 'refund',
    subject: '<payment>',
    summary: 'Give a payment back in full, paid or in review, at any time; the access it bought ends',
    run: (parts, subject) => refund(parts, idOf(subject)),
  },
];

async function review({ db, provider }: AdminParts): Promise<CommandResult> {
  const rows = await db
    .select()
    .from(payments)
    .where(eq(payments.status, 'review'))
    .orderBy(asc(payments.id));
  const data = [];
  for (const row of rows) data.push({ ...facts(row), provider: await asked(provider, row.sessionRef) });
  const lines = data.map((row) => `${line(row)}\n  the provider says: ${saying(row.provider)}`);
  return { data, text: linesOr(lines, 'No payment waits for a review.') };
}

async function show(db: AdminParts['db'], id: number): Promise<CommandResult> {
  const row = await found(db, id);
  const events = await db
    .select({
      at: paymentEvents.at,
      from: paymentEvents.fromStatus,
      to: paymentEvents.toStatus,
      cause: paymentEvents.cause,
    })
    .from(paymentEvents)
    .where(eq(paymentEvents.paymentId, id))
    .orderBy(asc(paymentEvents.id));
  const lines = events.map(
    ({ at, from, to, cause }) => `  ${at.toISOString()}  ${from} -> ${to}  (${cause})`,
  );
  return {
    about: { paymentId: id },
    data: { ...facts(row), events },
    text: [
      line(facts(row)),
      `  created ${row.createdAt.toISOString()}`,
      ...lines,
      `  ${downloadsOf(row)}`,
    ].join('\n'),
  };
}

/** Ends a review one way or the other. */
async function decide(
  parts: AdminParts,
  id: number,
  decision: (parts: AdminParts, payment: PaymentRow) => Promise<void>,
): Promise<CommandResult> {
  await decision(parts, await found(parts.db, id));
  const { status } = await found(parts.db, id);
  return { ...(await show(parts.db, id)), about: { paymentId: id, to: status } };
}

/** The same refund as by the person's button, without its end of seven days. */
async function refund(parts: AdminParts, id: number): Promise<CommandResult> {
  const payment = await found(parts.db, id);
  const status = await requestRefund(parts, payment, 'operator').catch((error: unknown) => {
    throw error instanceof AppError ? new RefusedError(`Payment ${id}: ${error.message}`) : error;
  });
  const { text, data } = await show(parts.db, id);
  const waits = 'The provider has not answered yet. The running server goes on asking, and mails the person.';
  const about = { paymentId: id, to: status };
  return { data, text: status === 'refund_pending' ? `${text}\n  ${waits}` : text, about };
}

async function found(db: AdminParts['db'], id: number): Promise<PaymentRow> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  if (!row) throw new RefusedError(`There is no payment ${id}.`);
  return row;
}

/** What of a payment may be shown: never the secret its checkout is paid with. */
export function facts(row: PaymentRow) {
  const { id, userId, planId, amountCents, currency, accessDays, livemode, status } = row;
  const { sessionRef, paymentIntentRef, createdAt, paidAt, downloads } = row;
  return {
    ...{ id, userId, planId, amountCents, currency, accessDays, livemode, status },
    ...{ sessionRef, paymentIntentRef, createdAt, paidAt, downloads },
  };
}

function downloadsOf({ downloads, status }: PaymentRow): string {
  const until = status === 'refunded' ? ' before the refund' : '';
  return `PDFs downloaded with this payment${until}: ${downloads}`;
}

export function line(row: ReturnType<typeof facts>): string {
  const test = row.livemode ? '' : ', test mode';
  const paid = row.paidAt ? `, paid ${row.paidAt.toISOString()}` : '';
  return `Payment ${row.id}: ${row.status}, ${formatPrice(row.amountCents)} for ${row.planId} of person ${row.userId}${paid}${test}`;
}

async function asked(
  provider: PaymentProvider,
  sessionRef: string | null,
): Promise<CheckoutState | { error: string }> {
  if (sessionRef === null) return { error: 'there is no checkout' };
  return provider
    .checkoutState(sessionRef)
    .catch((error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }));
}

function saying(state: CheckoutState | { error: string }): string {
  if ('error' in state) return state.error;
  const amount = `${state.amountCents} cents ${state.currency}`;
  const mode = state.livemode ? 'real money' : 'test mode';
  return `${state.status}, ${state.paid ? 'paid' : 'not paid'}, ${amount}, ${mode}, for payment ${state.paymentId}`;
}

/**
 * Takes a payment in review as paid: its days begin now and the receipt is mailed. From here on it is one of the sum that
 * was really taken; the agreed one stays in its history.
 * @throws RefusedError where no such money is with the provider
 */
async function approve(parts: AdminParts, payment: PaymentRow): Promise<void> {
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
    await grantAccess(parts, tx, { ...locked, ...set, status: 'paid' });
  });
}

/** Closes a payment in review that holds no money. @throws RefusedError where it does: that has to go back first */
async function cancel(parts: AdminParts, payment: PaymentRow): Promise<void> {
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

import { asc, eq } from 'drizzle-orm';
import { movePayment, recomputeAccess } from '#features/billing/payments.server.ts';
import type { CheckoutState, PaymentProvider } from '#features/billing/provider.ts';
import { paymentEvents, payments } from '#platform/database/schema.ts';
import { formatPrice } from '#platform/plans/plans.ts';
import { idOf, linesOr, RefusedError, type AdminParts, type Command, type Report } from './command.ts';

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
    summary: 'Take a payment in review as paid: its days of access begin now',
    run: (parts, subject) => decide(parts, idOf(subject), 'paid'),
  },
  {
    name: 'payments cancel',
    subject: '<id>',
    summary: 'Close a payment in review without access; money is given back at the provider',
    run: (parts, subject) => decide(parts, idOf(subject), 'canceled'),
  },
];

type PaymentRow = typeof payments.$inferSelect;

async function review({ db, provider }: AdminParts): Promise<Report> {
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

async function show(db: AdminParts['db'], id: number): Promise<Report> {
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
    data: { ...facts(row), events },
    text: [line(facts(row)), `  created ${row.createdAt.toISOString()}`, ...lines].join('\n'),
  };
}

/** Ends a review one way or the other, and computes the person's access anew. */
async function decide(parts: AdminParts, id: number, to: 'paid' | 'canceled'): Promise<Report> {
  await found(parts.db, id);
  await parts.db.transaction(async (tx) => {
    const [locked] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
    if (locked?.status !== 'review')
      throw new RefusedError(`Payment ${id} is not in review: it is ${locked?.status}.`);
    const at = parts.clock.now();
    const set = to === 'paid' ? { paidAt: locked.paidAt ?? at } : {};
    await movePayment(tx, locked, { to, cause: 'operator', at, set });
    await recomputeAccess(tx, locked.userId);
  });
  parts.log.warn('admin.payment_decided', { operator: parts.operator, paymentId: id, to });
  return show(parts.db, id);
}

async function found(db: AdminParts['db'], id: number): Promise<PaymentRow> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  if (!row) throw new RefusedError(`There is no payment ${id}.`);
  return row;
}

/** What of a payment may be shown: never the secret its checkout is paid with. */
export function facts(row: PaymentRow) {
  const { id, userId, planId, amountCents, currency, accessDays, livemode, status } = row;
  const { sessionRef, paymentIntentRef, createdAt, paidAt } = row;
  return {
    ...{ id, userId, planId, amountCents, currency, accessDays, livemode, status },
    ...{ sessionRef, paymentIntentRef, createdAt, paidAt },
  };
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

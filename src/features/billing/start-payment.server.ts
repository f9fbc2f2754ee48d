import { and, eq, inArray } from 'drizzle-orm';
import { payments } from '#platform/database/schema.ts';
import { AppError } from '#platform/http/app-error.ts';
import { lockPerson } from '#platform/session/lock-person.server.ts';
import type { SignedInUser } from '#platform/http/api-env.ts';
import { CURRENCY, type Plan } from '#money/plans.ts';
import type { CreateSubscriptionAnswer } from './contract.ts';
import { movePayment, type PaymentRow } from './payments.server.ts';
import { CheckoutRefusedError } from './provider.ts';
import { providerFailed, settle, type SettleParts } from './settle.server.ts';

export type StartPaymentParts = SettleParts & {
  livemode: boolean;
  publicUrl: string;
};

/** Rounds of clearing away and looking again; more means that something else keeps starting payments. */
const ROUNDS = 6;

/**
 * Opens a checkout for a plan. A person has at most one open payment: a second tab or click on the same plan gets
 * the same checkout, another plan closes the first one.
 * @throws AppError `payment_provider_failed` or `payment_pending`
 */
export async function startPayment(
  parts: StartPaymentParts,
  user: SignedInUser,
  plan: Plan,
): Promise<CreateSubscriptionAnswer> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const current = (await unfinishedPayment(parts, user.id)) ?? (await reserve(parts, user.id, plan));
    if (!current) continue;
    const open = current.status === 'creating' ? await openCheckout(parts, user, current) : current;
    const status = await settle(parts, open, 'checkout');
    if (status !== 'open') continue;
    if (open.planId === plan.id && open.amountCents === plan.priceCents && open.clientSecret) {
      return { clientSecret: open.clientSecret, paymentId: open.id };
    }
    await close(parts, open);
  }
  throw new AppError(
    'payment_pending',
    'Another payment of yours is being set up. Please try again in a moment.',
  );
}

/** Makes what a person has begun to pay unpayable; a checkout that was paid at the last moment is settled. */
export async function closeUnfinishedPayment(parts: StartPaymentParts, userId: number): Promise<void> {
  const begun = await unfinishedPayment(parts, userId);
  if (begun?.status === 'creating') await giveUp(parts, begun, 'erased');
  // A checkout that was being set up may have opened in between.
  const open = begun?.status === 'creating' ? await unfinishedPayment(parts, userId) : begun;
  if (open?.status === 'open') await close(parts, open);
}

async function unfinishedPayment({ db }: StartPaymentParts, userId: number): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), inArray(payments.status, ['creating', 'open'])));
  return row;
}

/** Writes the payment down before the provider hears of it; undefined where another tab was faster. */
async function reserve(
  parts: StartPaymentParts,
  userId: number,
  plan: Plan,
): Promise<PaymentRow | undefined> {
  const now = parts.clock.now();
  return parts.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const [row] = await tx
      .insert(payments)
      .values({
        userId,
        planId: plan.id,
        amountCents: plan.priceCents,
        currency: CURRENCY,
        accessDays: plan.days,
        livemode: parts.livemode,
        status: 'creating',
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning();
    return row;
  });
}

/** Asks the provider for the checkout. After a crash in between, the same key brings the same checkout again. */
async function openCheckout(
  parts: StartPaymentParts,
  user: SignedInUser,
  payment: PaymentRow,
): Promise<PaymentRow> {
  const checkout = await parts.provider
    .createCheckout({
      paymentId: payment.id,
      idempotencyKey: `payment-${payment.id}-${payment.createdAt.getTime()}`,
      name: `${parts.product.name} · ${payment.accessDays} days`,
      amountCents: payment.amountCents,
      currency: payment.currency,
      returnUrl: `${parts.publicUrl}/dashboard?payment=${payment.id}`,
      email: user.email,
    })
    .catch(async (cause: unknown) => {
      if (cause instanceof CheckoutRefusedError) await giveUp(parts, payment, 'refused');
      throw providerFailed(cause);
    });
  const { sessionRef, clientSecret } = checkout;
  const current = await parts.db.transaction(async (tx): Promise<PaymentRow> => {
    const [locked] = await tx.select().from(payments).where(eq(payments.id, payment.id)).for('update');
    if (locked?.status !== 'creating') return locked ?? payment;
    const set = { sessionRef, clientSecret };
    await movePayment(tx, locked, { to: 'open', cause: 'checkout', at: parts.clock.now(), set });
    return { ...locked, ...set, status: 'open' };
  });
  // Given up meanwhile, as when the account was deleted: nobody may pay it.
  if (current.status === 'canceled') await expire(parts, payment.id, sessionRef);
  return current;
}

/** Ends a payment whose checkout will never be, so that the next try is one of its own. */
async function giveUp(
  { db, clock }: StartPaymentParts,
  payment: PaymentRow,
  cause: 'refused' | 'erased',
): Promise<void> {
  await db.transaction(async (tx) => {
    const [locked] = await tx.select().from(payments).where(eq(payments.id, payment.id)).for('update');
    if (locked?.status !== 'creating') return;
    await movePayment(tx, locked, { to: 'canceled', cause, at: clock.now() });
  });
}

/** Makes an open checkout unpayable; if it was paid at the last moment, settling finds that out. */
async function close(parts: StartPaymentParts, payment: PaymentRow): Promise<void> {
  if (payment.sessionRef === null) return;
  await expire(parts, payment.id, payment.sessionRef);
  await settle(parts, payment, 'checkout');
}

/** A provider that cannot be reached hinders nobody: a checkout ends by itself within a day. */
async function expire(parts: StartPaymentParts, paymentId: number, sessionRef: string): Promise<void> {
  try {
    await parts.provider.expireCheckout(sessionRef);
  } catch (error) {
    parts.log.warn('payment.not_closed', { paymentId, error });
  }
}

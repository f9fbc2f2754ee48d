import { eq } from 'drizzle-orm';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { payments } from '#platform/database/schema.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { Messenger } from '#platform/mail/messenger.server.ts';
import type { PaymentStatus } from '#platform/database/payment-statuses.ts';
import { grantAccess } from './grant-access.server.ts';
import { movePayment, type PaymentRow } from './payments.server.ts';
import type { CheckoutState, PaymentProvider } from './provider.ts';

export type SettleParts = {
  db: Database;
  clock: Clock;
  log: Log;
  provider: PaymentProvider;
  messenger: Messenger;
  product: { name: string; supportEmail: string };
};

/** Who asked how a payment stands; written into the payment's history. */
export type SettleCause = 'return' | 'webhook' | 'reconciler' | 'checkout' | 'person' | 'operator';

/**
 * Brings a payment in line with what the provider says, and is the only way to access. It may be called any number
 * of times, from anywhere, at once: access is given once.
 * @returns the payment's status afterwards
 * @throws AppError `payment_provider_failed` where the provider cannot be asked
 */
export async function settle(
  parts: SettleParts,
  payment: PaymentRow,
  cause: SettleCause,
): Promise<PaymentStatus> {
  if (payment.status !== 'open' || payment.sessionRef === null) return payment.status;
  const state = await askProvider(parts.provider, payment.sessionRef);
  const to = nextStatus(payment, state);
  if (to === 'open') return 'open';
  return parts.db.transaction(async (tx) => {
    const [locked] = await tx.select().from(payments).where(eq(payments.id, payment.id)).for('update');
    // Somebody else settled it while the provider was asked.
    if (!locked || locked.status !== 'open') return (locked ?? payment).status;
    const at = parts.clock.now();
    const paid = to === 'paid' ? { paidAt: at } : {};
    await movePayment(tx, locked, {
      to,
      cause,
      at,
      set: { paymentIntentRef: state.paymentIntentRef, ...paid },
    });
    if (to === 'review') parts.log.error('payment.review', { paymentId: payment.id });
    if (to === 'paid') await grantAccess(parts, tx, locked);
    return to;
  });
}

/** What the provider's word means for a payment. Money on other terms than ours is looked at by a person. */
export function nextStatus(
  payment: Pick<PaymentRow, 'id' | 'amountCents' | 'currency' | 'livemode'>,
  state: CheckoutState,
): PaymentStatus {
  if (state.status === 'expired') return 'expired';
  if (state.status !== 'complete' || !state.paid) return 'open';
  const asAgreed =
    state.amountCents === payment.amountCents &&
    state.currency === payment.currency &&
    state.livemode === payment.livemode &&
    state.paymentId === String(payment.id);
  return asAgreed ? 'paid' : 'review';
}

async function askProvider(provider: PaymentProvider, sessionRef: string): Promise<CheckoutState> {
  try {
    return await provider.checkoutState(sessionRef);
  } catch (cause) {
    throw providerFailed(cause);
  }
}

export function providerFailed(cause: unknown): AppError {
  return new AppError(
    'payment_provider_failed',
    'Our payment provider cannot be reached right now. You have not been charged twice: please try again in a moment.',
    { cause },
  );
}

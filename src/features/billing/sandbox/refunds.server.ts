import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { sandboxObjects } from '#platform/database/schema.ts';
import { newSandboxId } from './state.server.ts';

/** The part of Stripe's Refund that we read. */
const refund = z.object({
  id: z.string(),
  object: z.literal('refund'),
  amount: z.number(),
  currency: z.string(),
  created: z.number(),
  metadata: z.record(z.string(), z.string()),
  payment_intent: z.string(),
  status: z.enum(['pending', 'succeeded', 'failed', 'canceled']),
});
export type SandboxRefund = z.infer<typeof refund>;

/** The part of Stripe's Dispute that we read. Nothing in the sandbox makes one: tests write them. */
const dispute = z.object({
  id: z.string(),
  object: z.literal('dispute'),
  payment_intent: z.string(),
  status: z.string(),
});
export type SandboxDispute = z.infer<typeof dispute>;

/** Why there is no refund, in Stripe's own codes. */
export type NoRefund = 'resource_missing' | 'charge_already_refunded' | 'charge_disputed';

/** Refunds of the sandbox's checkouts, and disputes about them; kept in the database like those. */
export interface SandboxRefunds {
  create(
    wanted: { paymentIntent: string; metadata: Record<string, string> },
    idempotencyKey: string | undefined,
  ): Promise<SandboxRefund | NoRefund>;
  refunds(paymentIntent: string): Promise<SandboxRefund[]>;
  disputes(paymentIntent: string): Promise<SandboxDispute[]>;
}

const STANDS: readonly SandboxRefund['status'][] = ['pending', 'succeeded'];
const paidCheckout = z.object({ amount_total: z.number(), currency: z.string() });

export function sandboxRefunds(db: Database, clock: Clock): SandboxRefunds {
  const about = (tx: Database, kind: 'checkout.session' | 'refund' | 'dispute', paymentIntent: string) =>
    tx
      .select({ id: sandboxObjects.id, body: sandboxObjects.body })
      .from(sandboxObjects)
      .where(
        and(eq(sandboxObjects.kind, kind), sql`${sandboxObjects.body}->>'payment_intent' = ${paymentIntent}`),
      )
      .orderBy(asc(sandboxObjects.createdAt));
  const refunds = async (tx: Database, paymentIntent: string) =>
    (await about(tx, 'refund', paymentIntent)).map(({ body }) => refund.parse(body));
  const disputes = async (tx: Database, paymentIntent: string) =>
    (await about(tx, 'dispute', paymentIntent)).map(({ body }) => dispute.parse(body));

  return {
    create: ({ paymentIntent, metadata }, idempotencyKey) =>
      db.transaction(async (tx) => {
        const [checkout] = await about(tx, 'checkout.session', paymentIntent).for('update');
        if (!checkout) return 'resource_missing';
        if (idempotencyKey !== undefined) {
          const keyed = eq(sandboxObjects.idempotencyKey, idempotencyKey);
          const [before] = await tx.select().from(sandboxObjects).where(keyed);
          if (before) return refund.parse(before.body);
        }
        if ((await disputes(tx, paymentIntent)).length > 0) return 'charge_disputed';
        const standing = (await refunds(tx, paymentIntent)).some(({ status }) => STANDS.includes(status));
        if (standing) return 'charge_already_refunded';
        const { amount_total: amount, currency } = paidCheckout.parse(checkout.body);
        const now = clock.now();
        const body: SandboxRefund = {
          id: newSandboxId('re_test'),
          object: 'refund',
          amount,
          currency,
          created: Math.floor(now.getTime() / 1000),
          metadata,
          payment_intent: paymentIntent,
          status: 'succeeded',
        };
        const row = { id: body.id, kind: 'refund' as const, body, idempotencyKey, createdAt: now };
        await tx.insert(sandboxObjects).values(row);
        return body;
      }),
    refunds: (paymentIntent) => refunds(db, paymentIntent),
    disputes: (paymentIntent) => disputes(db, paymentIntent),
  };
}

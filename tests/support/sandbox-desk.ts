import { and, eq, sql } from 'drizzle-orm';
import { sandboxEvents, type SandboxEvent } from '#features/billing/sandbox/events.server.ts';
import type { SandboxRefund } from '#features/billing/sandbox/refunds.server.ts';
import { sandboxObjects } from '#platform/database/schema.ts';
import type { TestProduct } from './product.ts';

/** What banks and the provider's own desk do with money of the sandbox, as nothing in the product can. */
export type SandboxDesk = {
  refundsOf(paymentIntent: string): Promise<SandboxRefund[]>;
  /** Moves a payment's refunds on: the bank takes its time, or sends the money back. */
  setRefunds(paymentIntent: string, status: SandboxRefund['status']): Promise<SandboxEvent>;
  /** Opens a person's dispute with their bank, or moves it on. */
  setDispute(paymentIntent: string, status: string): Promise<SandboxEvent>;
};

/** Each act answers its event, which is in the provider's list; whether its webhook comes is up to the test. */
export function sandboxDesk({ database, clock }: Pick<TestProduct, 'database' | 'clock'>): SandboxDesk {
  const { db } = database;
  const events = sandboxEvents(db, clock);
  const put = async (id: string, body: object) =>
    db
      .update(sandboxObjects)
      .set({ body: sql`${JSON.stringify(body)}::json` })
      .where(eq(sandboxObjects.id, id));
  const refundsOf = async (paymentIntent: string) => {
    const about = sql`${sandboxObjects.body}->>'payment_intent' = ${paymentIntent}`;
    const rows = await db
      .select()
      .from(sandboxObjects)
      .where(and(eq(sandboxObjects.kind, 'refund'), about));
    return rows.map(({ body }) => body as SandboxRefund); // Written by the sandbox alone.
  };
  return {
    refundsOf,
    async setRefunds(paymentIntent, status) {
      for (const refund of await refundsOf(paymentIntent)) await put(refund.id, { ...refund, status });
      const type = status === 'failed' ? 'refund.failed' : 'refund.updated';
      return events.add(type, { object: 'refund', payment_intent: paymentIntent, status });
    },
    async setDispute(paymentIntent, status) {
      const id = `dp_test_${paymentIntent}`;
      const body = { id, object: 'dispute', payment_intent: paymentIntent, status };
      await db
        .insert(sandboxObjects)
        .values({ id, kind: 'dispute', body, createdAt: clock.now() })
        .onConflictDoUpdate({ target: sandboxObjects.id, set: { body } });
      const closed = status === 'won' || status === 'lost';
      return events.add(closed ? 'charge.dispute.closed' : 'charge.dispute.created', body);
    },
  };
}

import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { sandboxObjects } from '#platform/database/schema.ts';
import { randomBytes } from 'node:crypto';

/** How long a checkout can be paid, in seconds: Stripe's own default. */
const LIFETIME_SECONDS = 24 * 3600;

/** The part of Stripe's Checkout Session that we read. */
const session = z.object({
  id: z.string(),
  object: z.literal('checkout.session'),
  client_secret: z.string(),
  client_reference_id: z.string().nullable(),
  amount_total: z.number(),
  currency: z.string(),
  created: z.number(),
  expires_at: z.number(),
  livemode: z.literal(false),
  mode: z.literal('payment'),
  ui_mode: z.literal('elements'),
  payment_status: z.enum(['paid', 'unpaid']),
  payment_intent: z.string().nullable(),
  status: z.enum(['open', 'complete', 'expired']),
});
export type SandboxSession = z.infer<typeof session>;

export type NewSandboxSession = Pick<SandboxSession, 'client_reference_id' | 'amount_total' | 'currency'>;

/** The sandbox's checkouts; kept in the database, so that they outlive a restart as Stripe's do. */
export interface SandboxState {
  create(wanted: NewSandboxSession, idempotencyKey: string | undefined): Promise<SandboxSession>;
  find(id: string): Promise<SandboxSession | undefined>;
  findBySecret(clientSecret: string): Promise<SandboxSession | undefined>;
  /** Completes or expires a checkout that is open; undefined where it is not. */
  finish(id: string, as: 'complete' | 'expired'): Promise<SandboxSession | undefined>;
}

export function sandboxState(db: Database, clock: Clock): SandboxState {
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  const asOfNow = (stored: unknown): SandboxSession => {
    const found = session.parse(stored);
    return found.status === 'open' && found.expires_at <= seconds() ? { ...found, status: 'expired' } : found;
  };
  // Events and refunds stand in the same table: their ids are no checkout's.
  const named = (id: string) => and(eq(sandboxObjects.id, id), eq(sandboxObjects.kind, 'checkout.session'));
  const find = async (id: string) => {
    const [row] = await db.select().from(sandboxObjects).where(named(id));
    return row && asOfNow(row.body);
  };
  return {
    async create(wanted, idempotencyKey) {
      const id = newSandboxId('cs_test');
      const body: SandboxSession = {
        ...wanted,
        id,
        object: 'checkout.session',
        client_secret: `${id}_secret_${newSandboxId('s')}`,
        created: seconds(),
        expires_at: seconds() + LIFETIME_SECONDS,
        livemode: false,
        mode: 'payment',
        ui_mode: 'elements',
        payment_status: 'unpaid',
        payment_intent: null,
        status: 'open',
      };
      const row = { id, kind: 'checkout.session' as const, body, idempotencyKey, createdAt: clock.now() };
      const [made] = await db.insert(sandboxObjects).values(row).onConflictDoNothing().returning();
      if (made || idempotencyKey === undefined) return body;
      const [before] = await db
        .select()
        .from(sandboxObjects)
        .where(eq(sandboxObjects.idempotencyKey, idempotencyKey));
      return asOfNow(before?.body);
    },
    find,
    findBySecret: async (clientSecret) => {
      const [id = ''] = clientSecret.split('_secret_');
      const found = await find(id);
      return found?.client_secret === clientSecret ? found : undefined;
    },
    finish: (id, as) =>
      db.transaction(async (tx) => {
        const [row] = await tx.select().from(sandboxObjects).where(named(id)).for('update');
        const found = row && asOfNow(row.body);
        if (found?.status !== 'open') return undefined;
        const paid =
          as === 'complete'
            ? { payment_status: 'paid' as const, payment_intent: newSandboxId('pi_test') }
            : {};
        const body: SandboxSession = { ...found, ...paid, status: as };
        await tx
          .update(sandboxObjects)
          .set({ body: sql`${JSON.stringify(body)}::json` })
          .where(eq(sandboxObjects.id, id));
        return body;
      }),
  };
}

/** A new id as Stripe's look: a prefix that names the kind, and letters and digits. */
export function newSandboxId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString('base64url').replace(/[-_]/g, 'x')}`;
}

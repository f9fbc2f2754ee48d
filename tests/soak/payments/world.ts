import { startSession } from '#features/auth/sessions.server.ts';
import type { OpenDatabase } from '#platform/database/database.server.ts';
import { users } from '#platform/database/schema.ts';
import { paymentFaults, type PaymentFaults } from '#tests/support/payment-faults.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { sandboxDesk, type SandboxDesk } from '#tests/support/sandbox-desk.ts';

export type World = { product: TestProduct; faults: PaymentFaults; desk: SandboxDesk };

export async function startWorld(database: OpenDatabase | undefined): Promise<World> {
  const faults = paymentFaults();
  const product = await startTestProduct({
    provider: (sandbox) => faults.provider(sandbox),
    db: (real) => faults.db(real),
    ...(database ? { database } : {}),
  });
  return { product, faults, desk: sandboxDesk(product) };
}

/** What the provider tells by its webhook: something happened to this object. */
export type Event = { type: string; object: object };

/** A person with two tabs, and the events about them that are still on their way. */
export type Story = { userId: number; token: string; tabs: Tab[]; events: Event[]; told: string[] };
type Tab = { clientSecret?: string; paymentId?: number };

export async function beginStory({ product }: World, seed: number): Promise<Story> {
  const { clock } = product;
  const { db } = product.database;
  const [user] = await db
    .insert(users)
    .values({ email: `buyer${seed}@example.com`, createdAt: clock.now() })
    .returning();
  if (!user) throw new Error('the buyer is not there');
  const { token } = await startSession(db, clock, { userId: user.id, userAgent: '' });
  return { userId: user.id, token, tabs: [{}, {}], events: [], told: [] };
}

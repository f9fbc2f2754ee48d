import { eq } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import { users } from '#platform/database/schema.ts';
import { HeavyTurns } from '#platform/http/heavy-turns.ts';
import { createShares } from '#platform/http/shares.ts';
import { newcomers } from './newcomers.ts';
import type { TestProduct } from './product.ts';

/** Counts what took a turn at writing much, and does something after each. */
export class CountedTurns extends HeavyTurns {
  taken = 0;
  afterEach: () => Promise<unknown> = () => Promise.resolve();

  override async run<T>(_sender: readonly string[], work: () => Promise<T>): Promise<T> {
    this.taken += 1;
    const done = await work();
    await this.afterEach();
    return done;
  }
}

/** A product whose turns at writing much are counted, with somebody new in each test who has access for a month. */
export function newcomersWithCountedTurns() {
  const turns = new CountedTurns();
  const enter = async (product: TestProduct, email: string) => {
    const token = await product.signIn(email);
    await product.grantAccess(email, 30);
    const [person] = await product.database.db.select().from(users).where(eq(users.email, email));
    if (!person) throw new Error(`there is nobody at ${email}`);
    return { token, userId: person.id };
  };
  const world = newcomers(enter, { shares: createShares({ heavy: turns }) });
  beforeEach(() => {
    turns.afterEach = () => Promise.resolve();
    turns.taken = 0;
  });
  return { turns, world };
}

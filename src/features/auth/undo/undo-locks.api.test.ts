import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#platform/database/schema.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { undoCalls } from '../testing/undo-calls.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const { put, signIn, linksTo, undo, newEmail } = undoCalls(() => product);

/** Two accounts, each of which signs in with what the other one had; their links bring it back. */
async function crossed() {
  const [one, other, between] = [newEmail(), newEmail(), newEmail()];
  const first = await signIn({ email: one });
  const second = await signIn({ email: other });
  for (const [{ token }, email] of [
    [first, between],
    [second, one],
    [first, other],
  ] as const) {
    product.clock.advance(61);
    expect((await put(token, { email })).status).toBe(200);
  }
  const links = [(await linksTo(one))[0], (await linksTo(other))[0]] as const;
  return { ids: [first.id, second.id] as const, links };
}

// The embedded database does one transaction after the other.
test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'two undos that each want what the other has wait in one order: none holds what the other waits for',
  async () => {
    const { ids, links } = await crossed();
    expect(ids[0]).toBeLessThan(ids[1]);
    const { db } = product.database;
    let answer: ReturnType<typeof undo> | undefined;
    await db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, ids[0])).for('update');
      // Of the second person, who wants what the first one has.
      answer = undo(links[1]);
      const waits = sql<number>`(select count(*)::int from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock')`;
      const waiting = () => db.select({ waits }).from(users).limit(1);
      await expect.poll(waiting, { timeout: 30_000 }).toEqual([{ waits: 1 }]);
      const free = await tx
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, ids[1]))
        .for('update', { skipLocked: true });
      expect(free).toEqual([{ id: ids[1] }]);
    });
    expect(await answer).toMatchObject({ status: 409, json: { code: 'contact_taken' } });
  },
);

test('two undos that each want what the other has both learn that it is taken', async () => {
  const { links } = await crossed();
  const answers = await Promise.all(links.map((link) => undo(link)));
  expect(answers.map(({ status, json }) => [status, json.code])).toEqual([
    [409, 'contact_taken'],
    [409, 'contact_taken'],
  ]);
});

test('a right link whose contact is taken counts as no guess, however often it is pressed', async () => {
  const { links } = await crossed();
  const address = '203.0.113.66';
  for (let press = 0; press < 31; press += 1)
    expect(await undo(links[0], address)).toMatchObject({ status: 409, json: { code: 'contact_taken' } });
});

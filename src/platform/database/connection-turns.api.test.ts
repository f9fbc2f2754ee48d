import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockPerson } from '#platform/session/lock-person.server.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { onBehalfOf } from './connection-turns.server.ts';
import type { OpenDatabase } from './database.server.ts';
import { users } from './schema.ts';

let product: TestProduct;
let database: OpenDatabase;
let token: string;
beforeAll(async () => {
  product = await startTestProduct();
  ({ database } = product);
  token = await product.signIn('ana@example.com');
});
afterAll(() => product.close());

const ATTACKER = { network: '203.0.113.0/24', caller: 'user 1' };
const SOMEBODY = { network: '198.51.100.0/24', caller: 'user 2' };
const CALLS = 60;

const findPerson = () =>
  database.db.select({ id: users.id }).from(users).where(eq(users.email, 'ana@example.com'));
const lock = (id: number) => database.db.transaction((tx) => lockPerson(tx, id));

/**
 * Sixty calls of one person that wait for that person's lock. With PostgreSQL it is held until `end`; the embedded
 * database has one connection, which whoever held the lock would have.
 */
async function attack() {
  const [ana] = await findPerson();
  const [end, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = database.db.transaction(async (tx) => {
    if (database.kind === 'postgres') await lockPerson(tx, ana?.id ?? 0);
    held.resolve();
    if (database.kind === 'postgres') await end.promise;
  });
  await held.promise;
  let done = 0;
  const calls = Array.from({ length: CALLS }, () =>
    onBehalfOf(ATTACKER, async () => {
      await lock(ana?.id ?? 0);
      done += 1;
    }),
  );
  return {
    done: () => done,
    async end() {
      end.resolve();
      await Promise.all([holding, ...calls]);
      expect(done).toBe(CALLS);
    },
  };
}
/** Of sixty that were there before: those that were at work already. */
const AT_WORK = 4;

test('many calls of one person, which wait for that person, keep nobody else waiting', async () => {
  const { done, end } = await attack();
  await onBehalfOf(SOMEBODY, findPerson);
  const before = done();
  await end();
  expect(before).toBeLessThanOrEqual(AT_WORK);
});

test('whether the database is there is told however many wait for it', async () => {
  const { done, end } = await attack();
  await onBehalfOf(ATTACKER, () => database.ping());
  const before = done();
  await end();
  expect(before).toBeLessThanOrEqual(AT_WORK);
});

test(
  'who has too much under way at the database is told to try again, and nobody else is',
  { timeout: 30_000 },
  async () => {
    const [end, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const hold = () =>
      database.db.transaction(async () => {
        held.resolve();
        await end.promise;
      });
    // With the embedded database one of them has the only connection, and the others wait as well.
    const holding = Array.from({ length: 4 }, () => onBehalfOf(ATTACKER, hold).catch(() => undefined));
    await held.promise;
    const refused = await onBehalfOf(ATTACKER, () => product.call('/api/user/profile', { token }));
    expect(refused).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
    end.resolve();
    await Promise.all(holding);
    expect((await product.call('/api/user/profile', { token })).status).toBe(200);
  },
);

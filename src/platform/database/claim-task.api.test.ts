import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/database.ts';
import { claimTask } from './claim-task.server.ts';
import type { OpenDatabase } from './database.server.ts';
import { taskClaims } from './schema.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const claims = (name: string, forMs: number, copies: number) =>
  Promise.all(Array.from({ length: copies }, () => claimTask(database.db, name, forMs)));

test('of many copies that ask at once one does it, and nobody again until its time is over', async () => {
  expect((await claims('tidying', 60_000, 12)).filter(Boolean)).toHaveLength(1);
  expect(await claimTask(database.db, 'tidying', 60_000)).toBe(false);
  expect(await claimTask(database.db, 'counting', 60_000)).toBe(true);
});

test('after its time it is done again, by whichever copy asks first', async () => {
  expect(await claimTask(database.db, 'looking', 0)).toBe(true);
  expect((await claims('looking', 60_000, 12)).filter(Boolean)).toHaveLength(1);
});

test('a claim that was made while the clock of the database was wrong is not waited for', async () => {
  const claimedUntil = sql`now() + interval '1 year'`;
  await database.db.insert(taskClaims).values({ name: 'reconciling', claimedUntil });
  expect((await claims('reconciling', 60_000, 4)).filter(Boolean)).toHaveLength(1);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#platform/database/schema.ts';
import type { OpenDatabase } from '#platform/database/database.server.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { createLimiter } from './limiter.server.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const LIMIT = { max: 1, windowSeconds: 3600 };

async function refused(name: string) {
  const clock = createTestClock();
  const limiter = createLimiter(database.db, clock, 'a secret');
  expect((await limiter.hit(name, LIMIT)).allowed).toBe(true);
  expect((await limiter.hit(name, LIMIT)).allowed).toBe(false);
  // Whoever asks the database from now on finds nothing counted.
  await database.db.delete(limits);
  return { clock, limiter };
}

test('what was refused a moment ago is refused again without the database, with the wait that is left', async () => {
  const { clock, limiter } = await refused('a');
  clock.advance(4);
  expect(await limiter.hit('a', LIMIT)).toEqual({ allowed: false, retryAfterSeconds: 3596 });
  expect((await limiter.hit('b', LIMIT)).allowed).toBe(true);
  expect((await limiter.hit('a', { ...LIMIT, max: 2 })).allowed).toBe(true);
});

test('a few seconds later the database is asked again', async () => {
  const { clock, limiter } = await refused('c');
  clock.advance(5);
  expect((await limiter.hit('c', LIMIT)).allowed).toBe(true);
});

test('and at once where a hit was given back', async () => {
  const { limiter } = await refused('d');
  await limiter.giveBack('d');
  expect((await limiter.hit('d', LIMIT)).allowed).toBe(true);
});

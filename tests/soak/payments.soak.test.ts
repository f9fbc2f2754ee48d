import { describe, expect, inject, test } from 'vitest';
import { sandboxObjects } from '#platform/database/schema.ts';
import { openPostgres } from '#platform/database/postgres.server.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { count } from '#tests/support/soak-counts.ts';
import { expectMoneyEqualsAccess, expectNothingUnpaid } from './payments/books.ts';
import { lookAfter, STEPS_OF_ALL, STEPS_OF_ONE, waitADay, type Step } from './payments/steps.ts';
import { beginStory, startWorld, type World } from './payments/world.ts';

const SCHEDULES = count(1_000, 50);
const STEPS = 18;
/**
 * `SEED=123` runs that schedule alone, `SEED=201 SEEDS=100` a hundred from there. Steps at the same moment may still fall
 * out in another order.
 */
const FIRST_SEED = Number(process.env.SEED ?? 1);
const SEEDS = Number(process.env.SEEDS ?? (process.env.SEED === undefined ? SCHEDULES : 1));

/** The schedule that a seed stands for; after each step nobody has more than was paid for, at its end all of it. */
async function runSchedule(world: World, seed: number): Promise<{ taken: number; gone: number }> {
  const { faults, product } = world;
  const random = seededRandom(seed);
  const story = await beginStory(world, seed);
  const doStep = async (step: Step) => {
    story.told.push(step.name || 'step');
    await step(world, story, random);
  };
  try {
    for (let done = 0; done < STEPS; done += 1) {
      const crash = { boundary: random.whole(6), when: random.pick(['before', 'inside', 'after'] as const) };
      faults.arm(random.next() < 0.5 ? crash : undefined);
      const together = random.next() < 0.25 ? 3 : 1;
      if (together === 1 && random.next() < 0.3) await doStep(random.pick(STEPS_OF_ALL));
      else await Promise.all(Array.from({ length: together }, () => doStep(random.pick(STEPS_OF_ONE))));
      await expectNothingUnpaid(world, story);
    }
    faults.arm(undefined);
    await lookAfter(world, story, random);
    const money = await expectMoneyEqualsAccess(world, story);
    // What was never paid is closed, and stays without effect; what was paid stays.
    await waitADay(world, story, random);
    await lookAfter(world, story, random);
    expect(await expectMoneyEqualsAccess(world, story)).toEqual(money);
    // What the sandbox knows is of one schedule at a time: the next one begins with nothing.
    await product.database.db.delete(sandboxObjects);
    return money;
  } catch (error) {
    throw new Error(`schedule with SEED=${seed} on ${product.database.kind}: ${story.told.join(', ')}`, {
      cause: error,
    });
  } finally {
    faults.arm(undefined);
  }
}

describe.each(['embedded', 'postgres'] as const)('payments in any order, on %s', (kind) => {
  test(`after ${SEEDS} schedules of losses, crashes, refunds, disputes and second tabs, access is what was paid for`, async () => {
    const database =
      kind === 'postgres'
        ? await openPostgres(
            await createTestDatabase(inject('postgresUrl')),
            'src/platform/database/migrations',
            silentLog,
          )
        : undefined;
    const world = await startWorld(database);
    const all = { taken: 0, gone: 0 };
    for (let seed = FIRST_SEED; seed < FIRST_SEED + SEEDS; seed += 1) {
      const { taken, gone } = await runSchedule(world, seed);
      all.taken += taken;
      all.gone += gone;
    }
    await world.product.close();
    await database?.close();
    // The schedules are worth something only if money moved and crashes happened.
    if (SEEDS > 1) {
      expect(all.gone).toBeGreaterThan(0);
      expect(all.taken).toBeGreaterThan(all.gone);
      expect(world.faults.happened()).toBeGreaterThan(SEEDS);
    }
  });
});

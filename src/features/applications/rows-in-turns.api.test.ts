import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { documents } from '#platform/database/schema.ts';
import { atOnce } from '#platform/http/heavy-turns.ts';
import { applicant } from '#tests/support/applicants.ts';
import { newcomers } from '#tests/support/newcomers.ts';
import { pickApplications } from './application-rows.server.ts';
import { countThreadTurns } from '#tests/support/thread-turns.ts';

const world = newcomers(applicant);

const COUNT = 30;
/** What a table has to escape at each sign takes longest; packed, all of it is one piece. */
const NOTES = ';='.repeat(10_000);
const TAGS = Array.from({ length: 200 }, (_, at) => `${at}`.padEnd(290, ';'));

test('everything else goes on while something is made of one piece of long applications', async () => {
  const { id } = await world.me.create({ notes: NOTES, ad: NOTES, tags: TAGS });
  const { db } = world.product.database;
  const [row] = await db.select().from(documents).where(eq(documents.id, id));
  if (!row) throw new Error('it is not there');
  const { id: _own, ...same } = row;
  const further = Array.from({ length: COUNT - 1 }, () => ({ ...same, creationKey: null }));
  await db.insert(documents).values(further);
  const thread = countThreadTurns();
  const turns: number[] = [];
  const wanted = { userId: row.userId, which: 'in use', inTurn: atOnce, cost: () => undefined } as const;
  await Array.fromAsync(pickApplications(db, wanted, () => void turns.push(thread.passed)));
  thread.stop();
  expect(turns).toHaveLength(COUNT);
  const inOneTurn = [...Map.groupBy(turns, (at) => at).values()].map(({ length }) => length);
  expect(Math.max(...inOneTurn) * JSON.stringify(row.data).length).toBeLessThan(1024 * 1024);
});

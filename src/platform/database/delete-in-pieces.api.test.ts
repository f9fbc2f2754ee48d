import { asc, lte } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestDatabase } from '#tests/support/database.ts';
import type { OpenDatabase } from './database.server.ts';
import { deleteInPieces } from './delete-in-pieces.server.ts';
import { limits } from './schema.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second));

test('what is over goes, however much it is, by no more than five hundred rows a statement; all else stays', async () => {
  const { db } = database;
  const rows = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, place) => ({
      ...{ key: `key ${from + place}`, hits: 1, resetsAt: at(from + place) },
    }));
  await db.insert(limits).values(rows(0, 1_200));
  await db.insert(limits).values(rows(1_200, 1_203));
  const deleting = vi.spyOn(db, 'delete');
  await deleteInPieces(db, limits, lte(limits.resetsAt, at(1_199)));
  expect(deleting).toHaveBeenCalledTimes(3);
  const left = await db.select({ key: limits.key }).from(limits).orderBy(asc(limits.resetsAt));
  expect(left).toEqual([{ key: 'key 1200' }, { key: 'key 1201' }, { key: 'key 1202' }]);
});

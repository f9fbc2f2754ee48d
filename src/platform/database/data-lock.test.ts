import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '#tests/support/silent-log.ts';
import { openEmbedded } from './embedded.server.ts';
import { users } from './schema.ts';

let directory: string;
beforeAll(() => {
  directory = join(mkdtempSync(join(tmpdir(), 'foothold-modes-')), 'data');
});
afterAll(() => rmSync(join(directory, '..'), { recursive: true, force: true }));

const open = () => openEmbedded(directory, 'src/platform/database/migrations', silentLog);

/** What others on the machine could do something with, and how much there is in all. */
function readableByOthers(): { found: string[]; count: number } {
  const all = ['.', ...readdirSync(directory, { recursive: true, encoding: 'utf8' })];
  const found = all.filter((name) => (statSync(join(directory, name)).mode & 0o077) !== 0);
  return { found, count: all.length };
}

test("the files of the embedded database are their owner's alone, from the first start on", async () => {
  const database = await open();
  await database.db.insert(users).values({ email: 'ana@example.com', createdAt: new Date(0) });
  expect(readableByOthers()).toMatchObject({ found: [], count: expect.any(Number) });
  expect(readableByOthers().count).toBeGreaterThan(500);
  await database.close();
  expect(readableByOthers().found).toEqual([]);
});

test('what an earlier version left open to others is closed to them by the next start', async () => {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  for (const name of names) {
    const path = join(directory, name);
    chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
  }
  const database = await open();
  expect(readableByOthers().found).toEqual([]);
  expect(await database.db.select().from(users)).toHaveLength(1);
  await database.close();
});

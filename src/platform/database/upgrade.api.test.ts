import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';
import { startTestProduct } from '#tests/support/product.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import type { OpenDatabase } from './database.server.ts';
import { openEmbedded } from './embedded.server.ts';
import { openPostgres } from './postgres.server.ts';
import { signInCodes, users } from './schema.ts';

const MIGRATIONS = 'src/platform/database/migrations';
/** Migrations of the release before codes were kept by browser. */
const EARLIER = 3;

let directory: string;
let open: (migrations: string) => Promise<OpenDatabase>;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'foothold-upgrade-'));
  if (process.env.TEST_DATABASE !== 'postgres') {
    open = (migrations) => openEmbedded(join(directory, 'data'), migrations, silentLog);
    return;
  }
  const url = await createTestDatabase(inject('postgresUrl'));
  open = (migrations) => openPostgres(url, migrations, silentLog);
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** The migrations as that release had them. */
function earlierMigrations(): string {
  const folder = join(directory, 'migrations');
  cpSync(MIGRATIONS, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: unknown[] }; // As drizzle-kit writes it.
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, EARLIER) }));
  return folder;
}

test('a database of the release before is taken over: people stay, codes on their way are asked for anew', async () => {
  const email = 'before@example.com';
  const before = await open(earlierMigrations());
  await before.db.execute(sql`insert into users (email, created_at) values (${email}, now())`);
  await before.db.execute(
    sql`insert into sign_in_codes (contact, code_hash, attempts, sent_at, expires_at) values (${email}, 'x', 2, now(), now() + interval '10 minutes')`,
  );
  await before.close();

  const database = await open(MIGRATIONS);
  expect(await database.db.select().from(signInCodes)).toEqual([]);
  const [user] = await database.db.select().from(users);
  const product = await startTestProduct({ database });
  const token = await product.signIn(email);
  expect((await product.call('/api/user/profile', { token })).json).toMatchObject({ id: user?.id, email });
  await product.close();
  await database.close();
});

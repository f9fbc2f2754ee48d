import { migratePostgres } from '#platform/database/migrating/migrate-postgres.server.ts';
import { parseEnv } from '#platform/env/parse-env.ts';
import type { Env } from '#platform/env/env.ts';
import { refuseOtherFetches } from '#platform/http/outside-fetch.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { openDatabase } from './open-database.server.ts';
import { MIGRATIONS } from './paths.server.ts';
import { startRefusal } from './start-refused.ts';

/*
 * Brings the tables up to date, and ends: `npm run migrate`, with the settings of the server. Copies of the release
 * before go on working meanwhile (docs/decisions/0064).
 */

// The embedded database is for this user alone.
process.umask(0o077);
refuseOtherFetches();
/** Standard output holds the answer and nothing else; the log goes beside it. */
const log = createLog((line) => process.stderr.write(line));

async function bringUpToDate(env: Env): Promise<string[]> {
  const url = env.postgres.migrationUrl ?? env.databaseUrl;
  if (url !== undefined) return migratePostgres(url, MIGRATIONS, log);
  await (await openDatabase(env, log)).close();
  return [];
}

async function main(): Promise<void> {
  const done = await bringUpToDate(parseEnv(process.env));
  process.stdout.write(`${done.map((name) => `${name}\n`).join('')}The tables are up to date.\n`);
}

main().catch((error: unknown) => {
  const trace = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${startRefusal(error, undefined) ?? trace}\n`);
  process.exitCode = 1;
});

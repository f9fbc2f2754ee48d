import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '#platform/log/log.server.ts';
import { readServers } from '../servers.ts';
import { runMigrations } from './migrate.server.ts';
import type { MigrationSession } from './migration-session.ts';
import { readMigrations } from './migration-files.server.ts';
import { compareMigrations, prepareRecords } from './recorded.server.ts';

/** Key of the lock under which migrations run: any number, the same for all copies and releases. */
const MIGRATION_LOCK = 7_305_411;
/** How often it is looked whether somebody else is done, in ms. */
const LOOK_EVERY_MS = 250;
const CONNECT_TIMEOUT_MS = 5_000;
/** The session's own, whatever the role has: a change may take its time, and what waits for a lock says so itself. */
const WITHOUT_LIMITS =
  'set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = 0';

/**
 * Brings the tables up to date while people work on them, and older copies of the product too. Several may be asked to
 * at once: one does it, the others wait until it is done.
 * @returns the names of what was done
 */
export async function migratePostgres(url: string, migrationsFolder: string, log: Log): Promise<string[]> {
  const migrations = readMigrations(migrationsFolder);
  const client = await connectToPrimary(url);
  // Without a listener a connection that breaks would end the process; the statement under way fails as well.
  client.on('error', () => undefined);
  try {
    const session: MigrationSession = {
      shared: true,
      async run(sql, values) {
        const { rows, rowCount } = await client.query<Record<string, unknown>>(sql, values);
        return { rows, changed: rowCount ?? 0 };
      },
    };
    await client.query(WITHOUT_LIMITS);
    // Most starts find nothing to do, and wait for nobody.
    if ((await compareMigrations(session.run, migrations)).missing.length === 0) return [];
    await takeLock(session);
    await prepareRecords(session);
    const { missing } = await compareMigrations(session.run, migrations);
    await runMigrations(session, missing, log);
    return missing.map(({ name }) => name);
  } finally {
    // Ending the session gives the lock back, whatever happened.
    await client.end();
  }
}

/** Asks again and again: who waits within a statement would keep an index from being built beside it. */
async function takeLock({ run }: MigrationSession): Promise<void> {
  for (;;) {
    const { rows } = await run('select pg_try_advisory_lock($1) as taken', [MIGRATION_LOCK]);
    if (rows[0]?.taken === true) return;
    await wait(LOOK_EVERY_MS);
  }
}

async function connectToPrimary(url: string): Promise<pg.Client> {
  const { urls, writable } = readServers(url) ?? { urls: [url], writable: false };
  let refused = new Error("none of the database's servers takes writes");
  for (const connectionString of urls) {
    const client = new pg.Client({
      ...{ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS },
      ...{ keepAlive: true, application_name: 'foothold migrate' },
    });
    try {
      await client.connect();
      const { rows } = await client.query<{ on: boolean }>(
        `select current_setting('transaction_read_only') = 'on' as on`,
      );
      if (!writable || rows[0]?.on === false) return client;
      await client.end();
    } catch (error) {
      refused = error instanceof Error ? error : new Error(String(error));
    }
  }
  throw refused;
}

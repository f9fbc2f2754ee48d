import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import type { Log } from '#platform/log/log.server.ts';
import { ConnectionPool } from './connection-pool.server.ts';
import { onOwnBehalf } from './connection-turns.server.ts';
import type { OpenDatabase } from './database.server.ts';
import { POSTGRES_DEFAULTS, type PostgresSettings } from './postgres-settings.ts';
import * as schema from './schema.ts';

/** Key of the advisory lock under which migrations run: any number, the same for all copies. */
const MIGRATION_LOCK = 7_305_411;

/** Opens PostgreSQL and brings its tables up to date; several copies may start at once. */
export async function openPostgres(
  url: string,
  migrationsFolder: string,
  log: Log,
  given: Partial<PostgresSettings> = {},
): Promise<OpenDatabase> {
  const settings = { ...POSTGRES_DEFAULTS, ...given };
  const pool = new ConnectionPool(url, settings, log);
  try {
    await migrateOnce(pool, migrationsFolder);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: drizzle(pool, { schema }),
    kind: 'postgres',
    ping: async () => void (await onOwnBehalf(() => pool.query('select 1'))),
    close: () => pool.end(),
  };
}

async function migrateOnce(pool: pg.Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client, { schema }), { migrationsFolder });
  } finally {
    // Ending the connection gives the lock back, whatever happened.
    client.release(true);
  }
}

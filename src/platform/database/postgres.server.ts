import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Log } from '#platform/log/log.server.ts';
import { ConnectionPool } from './connection-pool.server.ts';
import { onOwnBehalf } from './connection-turns.server.ts';
import type { OpenDatabase } from './database.server.ts';
import { migratePostgres } from './migrating/migrate-postgres.server.ts';
import { readMigrations } from './migrating/migration-files.server.ts';
import { compareMigrations, SchemaBehindError } from './migrating/recorded.server.ts';
import { POSTGRES_DEFAULTS, type PostgresSettings } from './postgres-settings.ts';
import * as schema from './schema.ts';

/**
 * Opens PostgreSQL, and brings its tables up to date where that is asked for; several copies may start at once. Tables
 * of a later release will do: what changes them leaves to this one what it knows.
 * @throws SchemaBehindError where the tables are older, and were not to be changed
 */
export async function openPostgres(
  url: string,
  migrationsFolder: string,
  log: Log,
  given: Partial<PostgresSettings> = {},
  Client?: typeof pg.Client,
): Promise<OpenDatabase> {
  const settings = { ...POSTGRES_DEFAULTS, ...given };
  if (settings.migrateOnStart) await migratePostgres(settings.migrationUrl ?? url, migrationsFolder, log);
  const pool = new ConnectionPool(url, settings, log, Client);
  try {
    await assertUpToDate(pool, migrationsFolder, log);
    if (settings.pooling === 'transaction') await warnWithoutTimeLimit(pool, log);
    await warnOfIsolation(pool, log);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: drizzle(pool, { schema }),
    kind: 'postgres',
    ping: async () => void (await onOwnBehalf(() => pool.query('select 1'))),
    connections: () => pool.figures(),
    close: () => pool.end(),
  };
}

async function assertUpToDate(pool: ConnectionPool, migrationsFolder: string, log: Log): Promise<void> {
  const { missing, later } = await compareMigrations(async (sql) => {
    const { rows, rowCount } = await pool.query<Record<string, unknown>>(sql);
    return { rows, changed: rowCount ?? 0 };
  }, readMigrations(migrationsFolder));
  if (missing.length > 0) throw new SchemaBehindError(missing);
  if (later > 0) log.info('database.newer', { migrations: later });
}

/** Behind a pooler the time limit of a statement is the role's: one of the session would be somebody else's. */
async function warnWithoutTimeLimit(pool: ConnectionPool, log: Log): Promise<void> {
  const { rows } = await pool.query<{ statement_timeout: string }>('show statement_timeout');
  if (rows[0]?.statement_timeout === '0')
    log.warn('database.no_time_limit', { remedy: `alter role ... set statement_timeout = '10s'` });
}

/** The queries count on seeing what was written a moment ago: stricter transactions fail where people save at once. */
async function warnOfIsolation(pool: ConnectionPool, log: Log): Promise<void> {
  const { rows } = await pool.query<{ level: string }>(
    `select current_setting('default_transaction_isolation') as level`,
  );
  if (rows[0]?.level !== 'read committed')
    log.warn('database.isolation', {
      remedy: `alter role ... set default_transaction_isolation = 'read committed'`,
    });
}

import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { join } from 'node:path';
import type { Log } from '#platform/log/log.server.ts';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { ConnectionTurns, onOwnBehalf } from './connection-turns.server.ts';
import { lockDataDirectory, keepToOwner } from './data-lock.server.ts';
import type { OpenDatabase } from './database.server.ts';
import { runMigrations } from './migrating/migrate.server.ts';
import type { MigrationSession } from './migrating/migration-session.ts';
import { readMigrations } from './migrating/migration-files.server.ts';
import { compareMigrations, prepareRecords } from './migrating/recorded.server.ts';
import * as schema from './schema.ts';

/**
 * Opens the embedded database in the data directory and brings its tables up to date.
 * It survives a crash of the process, not a power cut: it never waits for the disk.
 * @throws DataDirectoryInUseError where another process has it open
 */
export async function openEmbedded(
  dataDir: string,
  migrationsFolder: string,
  log: Log,
): Promise<OpenDatabase> {
  const unlock = lockDataDirectory(dataDir);
  try {
    const folder = join(dataDir, 'database');
    const client = await PGlite.create({
      dataDir: folder,
      startParams: [...PGlite.defaultStartParams, ...JOURNAL_SETTINGS],
    });
    const turns = takeTurnsAt(client);
    const db = drizzle(client, { schema });
    await migrateEmbedded(client, migrationsFolder, log);
    keepToOwner(folder);
    const upkeep = startUpkeep(client, log);
    return {
      db,
      kind: 'embedded',
      ping: async () => void (await onOwnBehalf(() => client.query('select 1'))),
      connections: () => turns.figures(),
      close: async () => {
        upkeep.stop();
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Nobody else works on it yet. */
async function migrateEmbedded(client: PGlite, migrationsFolder: string, log: Log): Promise<void> {
  const session: MigrationSession = {
    shared: false,
    async run(sql, values) {
      const { rows, affectedRows } = await client.query<Record<string, unknown>>(sql, values);
      return { rows, changed: affectedRows ?? 0 };
    },
  };
  const { missing } = await compareMigrations(session.run, readMigrations(migrationsFolder));
  if (missing.length > 0) await prepareRecords(session);
  // Nobody waits for them: whoever tries the product for the first time need not read twenty lines.
  await runMigrations(session, missing, { ...log, info: () => undefined });
}

/** How long a call waits for the one connection that there is before it fails, in ms: as with PostgreSQL. */
const TURN_TIMEOUT_MS = 5_000;

/** Has callers take turns at the one connection, where they would else wait in one line. */
function takeTurnsAt(client: PGlite): ConnectionTurns {
  const turns = new ConnectionTurns({ all: 1, network: 1, caller: 1, maxWaitMs: TURN_TIMEOUT_MS });
  const query = client.query.bind(client);
  const transaction = client.transaction.bind(client);
  client.query = (...asked) => turns.run(() => query(...asked));
  client.transaction = (work) => turns.run(() => transaction(work));
  return turns;
}

/** How often it is looked at how much was written, in ms: this takes a fraction of a millisecond. */
const LOOK_EVERY_MS = 5_000;
/** After so many bytes written the database is tidied: what was replaced takes room until then. */
const TIDY_AFTER_BYTES = 16 * 1024 * 1024;
/** How often it is tidied all the same, with the statistics that queries are planned by, in ms. */
const ANALYZE_EVERY_MS = 30 * 60_000;

/** Keeps the journal of changes to two or three files of 16 MB, where the default is a gigabyte. */
export const JOURNAL_SETTINGS = ['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=64MB'] as const;

type Upkeep = {
  /** Tidies if enough was written since the last time. @returns whether it did */
  look(): Promise<boolean>;
  stop(): void;
};

/**
 * Does for the embedded database what a server does for itself in the background: gives room back that replaced rows
 * took, and cuts the journal. One table after the other, with everybody else's turn in between, as each keeps the thread.
 */
export function startUpkeep(client: Pick<PGlite, 'query' | 'exec'>, log: Log): Upkeep {
  let tidiedAt: string | undefined;
  let working: Promise<boolean> | undefined;

  async function tidyIfMuch(): Promise<boolean> {
    const { rows } = await client.query<{ now: string; written: string }>(
      'select pg_current_wal_lsn() as now, pg_wal_lsn_diff(pg_current_wal_lsn(), $1) as written',
      [tidiedAt ?? null],
    );
    const [found] = rows;
    // The first look only notes where the journal stands.
    tidiedAt ??= found?.now;
    if (Number(found?.written ?? 0) < TIDY_AFTER_BYTES) return false;
    await tidy('vacuum');
    return true;
  }

  async function tidy(how: 'vacuum' | 'vacuum analyze'): Promise<void> {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables`,
    );
    for (const { name } of rows) {
      await othersTurn();
      await client.exec(`${how} ${name}`);
    }
    await othersTurn();
    await client.exec('checkpoint');
    const after = await client.query<{ now: string }>('select pg_current_wal_lsn() as now');
    tidiedAt = after.rows[0]?.now;
  }

  const oneAtATime = (work: () => Promise<boolean>): Promise<boolean> =>
    (working ??= work().finally(() => (working = undefined)));
  const inBackground = (work: () => Promise<boolean>) => () => {
    oneAtATime(work).catch((error: unknown) => log.warn('database.vacuum_failed', { error }));
  };
  const timers = [
    setInterval(inBackground(tidyIfMuch), LOOK_EVERY_MS).unref(),
    setInterval(
      inBackground(() => tidy('vacuum analyze').then(() => true)),
      ANALYZE_EVERY_MS,
    ).unref(),
  ];
  return {
    look: () => oneAtATime(tidyIfMuch),
    stop: () => timers.forEach((timer) => clearInterval(timer)),
  };
}

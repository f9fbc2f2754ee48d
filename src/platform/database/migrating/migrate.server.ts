import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#platform/log/log.server.ts';
import { withCauses } from '#platform/error-causes.ts';
import type { TableChange } from './migration-files.server.ts';
import type { MigrationSession } from './migration-session.ts';
import { recordMigration } from './recorded.server.ts';

/**
 * How long a statement waits for a lock, in ms: everybody who comes to the table meanwhile waits behind it, while a
 * dump or a long transaction before it is not done. Then it lets them pass, and tries again later.
 */
const LOCK_WAIT_MS = 300;
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [200, 10_000];
/** How long it is tried, in ms: longer than a dump takes. */
const GIVE_UP_MS = 2 * 3600_000;
/** PostgreSQL's codes for a lock that did not come in time, and for two that wait for each other. */
const TRY_AGAIN = new Set(['55P03', '40P01']);

/** A statement that is run until it changes no row any more, some rows at a time, so that nobody waits for all of them. */
export const REPEATED = '-- repeat until nothing is left';
const CONCURRENTLY = /\bindex\s+concurrently\b/i;
const MAKES_INDEX = /\bcreate\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+"?(\w+)"?/i;

/** Runs migrations, the given ones in their order; each is recorded as it is done. */
export async function runMigrations(
  session: MigrationSession,
  migrations: readonly TableChange[],
  log: Log,
): Promise<void> {
  for (const migration of migrations) {
    const began = Date.now();
    await (migration.apart && session.shared
      ? runApart(session, migration, log)
      : tryUntilDone(migration, log, () => runAtOnce(session, migration)));
    log.info('migration.done', { migration: migration.name, ms: Date.now() - began });
  }
}

/** All of it or nothing. */
async function runAtOnce(session: MigrationSession, migration: TableChange): Promise<void> {
  await session.run('begin');
  try {
    if (session.shared) await session.run(`set local lock_timeout = ${LOCK_WAIT_MS}`);
    for (const statement of migration.statements) await runWhole(session, statement);
    await recordMigration(session, migration);
    await session.run('commit');
  } catch (error) {
    await session.run('rollback');
    throw error;
  }
}

/** Statement by statement: each can be run again, after one that failed or a process that ended. */
async function runApart(session: MigrationSession, migration: TableChange, log: Log): Promise<void> {
  for (const statement of migration.statements)
    await tryUntilDone(migration, log, async () => {
      // An index that is built beside people's work waits for their transactions, and keeps nobody waiting itself.
      const waits = CONCURRENTLY.test(statement) ? 0 : LOCK_WAIT_MS;
      await session.run(`set lock_timeout = ${waits}`);
      const index = MAKES_INDEX.exec(statement)?.[1];
      if (index !== undefined) await clearUnfinished(session, index);
      await runWhole(session, statement);
    });
  await recordMigration(session, migration);
}

async function runWhole(session: MigrationSession, statement: string): Promise<void> {
  // Nobody works on the embedded database at its start, and within a transaction nothing can be built beside them.
  const sql = session.shared ? statement : statement.replace(/\bconcurrently\b/i, '');
  for (;;) {
    const { changed } = await session.run(sql);
    if (!statement.includes(REPEATED) || changed === 0) return;
  }
}

/** Removes an index whose building failed: it is there, is kept up to date by every write, and is never used. */
async function clearUnfinished(session: MigrationSession, index: string): Promise<void> {
  const { rows } = await session.run(
    'select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [`"${index}"`],
  );
  if (rows.length > 0) await session.run(`drop index concurrently if exists "${index}"`);
}

async function tryUntilDone(migration: TableChange, log: Log, work: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + GIVE_UP_MS;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isLockWanted(error) || Date.now() > deadline) throw error;
      log.info('migration.waits', { migration: migration.name, error });
      // Not all at the same moment, where others try as well.
      await wait(pause * (0.5 + Math.random()));
    }
  }
}

function isLockWanted(error: unknown): boolean {
  return withCauses(error).some(
    (at) => 'code' in at && typeof at.code === 'string' && TRY_AGAIN.has(at.code),
  );
}

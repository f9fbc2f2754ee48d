import type { MigrationSession } from './migration-session.ts';
import type { TableChange } from './migration-files.server.ts';

/** The tables are older than this release, and it was not asked to change them. */
export class SchemaBehindError extends Error {
  constructor(missing: readonly TableChange[]) {
    super(
      `The tables of the database are older than this release: ${missing.length} ` +
        `${missing.length === 1 ? 'change is' : 'changes are'} missing, from ${missing[0]?.name} on. ` +
        'Run `npm run migrate` with the settings of the server first (on a server: `sudo foothold migrate`), ' +
        'or set MIGRATE_ON_START=on.',
    );
    this.name = 'SchemaBehindError';
  }
}

/** Which of the migrations a database lacks, and how many it has that are of a later release. */
export async function compareMigrations(
  run: MigrationSession['run'],
  migrations: readonly TableChange[],
): Promise<{ missing: TableChange[]; later: number }> {
  const there = await run(`select to_regclass('drizzle.__drizzle_migrations') as found`);
  if (there.rows[0]?.found === null) return { missing: [...migrations], later: 0 };
  const { rows } = await run('select created_at::text as at from drizzle.__drizzle_migrations');
  const done = new Set(rows.map(({ at }) => Number(at)));
  const newest = migrations.at(-1)?.at ?? 0;
  return {
    missing: migrations.filter(({ at }) => !done.has(at)),
    later: [...done].filter((at) => at > newest).length,
  };
}

/** Makes the list of what was done, as releases before this one made it. */
export async function prepareRecords({ run }: MigrationSession): Promise<void> {
  await run('create schema if not exists drizzle');
  await run(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
}

/** Notes that a migration was done. Releases before this one look at the newest moment alone. */
export async function recordMigration({ run }: MigrationSession, { hash, at }: TableChange): Promise<void> {
  await run('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, at]);
}

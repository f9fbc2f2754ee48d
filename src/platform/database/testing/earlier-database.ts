import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import type { OpenDatabase } from '../database.server.ts';
import { openEmbedded } from '../embedded.server.ts';
import { openPostgres } from '../postgres.server.ts';

const MIGRATIONS = 'src/platform/database/migrations';

/** A database of its own, of the kind under test, that is opened as an earlier release had it and as it is today. */
export type EarlierDatabase = {
  /** Opens it with the first so many migrations, or with all. */
  open(migrations?: number): Promise<OpenDatabase>;
  /** Removes what was written to disk; to be called once it is closed. */
  remove(): void;
};

export async function createEarlierDatabase(): Promise<EarlierDatabase> {
  const directory = mkdtempSync(join(tmpdir(), 'foothold-upgrade-'));
  const isEmbedded = process.env.TEST_DATABASE !== 'postgres';
  const url = isEmbedded ? '' : await createTestDatabase(inject('postgresUrl'));
  return {
    open: (count) => {
      const migrations = count === undefined ? MIGRATIONS : firstMigrations(directory, count);
      return isEmbedded
        ? openEmbedded(join(directory, 'data'), migrations, silentLog)
        : openPostgres(url, migrations, silentLog);
    },
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}

/** A copy of the migrations that ends with the first so many. */
function firstMigrations(directory: string, count: number): string {
  const folder = join(directory, `migrations-${count}`);
  cpSync(MIGRATIONS, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: unknown[] }; // As drizzle-kit writes it.
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return folder;
}

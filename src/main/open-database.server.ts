import type pg from 'pg';
import type { OpenDatabase } from '#platform/database/database.server.ts';
import { openPostgres } from '#platform/database/postgres.server.ts';
import type { Env } from '#platform/env/env.ts';
import type { Log } from '#platform/log/log.server.ts';
import { MIGRATIONS } from './paths.server.ts';

/** The embedded database is not installed. */
export class NoEmbeddedDatabaseError extends Error {
  constructor(cause: unknown) {
    super('There is no embedded database in this release. Set DATABASE_URL to a PostgreSQL database.', {
      cause,
    });
    this.name = 'NoEmbeddedDatabaseError';
  }
}

/**
 * Opens the database that the settings name; the embedded one is loaded only where it is used.
 * @param Client what statements are sent to PostgreSQL by
 */
export async function openDatabase(
  { databaseUrl, dataDir, postgres }: Pick<Env, 'databaseUrl' | 'dataDir' | 'postgres'>,
  log: Log,
  Client?: typeof pg.Client,
): Promise<OpenDatabase> {
  if (databaseUrl) return openPostgres(databaseUrl, MIGRATIONS, log, postgres, Client);
  // A release for PostgreSQL has no other (scripts/release.ts).
  const { openEmbedded } = await import('#platform/database/embedded.server.ts').catch((error: unknown) => {
    throw new NoEmbeddedDatabaseError(error);
  });
  return openEmbedded(dataDir, MIGRATIONS, log);
}

import type pg from 'pg';
import type { OpenDatabase } from '#platform/database/database.server.ts';
import { openPostgres } from '#platform/database/postgres.server.ts';
import type { Env } from '#platform/env/env.ts';
import type { Log } from '#platform/log/log.server.ts';
import { MIGRATIONS } from './paths.server.ts';

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
  const { openEmbedded } = await import('#platform/database/embedded.server.ts');
  return openEmbedded(dataDir, MIGRATIONS, log);
}

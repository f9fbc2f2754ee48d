import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { join } from 'node:path';
import type { Log } from '#platform/log/log.server.ts';
import { lockDataDirectory } from './data-lock.server.ts';
import type { OpenDatabase } from './database.server.ts';
import { JOURNAL_SETTINGS, startUpkeep } from './embedded-upkeep.server.ts';
import { keepToOwner } from './owner-alone.server.ts';
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
    const db = drizzle(client, { schema });
    await migrate(db, { migrationsFolder });
    keepToOwner(folder);
    const upkeep = startUpkeep(client, log);
    return {
      db,
      kind: 'embedded',
      ping: async () => void (await client.query('select 1')),
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

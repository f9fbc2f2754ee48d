import { sql } from 'drizzle-orm';
import type { Database } from './database.server.ts';

/** Whether the server failed to hand its journal over to its archive when it tried last; false where it has none. */
export async function archiveFails(db: Database): Promise<boolean> {
  const [found] = await db
    .select({
      fails: sql<boolean>`coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false)`,
    })
    .from(sql`pg_stat_archiver`);
  return found?.fails === true;
}

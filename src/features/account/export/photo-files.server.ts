import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '#platform/database/database.server.ts';
import { photos } from '#platform/database/schema.ts';
import type { ZippedFile } from './zip-stream.server.ts';

/** The photos of a person, by the ids that documents name them by; one after the other, as all of them may be large. */
export async function* photoFiles(db: Database, userId: number): AsyncGenerator<ZippedFile> {
  for (let last = ''; ;) {
    const next = and(eq(photos.userId, userId), gt(photos.sha256, last));
    const [row] = await db.select().from(photos).where(next).orderBy(asc(photos.sha256)).limit(1);
    if (!row) return;
    last = row.sha256;
    yield { path: `photos/${row.sha256}.jpg`, bytes: row.bytes };
  }
}

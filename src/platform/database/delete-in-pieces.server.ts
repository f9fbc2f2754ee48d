import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.server.ts';

/** So many rows go in one statement, which keeps everybody else waiting for a few milliseconds at most. */
const PIECE = 500;

/** Deletes what may be very many rows, a piece after the other: what the housekeeping finds after years, or a day of floods. */
export async function deleteInPieces(db: Database, table: PgTable, where: SQL | undefined): Promise<void> {
  for (;;) {
    const piece = db
      .select({ place: sql`ctid` })
      .from(table)
      .where(where)
      .limit(PIECE);
    // A row that somebody has just changed has another place, and goes another time.
    const deleted = await db
      .delete(table)
      .where(sql`ctid = any(array${piece})`)
      .returning({ one: sql<number>`1` });
    if (deleted.length < PIECE) return;
  }
}

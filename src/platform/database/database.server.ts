import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** The database as the product sees it, whichever engine is behind. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A database that is open. */
export type OpenDatabase = {
  db: Database;
  kind: 'embedded' | 'postgres';
  /** Resolves while the database answers, rejects otherwise. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

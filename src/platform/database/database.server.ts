import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { withCauses } from '#platform/error-causes.ts';
import type { ConnectionFigures } from './connection-turns.server.ts';
import type * as schema from './schema.ts';

/** The database as the product sees it, whichever engine is behind. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A database that is open. */
export type OpenDatabase = {
  db: Database;
  kind: 'embedded' | 'postgres';
  /** Resolves while the database answers, rejects otherwise. */
  ping(): Promise<void>;
  /** Its connections at the moment. */
  connections(): ConnectionFigures;
  close(): Promise<void>;
};

/** PostgreSQL's code for a value that has to be unique and is there already. */
const UNIQUE_VIOLATION = '23505';

/** Whether an error, or what caused it, is a value that has to be unique and is there already. */
export function isUniqueViolation(error: unknown): boolean {
  return withCauses(error).some((at) => 'code' in at && at.code === UNIQUE_VIOLATION);
}

import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** An address as it is looked for, whatever its capitals; the same in an index and in what it is to serve. */
export const spellingOf = (address: AnyPgColumn): SQL => sql`lower(${address} collate "C")`;

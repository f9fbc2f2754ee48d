import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** Counters of the limits on calls, shared by all copies of the product. */
export const limits = pgTable(
  'limits',
  {
    /** Keyed hash of what is counted, so that no network address stands here. */
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    resetsAt: moment('resets_at').notNull(),
  },
  (table) => [index('limits_reset').on(table.resetsAt)],
);

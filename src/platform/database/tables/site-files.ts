import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { moment } from './moment.ts';

/** Files of the builds that ran lately, whose names carry a hash of their content (platform/http/earlier-files). */
export const siteFiles = pgTable(
  'site_files',
  {
    path: text('path').primaryKey(),
    /** What it is kept in: `br`, or empty for as it is. */
    encoding: text('encoding').notNull(),
    size: integer('size').notNull(),
    /** When a build that has it ran last. */
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [index('site_files_seen').on(table.seenAt)],
);

/** What is in them, in pieces that are read one by one. */
export const siteFilePieces = pgTable(
  'site_file_pieces',
  {
    path: text('path')
      .notNull()
      .references(() => siteFiles.path, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.path, table.number] })],
);

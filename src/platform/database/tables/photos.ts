import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { moment } from './moment.ts';
import { users } from './people.ts';

/**
 * Pictures of people, once a person, as the server made them anew. Not among the stored files: copies of the release
 * before remove what nothing they know of refers to.
 */
export const photos = pgTable(
  'photos',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the bytes, in hexadecimal: documents name it in `data.photo.id`. */
    sha256: text('sha256').notNull(),
    size: integer('size').notNull(),
    /** A JPEG. */
    bytes: bytea('bytes').notNull(),
    /** When it was last sent, or found to be named by something that is kept. */
    namedAt: moment('named_at').notNull(),
    /** When it was last looked whether anything names it. */
    lookedAt: moment('looked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.sha256] }),
    index('photos_looked').on(table.lookedAt),
  ],
);

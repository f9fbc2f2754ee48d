import { index, integer, json, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { users } from './people.ts';

/** Looks that people saved by name, to put them on other documents. */
export const looks = pgTable(
  'looks',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Settings by their names: documents/look/saved-look.ts. */
    look: json('look').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('looks_user').on(table.userId)],
);

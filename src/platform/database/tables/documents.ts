import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  json,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { users } from './people.ts';

/** One sequence for all kinds: a further kind needs nothing here, and no id is given out twice. */
export const documentIds = pgSequence('document_ids');

/** Documents of every kind. Each call names the person and the kind, so that both lead the key. */
export const documents = pgTable(
  'documents',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `resume`, `letter`: the name that a kind is registered by. */
    kind: text('kind').notNull(),
    /** Unique within a kind; older resumes and letters were numbered apart. */
    id: integer('id')
      .notNull()
      .default(sql`nextval('document_ids')`),
    title: text('title').notNull(),
    templateId: text('template_id').notNull(),
    // `json`, not `jsonb`: it keeps every text verbatim, NUL and lone surrogates included.
    data: json('data').notNull(),
    /** Raised by one with each save. */
    version: integer('version').notNull(),
    /** The key that the first save came with: the same key again means the same document. */
    creationKey: text('creation_key'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.id] }),
    index('documents_list').on(table.userId, table.kind, table.updatedAt),
    uniqueIndex('documents_creation').on(table.userId, table.kind, table.creationKey),
  ],
);

/** How often people started from each example. */
export const exampleUses = pgTable('example_uses', {
  exampleId: text('example_id').primaryKey(),
  uses: integer('uses').notNull(),
});

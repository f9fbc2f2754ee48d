import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  json,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { VERSION_CAUSES } from '../version-causes.ts';
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
    /** The document of the same kind that this one follows; null where it follows none. */
    baseId: integer('base_id'),
    /** The version of the base that was last seen, and the hash of its data, which `stored_texts` holds. */
    baseVersion: integer('base_version'),
    baseSha256: text('base_sha256'),
    /** What a merge left open: a list of `{ path, was, mine, theirs }`; null where nothing is. */
    conflicts: json('conflicts').$type<StoredConflict[]>(),
    /** Since when it is left out of the lists. */
    archivedAt: moment('archived_at'),
    tags: text('tags').array().notNull().default([]),
    /** When a version of it was last kept; null where none was. */
    keptAt: moment('kept_at'),
  },
  (table) => [
    // What a save changes stands in no index: then it writes the row, and nothing beside it.
    primaryKey({ columns: [table.userId, table.kind, table.id] }),
    index('documents_variants')
      .on(table.userId, table.kind, table.baseId)
      .where(sql`${table.baseId} is not null`),
    uniqueIndex('documents_creation').on(table.userId, table.kind, table.creationKey),
  ],
);

/** A place at which a merge could not decide; the document holds `mine`. */
export type StoredConflict = { path: string; was: unknown; mine: unknown; theirs: unknown };

/**
 * Data of versions, and of bases as they were last seen, kept once a person. A row is written in the transaction that
 * refers to it, and removed once nothing does, both under the person's lock.
 */
export const storedTexts = pgTable(
  'stored_texts',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the body's UTF-8, in hexadecimal. */
    sha256: text('sha256').notNull(),
    // `json` keeps every text verbatim, as in `documents`.
    body: json('body').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.sha256] })],
);

/** Versions of documents that were kept; they go with their document. */
export const documentVersions = pgTable(
  'document_versions',
  {
    userId: integer('user_id').notNull(),
    kind: text('kind').notNull(),
    documentId: integer('document_id').notNull(),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    templateId: text('template_id').notNull(),
    /** The hash of its data, which `stored_texts` holds. */
    sha256: text('sha256').notNull(),
    /** The same of its base as it was last seen then; null where it had none. */
    baseSha256: text('base_sha256'),
    /** What the person calls it: named ones are kept for ever. */
    name: text('name'),
    cause: text('cause', { enum: VERSION_CAUSES }).notNull(),
    /** When this version was saved. */
    savedAt: moment('saved_at').notNull(),
    /** When it was kept, which decides how long: what was saved long ago may have been replaced only today. */
    keptAt: moment('kept_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.documentId, table.version] }),
    foreignKey({
      name: 'document_versions_document',
      columns: [table.userId, table.kind, table.documentId],
      foreignColumns: [documents.userId, documents.kind, documents.id],
    }).onDelete('cascade'),
    index('document_versions_kept').on(table.keptAt),
  ],
);

/** New documents that were never saved, by the key that their first save will come with. */
export const drafts = pgTable(
  'drafts',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The key of the first save: it makes the document and removes the draft. */
    key: text('key').notNull(),
    kind: text('kind').notNull(),
    /** Null where the person gave none. */
    title: text('title'),
    /** What lists call it, so that they read no data; null of those that an earlier release kept. */
    listedAs: text('listed_as'),
    /** Moment of the draft that this name is of: a copy of an earlier release that still runs writes drafts without one. */
    listedOf: moment('listed_of'),
    templateId: text('template_id').notNull(),
    data: json('data').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

/** How often people started from each example. */
export const exampleUses = pgTable('example_uses', {
  exampleId: text('example_id').primaryKey(),
  uses: integer('uses').notNull(),
});

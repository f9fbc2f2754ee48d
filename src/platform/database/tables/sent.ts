import { index, integer, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { moment } from './moment.ts';
import { payments } from './payments.ts';
import { users } from './people.ts';

/**
 * Bytes that are kept as they are, once a person, by their hash. A row is written in the transaction that refers to it,
 * and removed once nothing does, both under the person's lock.
 */
export const storedFiles = pgTable(
  'stored_files',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the bytes, in hexadecimal. */
    sha256: text('sha256').notNull(),
    size: integer('size').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.sha256] })],
);

/** Applications that were marked as sent: what was sent stays as it was, whatever becomes of the application. */
export const sentApplications = pgTable(
  'sent_applications',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** No reference: the application may be deleted, and this stays. */
    applicationId: integer('application_id').notNull(),
    title: text('title').notNull(),
    employer: text('employer').notNull(),
    position: text('position').notNull(),
    /** `YYYY-MM-DD`, the person's own day. */
    sentOn: text('sent_on').notNull(),
    /** In the person's words: by mail, on a portal. */
    how: text('how').notNull(),
    /** The application's data with its ad, among the stored files. */
    dataSha256: text('data_sha256').notNull(),
    /** The payment that gave access at that moment. */
    paymentId: integer('payment_id').references(() => payments.id),
    /** The key that the call came with: the same key again means the same. */
    creationKey: text('creation_key'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('sent_applications_application').on(table.userId, table.applicationId),
    uniqueIndex('sent_applications_creation').on(table.userId, table.creationKey),
  ],
);

/** The resume and the letter that were sent: at most one of each. */
export const sentDocuments = pgTable(
  'sent_documents',
  {
    sentId: integer('sent_id')
      .notNull()
      .references(() => sentApplications.id, { onDelete: 'cascade' }),
    /** `resume`, `letter`. */
    kind: text('kind').notNull(),
    userId: integer('user_id').notNull(),
    /** No reference, as with the application. */
    documentId: integer('document_id').notNull(),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    templateId: text('template_id').notNull(),
    /** Its data and its PDF, among the stored files. */
    dataSha256: text('data_sha256').notNull(),
    pdfSha256: text('pdf_sha256').notNull(),
    pdfSize: integer('pdf_size').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sentId, table.kind] }),
    index('sent_documents_user').on(table.userId),
  ],
);

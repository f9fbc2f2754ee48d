import {
  boolean,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { documents } from './documents.ts';
import { moment } from './moment.ts';
import { payments } from './payments.ts';
import { users } from './people.ts';

/** Links by which anybody who has one sees a document as it was when the link was made, less what was left out. */
export const documentLinks = pgTable(
  'document_links',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `resume`, `letter`. */
    kind: text('kind').notNull(),
    documentId: integer('document_id').notNull(),
    /** SHA-256 of the token, in hexadecimal: the token itself is in the address and nowhere else. */
    tokenSha256: text('token_sha256').notNull(),
    /** In the person's words: for whom it is. */
    label: text('label').notNull(),
    /** What was left out (documents/leave-out/choices.ts). */
    hidden: text('hidden').array().notNull(),
    countsOpens: boolean('counts_opens').notNull(),
    /** The version of the document that it shows. */
    version: integer('version').notNull(),
    /** What the page is called: the person's name, and what the document is. */
    title: text('title').notNull(),
    /** Of the PDF: in letters that every program knows, and in all of its letters. */
    fileName: json('file_name').notNull().$type<{ ascii: string; utf8: string }>(),
    /** Among the stored files: the PDF, the text as HTML, and each page as a picture, the last two compressed. */
    pdfSha256: text('pdf_sha256').notNull(),
    textSha256: text('text_sha256').notNull(),
    pageSha256s: text('page_sha256s').array().notNull(),
    /** The payment that gave access when it was made, or made anew. */
    paymentId: integer('payment_id').references(() => payments.id),
    /** Sent along by whoever made it, so that the same call sent again makes no second link. */
    creationKey: text('creation_key'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When the operator took it from the web; who made it deletes it instead. */
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    uniqueIndex('document_links_token').on(table.tokenSha256),
    uniqueIndex('document_links_creation').on(table.userId, table.creationKey),
    index('document_links_document').on(table.userId, table.kind, table.documentId),
    index('document_links_expiry').on(table.expiresAt),
    foreignKey({
      name: 'document_links_document_fk',
      columns: [table.userId, table.kind, table.documentId],
      foreignColumns: [documents.userId, documents.kind, documents.id],
    }).onDelete('cascade'),
  ],
);

/** How often a link's page was opened on each day, where its person wants to know: a number, and nothing of who it was. */
export const linkOpens = pgTable(
  'link_opens',
  {
    linkId: integer('link_id')
      .notNull()
      .references(() => documentLinks.id, { onDelete: 'cascade' }),
    /** `YYYY-MM-DD` in UTC. */
    day: text('day').notNull(),
    opens: integer('opens').notNull(),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.day] })],
);

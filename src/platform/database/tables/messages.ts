import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { spellingOf } from './spelling.ts';

/** Messages to be delivered, or, where no mail server or SMS provider is configured, to be shown in the inbox. */
export const outbox = pgTable(
  'outbox',
  {
    id: serial('id').primaryKey(),
    channel: text('channel', { enum: ['email', 'sms'] }).notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    /** Where an answer goes, when not to us. */
    replyTo: text('reply_to'),
    /** Whose account it is about, where that is known: their address may be another one by the time it is erased. */
    userId: integer('user_id'),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
    attempts: integer('attempts').notNull(),
    /** When delivery is tried (again); null once it was delivered, given up, or is only shown in the inbox. */
    nextAttemptAt: moment('next_attempt_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('outbox_due').on(table.nextAttemptAt),
    index('outbox_recipient').on(spellingOf(table.recipient)),
    index('outbox_reply_to').on(spellingOf(table.replyTo)),
    index('outbox_user').on(table.userId),
    index('outbox_sent').on(table.sentAt),
    // Given up, or only shown.
    index('outbox_unsent')
      .on(table.createdAt)
      .where(sql`${table.nextAttemptAt} is null and ${table.sentAt} is null`),
  ],
);

/** What visitors wrote to support; the mail about it goes through the outbox. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('contact_messages_email').on(spellingOf(table.email)),
    index('contact_messages_created').on(table.createdAt),
  ],
);

import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  json,
  pgSequence,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { PAYMENT_STATUSES } from './payment-statuses.ts';

/*
 * Every table of the product. After a change run `npm run db:generate`, which writes the migration.
 */

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** People. Made when a code is verified; at least one of email and phone is there. */
export const users = pgTable('users', {
  id: serial('id').primaryKey(),
  email: text('email').unique(),
  phone: text('phone').unique(),
  /** End of paid access, computed from the payments whenever one of them changes. */
  accessUntil: moment('access_until'),
  createdAt: moment('created_at').notNull(),
});

export const sessions = pgTable(
  'sessions',
  {
    id: serial('id').primaryKey(),
    /** SHA-256 of the bearer token: the token itself is never kept. */
    tokenHash: text('token_hash').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent').notNull(),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/**
 * Codes that were sent, of the last day and a little more: those that still work, and those that no longer do, which
 * count for how often a contact's codes can be guessed at. Of one contact, purpose and handle at most one works.
 */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    id: serial('id').primaryKey(),
    contact: text('contact').notNull(),
    /** What the code is asked for, and by whom where that matters. */
    purpose: text('purpose').notNull(),
    /** SHA-256 of the handle of the browser that asked. */
    handle: text('handle').notNull(),
    /** Keyed hash of the network that asked: only ever compared. */
    asker: text('asker').notNull(),
    /** Whether it was one of the sends that a known device has of its own. */
    ownSend: boolean('own_send').notNull(),
    /** HMAC-SHA256 of contact, purpose and code under the app's secret; empty once the code was used. */
    codeHash: text('code_hash').notNull(),
    /** Guesses so far; counted before a guess is compared. */
    attempts: integer('attempts').notNull(),
    /** How many guesses more may come without the handle; below zero where none ever could. */
    openAttempts: integer('open_attempts').notNull(),
    sentAt: moment('sent_at').notNull(),
    /** The end of the code; brought forward where it was used, replaced or not delivered. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('sign_in_codes_contact').on(table.contact, table.sentAt),
    index('sign_in_codes_handle').on(table.handle),
    index('sign_in_codes_sent').on(table.sentAt),
  ],
);

/** Browsers in which somebody proved a contact: strangers cannot use up the codes that these may ask for. */
export const knownDevices = pgTable(
  'known_devices',
  {
    contact: text('contact').notNull(),
    /** SHA-256 of the browser's handle. */
    handle: text('handle').notNull(),
    lastProvenAt: moment('last_proven_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contact, table.handle] }),
    index('known_devices_handle').on(table.handle),
    index('known_devices_proven').on(table.lastProvenAt),
  ],
);

/**
 * How a person signed in before a change of that: what the link mailed to the earlier contacts brings back. Rows go with
 * the account, and when their hours are over.
 */
export const contactUndos = pgTable(
  'contact_undos',
  {
    id: serial('id').primaryKey(),
    /** SHA-256 of the token in the link: the token itself is never kept. */
    tokenHash: text('token_hash').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What signed them in before the change; empty once it was brought back. */
    email: text('email'),
    phone: text('phone'),
    changedAt: moment('changed_at').notNull(),
    /** When this change was undone, by its own link or with an earlier one. */
    undoneAt: moment('undone_at'),
  },
  (table) => [
    index('contact_undos_user').on(table.userId, table.id),
    index('contact_undos_changed').on(table.changedAt),
  ],
);

/**
 * Contacts that signed a person in and no longer do. Messages and the like are kept by contact: they are found through
 * these when the account is erased. Rows go with the account, and once nothing of that time is kept any more.
 */
export const formerContacts = pgTable(
  'former_contacts',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** An email address or a phone number, as it signed the person in. */
    contact: text('contact').notNull(),
    /** When it ceased to; the last time, where that was more than once. */
    leftAt: moment('left_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.contact] }),
    index('former_contacts_contact').on(table.contact),
    index('former_contacts_left').on(table.leftAt),
  ],
);

/** Sessions that ended because their account was erased: whoever still holds their token is told so. */
export const erasedSessions = pgTable(
  'erased_sessions',
  {
    /** SHA-256 of the bearer token, and nothing of whose it was. */
    tokenHash: text('token_hash').primaryKey(),
    erasedAt: moment('erased_at').notNull(),
  },
  (table) => [index('erased_sessions_erased').on(table.erasedAt)],
);

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

export const payments = pgTable(
  'payments',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    planId: text('plan_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    /** Days of access that this payment buys. */
    accessDays: integer('access_days').notNull(),
    /** Whether real money moves. */
    livemode: boolean('livemode').notNull(),
    status: text('status', { enum: PAYMENT_STATUSES }).notNull(),
    /** The provider's Checkout Session. */
    sessionRef: text('session_ref').unique(),
    clientSecret: text('client_secret'),
    paymentIntentRef: text('payment_intent_ref'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    paidAt: moment('paid_at'),
    /** PDFs that the person downloaded while this payment gave access. */
    downloads: integer('downloads').notNull().default(0),
  },
  (table) => [
    index('payments_user').on(table.userId),
    index('payments_status').on(table.status, table.updatedAt),
    // One purchase at a time: double clicks and second tabs meet here.
    uniqueIndex('payments_one_open')
      .on(table.userId)
      .where(sql`${table.status} in ('creating', 'open')`),
  ],
);

/** What happened to payments, in order; only ever added to. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: serial('id').primaryKey(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id),
    at: moment('at').notNull(),
    fromStatus: text('from_status'),
    toStatus: text('to_status').notNull(),
    cause: text('cause').notNull(),
  },
  (table) => [index('payment_events_payment').on(table.paymentId)],
);

/** Refunds that people asked for by the button, by the contacts they had: a second one within the year is support's to give. */
export const refundMarks = pgTable(
  'refund_marks',
  {
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id),
    /** Keyed hash: knows the contact again, and says nothing of it. */
    contactHash: text('contact_hash').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.paymentId, table.contactHash] }),
    index('refund_marks_contact').on(table.contactHash),
    index('refund_marks_at').on(table.at),
  ],
);

/** The provider's events that were dealt with, by its id, so that those whose webhook never came are told apart. */
export const webhookEvents = pgTable('webhook_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: moment('received_at').notNull(),
});

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
  (table) => [index('outbox_due').on(table.nextAttemptAt)],
);

/** What visitors wrote to support; the mail about it goes through the outbox. */
export const contactMessages = pgTable('contact_messages', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  subject: text('subject').notNull(),
  message: text('message').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** How often people started from each example. */
export const exampleUses = pgTable('example_uses', {
  exampleId: text('example_id').primaryKey(),
  uses: integer('uses').notNull(),
});

/** State of the payment sandbox: objects in Stripe's wire format. Empty in production. */
export const sandboxObjects = pgTable('sandbox_objects', {
  id: text('id').primaryKey(),
  kind: text('kind', { enum: ['checkout.session', 'refund', 'dispute', 'event'] }).notNull(),
  body: json('body').notNull(),
  idempotencyKey: text('idempotency_key').unique(),
  createdAt: moment('created_at').notNull(),
});

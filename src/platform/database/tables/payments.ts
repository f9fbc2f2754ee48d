import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { PAYMENT_STATUSES } from '../payment-statuses.ts';
import { moment } from './moment.ts';
import { users } from './people.ts';

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
    index('payments_intent').on(table.paymentIntentRef),
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

/** State of the payment sandbox: objects in Stripe's wire format. Empty in production. */
export const sandboxObjects = pgTable('sandbox_objects', {
  id: text('id').primaryKey(),
  kind: text('kind', { enum: ['checkout.session', 'refund', 'dispute', 'event'] }).notNull(),
  body: json('body').notNull(),
  idempotencyKey: text('idempotency_key').unique(),
  createdAt: moment('created_at').notNull(),
});

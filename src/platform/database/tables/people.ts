import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { spellingOf } from './spelling.ts';

/** People. Made when a code is verified; at least one of email and phone is there. */
export const users = pgTable(
  'users',
  {
    id: serial('id').primaryKey(),
    email: text('email').unique(),
    phone: text('phone').unique(),
    /** End of paid access, computed from the payments whenever one of them changes. */
    accessUntil: moment('access_until'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    // Accounts that were erased, of which only payments are kept.
    index('users_erased')
      .on(table.id)
      .where(sql`${table.email} is null and ${table.phone} is null`),
  ],
);

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
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
    index('sessions_seen').on(table.lastSeenAt),
  ],
);

/** Keys that sign a person in from a device or its maker's keychain, beside codes. Only public halves are here. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The key's own id, as its device names it. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it signed, as its device counts; 0 where that does not count. */
    signCount: bigint('sign_count', { mode: 'number' }).notNull(),
    /** How a browser reaches it (`internal`, `hybrid`, `usb`), by commas. */
    transports: text('transports').notNull(),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Challenges that were answered, until they would no longer be taken anyway: each is answered once. */
export const usedChallenges = pgTable(
  'used_challenges',
  {
    /** SHA-256 of the challenge. */
    hash: text('hash').primaryKey(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('used_challenges_expiry').on(table.expiresAt)],
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
    /** Where the contact's messages arrive, whatever its spelling: codes are counted by it. */
    mailbox: text('mailbox').notNull().default(''),
    /** What the code is asked for, and by whom where that matters. */
    purpose: text('purpose').notNull(),
    /** SHA-256 of the handle of the browser that asked. */
    handle: text('handle').notNull(),
    /** Keyed hash of the network that asked: only ever compared. */
    asker: text('asker').notNull(),
    /** Whether it was one of the sends that a known device has of its own. */
    ownSend: boolean('own_send').notNull(),
    /** HMAC-SHA256 of contact, purpose and code under the app's secret; `used` once it was used, empty once it was ended. */
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
    index('sign_in_codes_mailbox').on(table.mailbox, table.sentAt),
    index('sign_in_codes_handle').on(table.handle),
    index('sign_in_codes_spelling').on(spellingOf(table.contact)),
    index('sign_in_codes_purpose').on(table.purpose),
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
    /**
     * Whether an undo took it out again, or what came after the change that was undone: whoever made that change held it
     * then. It serves erasing alone, and is shown to nobody as the person's.
     */
    takenBack: boolean('taken_back').notNull().default(false),
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

import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Clock } from '#platform/clock/clock.ts';
import { latestDate } from '#platform/clock/wrong-clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { deleteInPieces } from '#platform/database/delete-in-pieces.server.ts';
import { outbox } from '#platform/database/schema.ts';
import type { PreviousSecret } from '#platform/env/app-secret.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import { keptSince } from '#platform/retention/periods.ts';
import { isTrace, type AddressTrace } from '#platform/session/former-contacts.server.ts';
import { findAndLock } from '#platform/session/lock-person.server.ts';
import type { OutgoingMessage } from './message.ts';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Waits before further tries, in minutes; after the last one a message is given up. */
const RETRY_MINUTES = [1, 5, 15, 60, 240, 720] as const;
const LONGEST_RETRY_MS = Math.max(...RETRY_MINUTES) * 60_000;
/** While one copy delivers a message, others leave it alone for so long, in ms. */
const CLAIM_MS = 60_000;
/** Messages shown in the inbox. */
const INBOX_MAX = 50;

export type OutboxParts = {
  db: Database;
  clock: Clock;
  log: Log;
  /** The app's secret: seals what the links of given-up messages open. */
  secret: string;
  previousSecret?: PreviousSecret | undefined;
};

/**
 * Writes a message down. One that is about a person's account is written under their lock, and not at all where the
 * account was erased meanwhile: it would keep the address.
 */
async function write(db: Database, row: typeof outbox.$inferInsert): Promise<void> {
  const { userId } = row;
  if (typeof userId !== 'number') {
    await db.insert(outbox).values(row);
    return;
  }
  await db.transaction(async (tx) => {
    if (await findAndLock(tx, userId)) await tx.insert(outbox).values(row);
  });
}

/** Puts a message into the outbox, in the caller's transaction: it is sent if and only if the rest happened. */
export async function enqueue(db: Database, clock: Clock, message: OutgoingMessage): Promise<void> {
  const now = clock.now();
  await write(db, { ...message, createdAt: now, attempts: 0, nextAttemptAt: now });
}

/** Keeps a message for the inbox page: where nothing can really be sent. */
export async function keepForInbox(db: Database, clock: Clock, message: OutgoingMessage): Promise<void> {
  await write(db, { ...message, createdAt: clock.now(), attempts: 0 });
}

const onlyShown = and(eq(outbox.attempts, 0), isNull(outbox.nextAttemptAt), isNull(outbox.sentAt));

export type InboxMessage = OutgoingMessage & { id: number; createdAt: Date };

/** The newest messages that are kept instead of being sent, for the inbox page of test installations. */
export async function readInbox(db: Database): Promise<InboxMessage[]> {
  return db.select().from(outbox).where(onlyShown).orderBy(desc(outbox.id)).limit(INBOX_MAX);
}

const givenUp = and(gt(outbox.attempts, 0), isNull(outbox.nextAttemptAt), isNull(outbox.sentAt));

/** Messages that will not be tried again, the oldest first. */
export async function readGivenUp(db: Database): Promise<(typeof outbox.$inferSelect)[]> {
  return db.select().from(outbox).where(givenUp).orderBy(asc(outbox.id));
}

/** Begins the tries of a given-up message anew. @returns false where there is no such message */
export async function retryGivenUp(
  { db, clock, secret, previousSecret }: Pick<OutboxParts, 'db' | 'clock' | 'secret' | 'previousSecret'>,
  id: number,
): Promise<boolean> {
  const given = and(eq(outbox.id, id), givenUp);
  const [kept] = await db.select({ text: outbox.text }).from(outbox).where(given);
  if (!kept) return false;
  const unsealed = unsealTokens(kept.text, secret);
  const text = previousSecret ? unsealTokens(unsealed, previousSecret.value) : unsealed;
  const change = { attempts: 0, nextAttemptAt: clock.now(), text };
  const changed = await db.update(outbox).set(change).where(given).returning({ id: outbox.id });
  return changed.length > 0;
}

/**
 * Delivers what is due. A refusal that will not change (a 5xx of the mail server) ends the tries at once.
 * @returns how many messages were delivered
 */
export async function deliverDue(
  { db, clock, log, secret }: OutboxParts,
  send: (message: OutgoingMessage) => Promise<void>,
): Promise<number> {
  let delivered = 0;
  for (;;) {
    const message = await claimNext(db, clock);
    if (!message) return delivered;
    try {
      await send(message);
      const text = withoutTokens(message.text);
      await settle(db, message.id, { sentAt: clock.now(), nextAttemptAt: null, lastError: null, text });
      delivered += 1;
    } catch (error) {
      const wait = isFinal(error) ? undefined : RETRY_MINUTES[message.attempts - 1];
      const nextAttemptAt = wait === undefined ? null : new Date(clock.now().getTime() + wait * 60_000);
      const lastError = String(error instanceof Error ? error.message : error).slice(0, 500);
      const ended = nextAttemptAt === null ? { text: sealTokens(message.text, secret) } : {};
      await settle(db, message.id, { nextAttemptAt, lastError, ...ended });
      log.warn('outbox.not_delivered', { id: message.id, givenUp: nextAttemptAt === null, error });
    }
  }
}

/** Removes messages to addresses, and those that are to be answered to them. */
export async function forgetMessagesOf(db: Database, traces: readonly AddressTrace[]): Promise<number> {
  const at = outbox.createdAt;
  const gone = await db
    .delete(outbox)
    .where(
      or(
        isTrace(traces, { address: outbox.recipient, at }),
        isTrace(traces, { address: outbox.replyTo, at }),
      ),
    )
    .returning({ id: outbox.id });
  return gone.length;
}

/** Removes messages about a person's account, whatever address they went to. */
export async function forgetMessagesAbout(db: Database, userId: number): Promise<void> {
  await db.delete(outbox).where(eq(outbox.userId, userId));
}

/** Forgets messages that were delivered, given up or shown long enough ago. What is still to be sent stays. */
export async function forgetOldMessages(db: Database, clock: Clock): Promise<void> {
  const now = clock.now();
  await deleteInPieces(db, outbox, lte(outbox.sentAt, keptSince('sentMessages', now)));
  await deleteInPieces(
    db,
    outbox,
    and(givenUp, lte(outbox.createdAt, keptSince('undeliveredMessages', now))),
  );
  await deleteInPieces(db, outbox, and(onlyShown, lte(outbox.createdAt, keptSince('inboxMessages', now))));
}

/** Takes the next due message, so that no other copy delivers it too. */
async function claimNext(db: Database, clock: Clock): Promise<typeof outbox.$inferSelect | undefined> {
  const now = clock.now();
  const [due] = await db
    .select({ id: outbox.id, attempts: outbox.attempts, nextAttemptAt: outbox.nextAttemptAt })
    .from(outbox)
    .where(or(lte(outbox.nextAttemptAt, now), gt(outbox.nextAttemptAt, latestDate(now, LONGEST_RETRY_MS))))
    // What visitors wrote to support is the only mail that is answered to somebody else. It waits for what goes to people.
    .orderBy(asc(isNotNull(outbox.replyTo)), asc(outbox.nextAttemptAt))
    .limit(1);
  if (!due?.nextAttemptAt) return undefined;
  const [claimed] = await db
    .update(outbox)
    .set({ attempts: due.attempts + 1, nextAttemptAt: new Date(now.getTime() + CLAIM_MS) })
    .where(and(eq(outbox.id, due.id), eq(outbox.attempts, due.attempts)))
    .returning();
  return claimed ?? claimNext(db, clock);
}

async function settle(db: Database, id: number, change: Partial<typeof outbox.$inferInsert>): Promise<void> {
  await db.update(outbox).set(change).where(eq(outbox.id, id));
}

/** A refused password, greeting or sender is our own trouble and will be mended; a refused recipient or text will not. */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof Error && 'responseCode' in error && 'command' in error)) return false;
  if (error.command !== 'RCPT TO' && error.command !== 'DATA') return false;
  return typeof error.responseCode === 'number' && error.responseCode >= 500;
}

/*
 * Links in messages carry tokens behind their `#`: what they open must not be there for whoever reads the database, or a
 * copy of it, once a message does not wait to be sent any more.
 */

/** A token as links carry it: 32 random bytes. */
const TOKEN = /#([\w-]{43})(?![\w-])/g;
const SEALED = /#sealed\.([\w-]+)/g;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The text of a message without what its links open, as it is kept once it was delivered. */
export function withoutTokens(text: string): string {
  return text.replace(TOKEN, '#...').replace(SEALED, '#...');
}

/** The text of a message that was given up: its links open again once the operator has it tried anew, and not before. */
function sealTokens(text: string, secret: string): string {
  return text.replace(TOKEN, (_, token: string) => {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv);
    const sealed = Buffer.concat([iv, cipher.update(token, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `#sealed.${sealed.toString('base64url')}`;
  });
}

/** The text as it was before its tokens were sealed. What cannot be opened, as after a change of the secret, stays. */
function unsealTokens(text: string, secret: string): string {
  return text.replace(SEALED, (whole, sealed: string) => {
    const bytes = Buffer.from(sealed, 'base64url');
    try {
      const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      const token = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8');
      return `#${token}${decipher.final('utf8')}`;
    } catch {
      return whole;
    }
  });
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'tokens of links in messages that were given up', 32));
}

import { and, asc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Clock } from '#platform/clock/clock.ts';
import { latestDate } from '#platform/clock/wrong-clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { deleteInPieces } from '#platform/database/delete-in-pieces.server.ts';
import { signInCodes } from '#platform/database/schema.ts';
import { AppError } from '#platform/http/app-error.ts';
import {
  CODE_MINUTES,
  CODES_A_DAY,
  CODES_AN_HOUR,
  OPEN_ATTEMPTS,
  OWN_CODES_A_DAY,
  RESEND_AFTER_SECONDS,
  CODES_PER_NETWORK_A_DAY,
  CODES_PER_STRANGE_NETWORK,
} from '#platform/session/sign-in-limits.ts';
import { mailboxOf } from '#platform/session/mailbox.ts';
import { CODES_COUNT_MS } from '#platform/retention/periods.ts';
import { lockPerson } from '#platform/session/lock-person.server.ts';
import { waitText } from '#platform/limits/limiter.server.ts';

const CODE_MS = CODE_MINUTES * 60_000;
const HOUR_MS = 3600_000;
/**
 * The day over which codes are counted: a little longer than a day, so that all guesses of any day belong to codes that
 * were counted together.
 */
const DAY_MS = CODES_COUNT_MS;

/**
 * What stands in place of the guesses left without a handle where there never were any: who has no handle is told nothing
 * of such a code, not even that it was asked for.
 */
export const NEVER_OPEN = -1;
/** Stands in place of the hash of a code that was used: whoever asked for it from there reads the contact's messages. */
export const USED = 'used';

export type NewCode = {
  contact: string;
  purpose: string;
  /** Whose account it is about; undefined for signing in, which looks at no account. */
  userId: number | undefined;
  handleHash: string;
  codeHash: string;
  /** Keyed hash of the network that asks. */
  asker: string;
  /** Whether the caller knows nothing of handles. */
  open: boolean;
  /** Whether it is one of a known device's own. */
  ownSend: boolean;
};

type Issued = typeof signInCodes.$inferSelect;

/** Whether a known device has sends of its own left for a contact. */
export async function hasOwnSends(
  db: Database,
  clock: Clock,
  contact: string,
  handleHash: string,
): Promise<boolean> {
  const issued = await issuedLately(db, contact, clock.now());
  return ownOf(issued, { contact, handleHash }).length < OWN_CODES_A_DAY;
}

/**
 * Writes a new code down; the one before it of the same browser and purpose stops working, those of others are left
 * alone. One mailbox's codes are written one after the other, so that calls at the same moment are all counted.
 * @returns the code's id
 * @throws AppError `code_recently_sent` or `rate_limited`, or `unauthenticated` where the account is gone; then nothing has changed
 */
export async function issueCode(
  db: Database,
  clock: Clock,
  code: NewCode,
  limitsOn: boolean,
): Promise<number> {
  return db.transaction(async (tx) => {
    if (code.userId !== undefined) await lockPerson(tx, code.userId);
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`codes ${mailboxOf(code.contact)}`}, 0))`,
    );
    const now = clock.now();
    if (limitsOn) assertMayIssue(await issuedLately(tx, code.contact, now), code, now);
    const same = and(eq(signInCodes.contact, code.contact), eq(signInCodes.purpose, code.purpose));
    await tx
      .update(signInCodes)
      .set({ expiresAt: now, openAttempts: 0 })
      .where(and(same, eq(signInCodes.handle, code.handleHash), gt(signInCodes.expiresAt, now)));
    // Without a handle only the newest can be meant. The earlier ones still work for the browsers that asked.
    if (code.open)
      await tx
        .update(signInCodes)
        .set({ openAttempts: 0 })
        .where(and(same, gt(signInCodes.openAttempts, 0)));
    const [written] = await tx
      .insert(signInCodes)
      .values({
        contact: code.contact,
        mailbox: mailboxOf(code.contact),
        purpose: code.purpose,
        handle: code.handleHash,
        asker: code.asker,
        ownSend: code.ownSend,
        codeHash: code.codeHash,
        attempts: 0,
        openAttempts: code.open ? OPEN_ATTEMPTS : NEVER_OPEN,
        sentAt: now,
        expiresAt: new Date(now.getTime() + CODE_MS),
      })
      .returning({ id: signInCodes.id });
    if (!written) throw new Error('a code that was just written is not there');
    return written.id;
  });
}

/**
 * Takes back a code that did not reach anybody, so that another may be asked for at once. Where somebody has guessed at
 * it meanwhile, it goes on counting.
 */
export async function withdrawCode(db: Database, clock: Clock, id: number): Promise<void> {
  await db.delete(signInCodes).where(and(eq(signInCodes.id, id), eq(signInCodes.attempts, 0)));
  await db
    .update(signInCodes)
    .set({ expiresAt: clock.now(), openAttempts: 0, codeHash: '' })
    .where(eq(signInCodes.id, id));
}

/** Forgets codes that no longer count. */
export async function forgetOldCodes(db: Database, clock: Clock): Promise<void> {
  const now = clock.now();
  await deleteInPieces(db, signInCodes, lte(signInCodes.sentAt, new Date(now.getTime() - DAY_MS)));
  await deleteInPieces(db, signInCodes, gt(signInCodes.sentAt, latestDate(now)));
}

/** Whether a code's minutes are not over. One that was written while a clock was wrong works no longer than others. */
export const stillWorks = (now: Date) =>
  and(gt(signInCodes.expiresAt, now), lt(signInCodes.expiresAt, latestDate(now, CODE_MS)));

/** The codes to a contact's mailbox that count, in whatever spelling and for whatever purpose, the oldest first. */
function issuedLately(db: Database, contact: string, now: Date): Promise<Issued[]> {
  return db
    .select()
    .from(signInCodes)
    .where(
      and(
        eq(signInCodes.mailbox, mailboxOf(contact)),
        gt(signInCodes.sentAt, new Date(now.getTime() - DAY_MS)),
        lte(signInCodes.sentAt, latestDate(now)),
      ),
    )
    .orderBy(asc(signInCodes.sentAt));
}

function ownOf(
  issued: readonly Issued[],
  { contact, handleHash }: Pick<NewCode, 'contact' | 'handleHash'>,
): Issued[] {
  return issued.filter((code) => code.ownSend && code.contact === contact && code.handle === handleHash);
}

function assertMayIssue(issued: readonly Issued[], code: NewCode, now: Date): void {
  const last = issued.findLast(
    ({ contact, purpose, handle, openAttempts, expiresAt }) =>
      contact === code.contact &&
      purpose === code.purpose &&
      expiresAt > now &&
      (handle === code.handleHash || (code.open && openAttempts > 0)),
  );
  const wait = last ? last.sentAt.getTime() + RESEND_AFTER_SECONDS * 1000 - now.getTime() : 0;
  if (wait > 0) throw recentlySent(Math.ceil(wait / 1000));
  if (code.ownSend) {
    assertRoom(ownOf(issued, code), OWN_CODES_A_DAY, DAY_MS, now);
    return;
  }
  const strangers = issued.filter(({ ownSend }) => !ownSend);
  assertRoom(strangers, CODES_AN_HOUR, HOUR_MS, now);
  assertRoom(strangers, CODES_A_DAY, DAY_MS, now);
  const fromThere = strangers.filter(({ asker }) => asker === code.asker);
  if (issued.some(({ asker, codeHash }) => asker === code.asker && codeHash === USED)) {
    assertRoom(fromThere, CODES_PER_NETWORK_A_DAY, DAY_MS, now);
    return;
  }
  assertRoom(fromThere, CODES_PER_STRANGE_NETWORK.hour, HOUR_MS, now);
  assertRoom(fromThere, CODES_PER_STRANGE_NETWORK.day, DAY_MS, now);
}

/** One more must fit into the window that ends now. @throws AppError `rate_limited` */
function assertRoom(issued: readonly Issued[], max: number, windowMs: number, now: Date): void {
  const within = issued.filter(({ sentAt }) => sentAt.getTime() > now.getTime() - windowMs);
  const leaving = within[within.length - max];
  if (!leaving) return;
  const retryAfterSeconds = Math.max(
    1,
    Math.ceil((leaving.sentAt.getTime() + windowMs - now.getTime()) / 1000),
  );
  throw new AppError(
    'rate_limited',
    `Too many codes were asked for. Please try again ${waitText(retryAfterSeconds)}, or on a device where you have signed in before.`,
    { retryAfterSeconds },
  );
}

function recentlySent(retryAfterSeconds: number): AppError {
  return new AppError(
    'code_recently_sent',
    `We sent you a code a moment ago. You can ask for another in ${retryAfterSeconds} seconds.`,
    { retryAfterSeconds },
  );
}

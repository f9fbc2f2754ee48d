import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { signInCodes, users } from '#platform/database/schema.ts';
import type { PreviousSecret } from '#platform/env/app-secret.server.ts';
import { AppError } from '#platform/http/app-error.ts';
import { limitNetwork } from '#platform/http/client-address.server.ts';
import { assertAllowed, type Limiter } from '#platform/limits/limiter.server.ts';
import { MAX_ATTEMPTS, wrongGuessesPerAddress } from '#platform/session/sign-in-limits.ts';
import { hashToken, hashCode, sameHash, purposeName, SIGN_IN, type CodePurpose } from './secrets.server.ts';
import { type SentHandle, giveBackForAddress } from './send-code.server.ts';
import { contactsOf, fieldOf, type Contact } from './contact.ts';
import { NEVER_OPEN, stillWorks, USED } from './issued-codes.server.ts';
import { isKnownDevice } from './known-devices.server.ts';
import type { SignIn } from './new-device/new-device-message.server.ts';

export type VerifyCodeParts = {
  db: Database;
  clock: Clock;
  limiter: Limiter;
  secret: string;
  previousSecret?: PreviousSecret | undefined;
  otpPerAddressHour: number;
};

type TypedCode = { contact: Contact; code: string; handle: SentHandle };
type Guessed = { id: number; codeHash: string; ownSend: boolean };

/**
 * Exchanges a code for the person behind the contact, whose account is made on the first time. A code works once.
 * @returns the person, and whether account and device are new
 * @throws AppError `invalid_code`, `code_expired`, `too_many_attempts` or `rate_limited`
 */
export async function verifyCode(parts: VerifyCodeParts, typed: TypedCode, address: string): Promise<SignIn> {
  const { contact, handle } = typed;
  await useCode(parts, { ...typed, purpose: SIGN_IN }, address);
  const { user, account } = await findOrCreateUser(parts.db, parts.clock, contact);
  if (typeof handle !== 'string') return { user, account, device: 'new' };
  const contacts = contactsOf(user).map((own) => own.address);
  const device = (await isKnownDevice(parts.db, contacts, hashToken(handle))) ? 'known' : 'new';
  return { user, account, device };
}

/**
 * Uses a code up; from then on it is proven that whoever sent it reads the contact's messages. A right code with the
 * handle of the browser that asked for it is stopped by nothing but that code's own three guesses.
 * @param address of the caller
 * @throws AppError `invalid_code`, `code_expired`, `too_many_attempts` or `rate_limited`
 */
export async function useCode(
  parts: VerifyCodeParts,
  typed: TypedCode & { purpose: CodePurpose },
  address: string,
): Promise<void> {
  const { db, clock, limiter } = parts;
  const bound = { contact: typed.contact.address, purpose: purposeName(typed.purpose) };
  const previous = parts.previousSecret?.recent(clock.now());
  const secrets = previous === undefined ? [parts.secret] : [parts.secret, previous];
  const guesses = secrets.map((secret) => hashCode(secret, bound, typed.code));
  try {
    const live = await countGuess(db, clock, { ...bound, handle: typed.handle });
    const isRight = guesses.some((guess) => sameHash(live.codeHash, guess));
    if (!isRight || !(await useUp(db, clock, live))) throw invalidCode();
    if (!live.ownSend) await giveBackForAddress(parts, address);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const wrong = wrongGuessesPerAddress(parts.otpPerAddressHour);
    const counted = await limiter.hit(`guesses:address:${limitNetwork(address)}`, wrong);
    assertAllowed(counted, 'Too many wrong codes. Please try again later.');
    throw error;
  }
}

/** Counts a guess before anything is compared, so that parallel guesses cannot exceed the limit. */
async function countGuess(
  db: Database,
  clock: Clock,
  typed: { contact: string; purpose: string; handle: SentHandle },
): Promise<Guessed> {
  const { handle } = typed;
  const ofPurpose = and(eq(signInCodes.contact, typed.contact), eq(signInCodes.purpose, typed.purpose));
  const works = and(lt(signInCodes.attempts, MAX_ATTEMPTS), stillWorks(clock.now()));
  const withHandle = typeof handle === 'string';
  const [live] = await db
    .update(signInCodes)
    .set({
      attempts: sql`${signInCodes.attempts} + 1`,
      ...(withHandle ? {} : { openAttempts: sql`${signInCodes.openAttempts} - 1` }),
    })
    .where(
      and(
        ofPurpose,
        withHandle ? eq(signInCodes.handle, hashToken(handle)) : gt(signInCodes.openAttempts, 0),
        works,
      ),
    )
    .returning({ id: signInCodes.id, codeHash: signInCodes.codeHash, ownSend: signInCodes.ownSend });
  if (live) return live;
  const mine = and(
    ofPurpose,
    withHandle ? eq(signInCodes.handle, hashToken(handle)) : gt(signInCodes.openAttempts, NEVER_OPEN),
  );
  const [dead] = await db
    .select({ attempts: signInCodes.attempts })
    .from(signInCodes)
    .where(and(mine, stillWorks(clock.now())))
    .orderBy(desc(signInCodes.id))
    .limit(1);
  if (dead && dead.attempts > 0) {
    throw new AppError('too_many_attempts', 'Too many wrong codes. Please ask for a new code.');
  }
  throw new AppError('code_expired', 'This code is no longer valid. Please ask for a new code.', {
    field: 'code',
  });
}

/** Uses a code up: of two right guesses at once, one finds it used. It goes on counting for its contact's day. */
async function useUp(db: Database, clock: Clock, { id, codeHash }: Guessed): Promise<boolean> {
  const used = await db
    .update(signInCodes)
    .set({ codeHash: USED, expiresAt: clock.now(), openAttempts: 0 })
    .where(and(eq(signInCodes.id, id), eq(signInCodes.codeHash, codeHash)))
    .returning({ id: signInCodes.id });
  return used.length > 0;
}

function invalidCode(): AppError {
  return new AppError('invalid_code', 'Invalid code. Please try again.', { field: 'code' });
}

async function findOrCreateUser(
  db: Database,
  clock: Clock,
  contact: Contact,
): Promise<Pick<SignIn, 'user' | 'account'>> {
  const column = users[fieldOf(contact.channel)];
  const known = contact.channel === 'email' ? { email: contact.address } : { phone: contact.address };
  // An account that is erased between the two statements is made anew.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const made = await db
      .insert(users)
      .values({ ...known, createdAt: clock.now() })
      .onConflictDoNothing()
      .returning({ id: users.id });
    const [user] = await db
      .select({ id: users.id, email: users.email, phone: users.phone, accessUntil: users.accessUntil })
      .from(users)
      .where(eq(column, contact.address));
    if (user) return { user, account: made.length > 0 ? 'new' : 'known' };
  }
  throw new Error('an account that was just made is not there');
}

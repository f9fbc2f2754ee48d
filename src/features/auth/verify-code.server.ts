import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { signInCodes, users } from '#platform/database/schema.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { SignedInUser } from '#platform/http/authentication.ts';
import { limitNetwork } from '#platform/http/client-address.server.ts';
import { assertAllowed } from '#platform/limits/assert-allowed.ts';
import type { Limiter } from '#platform/limits/limiter.server.ts';
import { FAILURES_A_DAY, GUESSES_PER_ADDRESS } from './auth-limits.ts';
import { MAX_ATTEMPTS } from '#platform/session/sign-in-rules.ts';
import { hashCode, sameHash } from './code.server.ts';
import { codeName, SIGN_IN, type CodePurpose } from './code-purpose.ts';
import type { Contact } from './contact.ts';

export type VerifyCodeParts = { db: Database; clock: Clock; limiter: Limiter; secret: string };

/**
 * Exchanges a code for the person behind the contact, whose account is made on the first time. A code works once.
 * @throws AppError `invalid_code`, `code_expired`, `too_many_attempts` or `rate_limited`
 */
export async function verifyCode(
  parts: VerifyCodeParts,
  contact: Contact,
  code: string,
  address: string,
): Promise<SignedInUser> {
  await useCode(parts, { contact, code, purpose: SIGN_IN }, address);
  return findOrCreateUser(parts.db, parts.clock, contact);
}

/**
 * Uses a code up; from then on it is proven that whoever sent it reads the contact's messages.
 * @param address of the caller
 * @throws AppError `invalid_code`, `code_expired`, `too_many_attempts` or `rate_limited`
 */
export async function useCode(
  parts: VerifyCodeParts,
  { contact, code, purpose }: { contact: Contact; code: string; purpose: CodePurpose },
  address: string,
): Promise<void> {
  const { db, clock, limiter } = parts;
  const name = codeName(contact, purpose);
  const guesses = await limiter.hit(`guesses:address:${limitNetwork(address)}`, GUESSES_PER_ADDRESS);
  const failures = await limiter.peek(`failures:${contact.address}`, FAILURES_A_DAY);
  for (const limit of [guesses, failures])
    assertAllowed(limit, 'Too many wrong codes. Please try again later.');
  const live = await countGuess(db, clock, name);
  if (!sameHash(live.codeHash, hashCode(parts.secret, name, code))) {
    await limiter.hit(`failures:${contact.address}`, FAILURES_A_DAY);
    throw new AppError('invalid_code', 'Invalid code. Please try again.', { field: 'code' });
  }
  // Deleting is what uses the code up: of two right guesses at once, one finds nothing left to delete.
  const [used] = await db
    .delete(signInCodes)
    .where(and(eq(signInCodes.contact, name), eq(signInCodes.codeHash, live.codeHash)))
    .returning({ contact: signInCodes.contact });
  if (!used) throw new AppError('invalid_code', 'Invalid code. Please try again.', { field: 'code' });
}

/** Counts a guess before anything is compared, so that parallel guesses cannot exceed the limit. */
async function countGuess(db: Database, clock: Clock, name: string): Promise<{ codeHash: string }> {
  const [live] = await db
    .update(signInCodes)
    .set({ attempts: sql`${signInCodes.attempts} + 1` })
    .where(
      and(
        eq(signInCodes.contact, name),
        lt(signInCodes.attempts, MAX_ATTEMPTS),
        gt(signInCodes.expiresAt, clock.now()),
      ),
    )
    .returning({ codeHash: signInCodes.codeHash });
  if (live) return live;
  const dead = await db.query.signInCodes.findFirst({ where: eq(signInCodes.contact, name) });
  if (dead && dead.expiresAt > clock.now()) {
    throw new AppError('too_many_attempts', 'Too many wrong codes. Please ask for a new code.');
  }
  throw new AppError('code_expired', 'This code is no longer valid. Please ask for a new code.', {
    field: 'code',
  });
}

async function findOrCreateUser(db: Database, clock: Clock, contact: Contact): Promise<SignedInUser> {
  const column = contact.channel === 'email' ? users.email : users.phone;
  const known = contact.channel === 'email' ? { email: contact.address } : { phone: contact.address };
  // An account that is erased between the two statements is made anew.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await db
      .insert(users)
      .values({ ...known, createdAt: clock.now() })
      .onConflictDoNothing();
    const [user] = await db
      .select({ id: users.id, email: users.email, phone: users.phone, accessUntil: users.accessUntil })
      .from(users)
      .where(eq(column, contact.address));
    if (user) return user;
  }
  throw new Error('an account that was just made is not there');
}

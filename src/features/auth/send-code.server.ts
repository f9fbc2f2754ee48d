import { eq } from 'drizzle-orm';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { signInCodes } from '#platform/database/schema.ts';
import { AppError } from '#platform/http/app-error.ts';
import { limitNetwork } from '#platform/http/client-address.server.ts';
import { assertAllowed } from '#platform/limits/assert-allowed.ts';
import type { Limiter } from '#platform/limits/limiter.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import { CODE_MINUTES, RESEND_AFTER_SECONDS } from '#platform/session/sign-in-rules.ts';
import { CODES_A_DAY, CODES_AN_HOUR, CODES_PER_ADDRESS } from './auth-limits.ts';
import { hashCode, newCode } from './code.server.ts';
import { codeName, type CodePurpose } from './code-purpose.ts';
import type { Contact } from './contact.ts';

/** Hands a code over to the mail server or SMS provider; rejects where it did not take it. */
export type DeliverCode = (contact: Contact, code: string, purpose: CodePurpose) => Promise<void>;

export type SendCodeParts = {
  db: Database;
  clock: Clock;
  limiter: Limiter;
  secret: string;
  deliverCode: DeliverCode;
  /** False where limits are off. */
  spacing: boolean;
  log: Log;
};

const TOO_MANY = 'Too many codes were asked for. Please try again later.';

/**
 * Sends a code; the one before it for the same purpose stops working. Known and unknown contacts take the same path.
 * @throws AppError `code_recently_sent`, `rate_limited` or `delivery_failed`
 */
export async function sendCode(
  parts: SendCodeParts,
  contact: Contact,
  address: string,
  purpose: CodePurpose,
): Promise<void> {
  const { limiter } = parts;
  const anHour = `codes:hour:${contact.address}`;
  const aDay = `codes:day:${contact.address}`;
  assertAllowed(await limiter.hit(`codes:address:${limitNetwork(address)}`, CODES_PER_ADDRESS), TOO_MANY);
  // Looked at before the old code is replaced, counted once it was: a refused call must not kill a good code.
  assertAllowed(await limiter.peek(anHour, CODES_AN_HOUR), TOO_MANY);
  assertAllowed(await limiter.peek(aDay, CODES_A_DAY), TOO_MANY);
  const code = newCode();
  const name = codeName(contact, purpose);
  await reserve(parts, name, code);
  await limiter.hit(anHour, CODES_AN_HOUR);
  await limiter.hit(aDay, CODES_A_DAY);
  try {
    await parts.deliverCode(contact, code, purpose);
  } catch (error) {
    parts.log.warn('code.not_delivered', { channel: contact.channel, error });
    // Nothing reached the person, so nothing should keep them from trying again at once.
    await parts.db.delete(signInCodes).where(eq(signInCodes.contact, name));
    throw new AppError('delivery_failed', 'Failed to send code. Please try again.', { cause: error });
  }
}

/** Puts the new code in the old one's place, unless that one was sent a moment ago. */
async function reserve(parts: SendCodeParts, name: string, code: string): Promise<void> {
  const now = parts.clock.now();
  const row = {
    codeHash: hashCode(parts.secret, name, code),
    attempts: 0,
    sentAt: now,
    expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000),
  };
  await parts.db.transaction(async (tx) => {
    const [last] = await tx
      .select({ sentAt: signInCodes.sentAt })
      .from(signInCodes)
      .where(eq(signInCodes.contact, name))
      .for('update');
    const wait = last ? last.sentAt.getTime() + RESEND_AFTER_SECONDS * 1000 - now.getTime() : 0;
    if (parts.spacing && wait > 0) throw recentlySent(Math.ceil(wait / 1000));
    const [written] = await tx
      .insert(signInCodes)
      .values({ contact: name, ...row })
      .onConflictDoUpdate({
        target: signInCodes.contact,
        set: row,
        // Two first requests at the same moment find no row to lock: the second one to write loses here.
        setWhere: last || !parts.spacing ? undefined : eq(signInCodes.sentAt, new Date(0)),
      })
      .returning({ contact: signInCodes.contact });
    if (!written) throw recentlySent(RESEND_AFTER_SECONDS);
  });
}

function recentlySent(retryAfterSeconds: number): AppError {
  return new AppError(
    'code_recently_sent',
    `We sent you a code a moment ago. You can ask for another in ${retryAfterSeconds} seconds.`,
    { retryAfterSeconds },
  );
}

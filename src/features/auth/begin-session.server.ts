import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import { logSecurity, type Caller } from '#platform/log/security-log.ts';
import type { Messenger } from '#platform/mail/messenger.server.ts';
import type { Contact } from './contact.ts';
import type { VerifyCodeAnswer } from './contract.ts';
import { messageOfSignIn, type NewDeviceParts, type SignIn } from './new-device/new-device-message.server.ts';
import { presentProfile, startSession } from './sessions.server.ts';

export type BeginSessionParts = NewDeviceParts & {
  db: Database;
  clock: Clock;
  log: Log;
  messenger: Messenger;
};

export type ProvenSignIn = {
  signIn: SignIn;
  /** By what it was proven. */
  channel: Contact['channel'] | 'passkey';
  contact: Contact;
  /** The handle of the browser, which gets a new one; without one it gets none. */
  handle: string | undefined;
  userAgent: string;
  caller: Caller;
  /** What else is to happen if and only if the session starts. */
  also?: (tx: Database) => Promise<void>;
};

/**
 * Starts the session of somebody who has proven who they are, tells them of a new device, and notes it in the log.
 * @throws AppError `unauthenticated` where the account is erased, or the contact taken from it, at this moment
 */
export async function beginSession(
  parts: BeginSessionParts,
  { signIn, channel, contact, handle: old, userAgent, caller, also }: ProvenSignIn,
): Promise<VerifyCodeAnswer> {
  const { user, account, device } = signIn;
  const message = await messageOfSignIn(parts, signIn, userAgent);
  const { token, handle } = await startSession(parts.db, parts.clock, {
    ...{ userId: user.id, userAgent, contact, handle: old },
    also: async (tx) => {
      await also?.(tx);
      if (message) await parts.messenger.sendLater(tx, { ...message, userId: user.id });
    },
  });
  logSecurity(parts.log, { event: 'signed_in', userId: user.id, channel, account, device }, caller);
  const answer = { sessionToken: token, user: presentProfile(user, parts.clock.now()) };
  return { ...answer, ...(handle === undefined ? {} : { handle }) };
}

import { and, asc, count, eq, gte } from 'drizzle-orm';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { z } from 'zod';
import type { Clock } from '#platform/clock/clock.ts';
import { type Database, isUniqueViolation } from '#platform/database/database.server.ts';
import { passkeys, users } from '#platform/database/schema.ts';
import { keyedHash } from '#platform/env/app-secret.server.ts';
import type { SignedInUser } from '#platform/http/api-env.ts';
import { AppError, notFound } from '#platform/http/app-error.ts';
import { lockPerson, type LockedPerson } from '#platform/session/lock-person.server.ts';
import { assertSession } from '../sessions.server.ts';
import { isOpen, newChallenge, useUpChallenge } from './challenges.server.ts';
import type {
  NewPasskeyOptions,
  newPasskeyRequest,
  PasskeySummary,
  passkeySignInRequest,
} from './contract.ts';
import { PASSKEYS_MAX } from './passkey-limits.ts';
import type { PasskeySite } from './site.ts';
import { verifyWithoutAttestation } from './without-attestation.server.ts';

export type PasskeyParts = { db: Database; clock: Clock; secret: string };

type Row = typeof passkeys.$inferSelect;

/** A person's passkeys, the oldest first. */
export async function passkeysOf(db: Database, userId: number): Promise<PasskeySummary[]> {
  const rows = await db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));
  return rows.map(presentPasskey);
}

/** What a browser needs to make a passkey for somebody who is signed in. */
export async function optionsOfNew(
  parts: PasskeyParts,
  user: SignedInUser,
  site: { id: string; name: string },
): Promise<NewPasskeyOptions> {
  const known = await passkeysOf(parts.db, user.id);
  return {
    challenge: newChallenge(parts, `add ${user.id}`),
    site,
    // The same for all of a person's passkeys, and telling nobody how many people there are.
    account: {
      id: keyedHash(parts.secret, 'passkey account', String(user.id)),
      name: user.email ?? user.phone ?? '',
    },
    known: known.map(({ credentialId }) => credentialId),
  };
}

export type NewPasskey = {
  userId: number;
  sessionId: number;
  site: PasskeySite;
  answer: z.output<typeof newPasskeyRequest>;
  name: string;
};

/**
 * Takes a passkey into somebody's account.
 * @param also what else is to happen in the same transaction
 * @throws AppError `passkey_refused` where it proves nothing, `passkey_known` where it is there already,
 *   `too_many_passkeys`
 */
export async function addPasskey(
  parts: PasskeyParts,
  { userId, sessionId, site, answer, name }: NewPasskey,
  also: (tx: Database, person: LockedPerson) => Promise<void>,
): Promise<PasskeySummary> {
  const { db, clock } = parts;
  const answered = answeredChallenge((challenge) => isOpen(parts, `add ${userId}`, challenge));
  const proven = await verifyWithoutAttestation({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: answered.isOpen,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
  }).catch(refuse);
  if (!proven.verified || isOfFrame(answer.response)) throw refused();
  const { credential } = proven.registrationInfo;
  try {
    return await db.transaction(async (tx) => {
      const person = await lockPerson(tx, userId);
      await assertSession(tx, sessionId);
      if (!(await useUpChallenge(tx, clock, answered.challenge))) throw refused();
      const [there] = await tx.select({ count: count() }).from(passkeys).where(eq(passkeys.userId, userId));
      if ((there?.count ?? 0) >= PASSKEYS_MAX)
        throw new AppError('too_many_passkeys', `An account has at most ${PASSKEYS_MAX} passkeys.`);
      const [row] = await tx
        .insert(passkeys)
        .values({
          ...{ userId, name, credentialId: credential.id, signCount: credential.counter },
          publicKey: Buffer.from(credential.publicKey).toString('base64url'),
          transports: (answer.response.transports ?? []).join(','),
          createdAt: clock.now(),
        })
        .returning();
      if (!row) throw new Error('a passkey that was just added is not there');
      await also(tx, person);
      return presentPasskey(row);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('passkey_known', 'This passkey is there already.', { cause: error });
  }
}

/** Somebody's proof by a passkey, that of a person who is there. */
export type PasskeyProof = {
  user: SignedInUser;
  /** Notes its use, in the transaction that starts the session. @throws AppError `passkey_refused` at a second use */
  useUp: (tx: Database) => Promise<void>;
};

/** Finds out who signs in by a passkey. @throws AppError `passkey_refused` */
export async function personByPasskey(
  parts: PasskeyParts,
  site: PasskeySite,
  answer: z.output<typeof passkeySignInRequest>,
): Promise<PasskeyProof> {
  const { db, clock } = parts;
  const [found] = await db
    .select({
      passkey: passkeys,
      user: { id: users.id, email: users.email, phone: users.phone, accessUntil: users.accessUntil },
    })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, answer.id));
  if (!found) throw refused();
  const { passkey, user } = found;
  const { userHandle, ...response } = answer.response;
  const answered = answeredChallenge((challenge) => isOpen(parts, 'sign-in', challenge));
  const proven = await verifyAuthenticationResponse({
    response: {
      ...{ id: answer.id, rawId: answer.rawId, type: answer.type, clientExtensionResults: {} },
      response: userHandle === undefined ? response : { ...response, userHandle },
    },
    expectedChallenge: answered.isOpen,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    credential: {
      id: passkey.credentialId,
      publicKey: Buffer.from(passkey.publicKey, 'base64url'),
      counter: passkey.signCount,
    },
  }).catch(refuse);
  if (!proven.verified || isOfFrame(answer.response)) throw refused();
  const signCount = proven.authenticationInfo.newCounter;
  return {
    user,
    async useUp(tx) {
      if (!(await useUpChallenge(tx, clock, answered.challenge))) throw refused();
      const used = await tx
        .update(passkeys)
        .set({ signCount, lastUsedAt: clock.now() })
        .where(and(eq(passkeys.id, passkey.id), eq(passkeys.signCount, passkey.signCount)))
        .returning({ id: passkeys.id });
      // Removed since it was looked up, or used meanwhile by whoever has a copy of a device that counts.
      if (used.length === 0) throw refused();
    },
  };
}

/** @throws AppError `not_found` */
export async function renamePasskey(
  db: Database,
  { id, userId }: { id: number; userId: number },
  name: string,
): Promise<PasskeySummary> {
  const mine = and(eq(passkeys.id, id), eq(passkeys.userId, userId));
  const [row] = await db.update(passkeys).set({ name }).where(mine).returning();
  if (!row) throw notFound('passkey');
  return presentPasskey(row);
}

/** @throws AppError `not_found` */
export async function removePasskey(
  db: Database,
  { id, userId }: { id: number; userId: number },
): Promise<void> {
  const mine = and(eq(passkeys.id, id), eq(passkeys.userId, userId));
  const removed = await db.delete(passkeys).where(mine).returning({ id: passkeys.id });
  if (removed.length === 0) throw notFound('passkey');
}

/** Takes away what was added at or after a moment: whoever made a change that is undone must not sign in by it. */
export async function removePasskeysSince(tx: Database, userId: number, since: Date): Promise<void> {
  await tx.delete(passkeys).where(and(eq(passkeys.userId, userId), gte(passkeys.createdAt, since)));
}

function presentPasskey(row: Row): PasskeySummary {
  return {
    ...{ id: row.id, credentialId: row.credentialId, name: row.name },
    transports: row.transports === '' ? [] : row.transports.split(','),
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}

/** Whether the browser was asked by a frame within another site's page: ours stand in none (WebAuthn Level 3, section 7). */
function isOfFrame({ clientDataJSON }: { clientDataJSON: string }): boolean {
  return decodeClientDataJSON(clientDataJSON).crossOrigin === true;
}

/** Keeps the challenge that was answered as the library read it, which is looked up as it was compared. */
function answeredChallenge(isOurs: (challenge: string) => boolean) {
  const answered = {
    challenge: '',
    isOpen(challenge: string): boolean {
      answered.challenge = challenge;
      return isOurs(challenge);
    },
  };
  return answered;
}

function refused(cause?: unknown): AppError {
  return new AppError('passkey_refused', 'This passkey was not accepted. Please try again, or use a code.', {
    cause,
  });
}

/** The library says by throwing what it does not accept. */
function refuse(cause: unknown): never {
  throw refused(cause);
}

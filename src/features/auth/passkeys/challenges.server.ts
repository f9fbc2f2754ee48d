import { createHash, randomBytes } from 'node:crypto';
import { lte } from 'drizzle-orm';
import type { Clock } from '#platform/clock/clock.ts';
import { latestDate } from '#platform/clock/wrong-clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { deleteInPieces } from '#platform/database/delete-in-pieces.server.ts';
import { usedChallenges } from '#platform/database/schema.ts';
import { keyedHash } from '#platform/env/app-secret.server.ts';
import { sameHash } from '../secrets.server.ts';

/** What a challenge is answered for; the answer to one is worthless for any other. */
export type ChallengePurpose = 'sign-in' | `add ${number}`;

type ChallengeParts = { clock: Clock; secret: string };

/** How long a device may take over its question, in ms. */
const CHALLENGE_MS = 5 * 60_000;

/**
 * A new challenge. It carries its own end and our seal, so that asking for one writes nothing: whoever asks for a million
 * has a million texts.
 * @returns base64url
 */
export function newChallenge({ clock, secret }: ChallengeParts, purpose: ChallengePurpose): string {
  const expiresAt = clock.now().getTime() + CHALLENGE_MS;
  const said = `${randomBytes(16).toString('base64url')}.${expiresAt}`;
  return Buffer.from(`${said}.${sealOf(secret, purpose, said)}`).toString('base64url');
}

/**
 * Whether a challenge is ours to the letter, so that each is used up once, for this purpose, and not over; nor one of a
 * clock that was ahead, which would be open for longer than it is known to be used up.
 */
export function isOpen(
  { clock, secret }: ChallengeParts,
  purpose: ChallengePurpose,
  challenge: string,
): boolean {
  const [random = '', expiresAt = '', seal = ''] = Buffer.from(challenge, 'base64url').toString().split('.');
  const said = `${random}.${expiresAt}`;
  const now = clock.now();
  return (
    challenge === Buffer.from(`${said}.${seal}`).toString('base64url') &&
    sameHash(sealOf(secret, purpose, said), seal) &&
    Number(expiresAt) > now.getTime() &&
    Number(expiresAt) <= latestDate(now, CHALLENGE_MS).getTime()
  );
}

/** Uses a challenge up, in the transaction that its answer leads to. @returns whether it had not been before */
export async function useUpChallenge(tx: Database, clock: Clock, challenge: string): Promise<boolean> {
  const hash = createHash('sha256').update(challenge).digest('base64url');
  // Longer than any can still be open.
  const expiresAt = latestDate(clock.now(), CHALLENGE_MS);
  const used = await tx
    .insert(usedChallenges)
    .values({ hash, expiresAt })
    .onConflictDoNothing()
    .returning({ hash: usedChallenges.hash });
  return used.length > 0;
}

/** Forgets challenges that would no longer be taken anyway. */
export async function forgetUsedChallenges(db: Database, clock: Clock): Promise<void> {
  await deleteInPieces(db, usedChallenges, lte(usedChallenges.expiresAt, clock.now()));
}

function sealOf(secret: string, purpose: ChallengePurpose, said: string): string {
  return keyedHash(secret, 'passkey challenge', `${purpose}\n${said}`);
}

import { and, desc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { deleteInPieces } from '#platform/database/delete-in-pieces.server.ts';
import { erasedSessions, sessions, users } from '#platform/database/schema.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Authenticate } from '#platform/http/authentication.ts';
import { keptSince } from '#platform/retention/periods.ts';
import { lockPerson } from '#platform/session/lock-person.server.ts';
import { IDLE_DAYS, SESSION_DAYS } from '#platform/session/sign-in-limits.ts';
import { fieldOf, type Contact } from './contact.ts';
import { renewHandle } from './known-devices.server.ts';
import { hashToken, newToken } from './secrets.server.ts';
import { USER_AGENT_SIGNS } from './sessions/device-name.ts';
import { hasAccess } from '#money/access.ts';
import type { SignedInUser } from '#platform/http/api-env.ts';
import type { Profile } from '#platform/session/profile.ts';

const DAY_MS = 24 * 3600_000;
/** The moment of last use is written at most this often, in ms: reads must not turn into writes. */
const SEEN_EVERY_MS = 3600_000;

/** Sessions that a person has at a time; those that were used longest ago end for new ones. */
export const SESSIONS_MAX = 50;

export type NewSession = {
  userId: number;
  userAgent: string;
  /** What was proven; a contact that signs the person in no longer starts nothing. */
  contact?: Contact;
  /** The handle of the browser in which that was, which gets a new one. */
  handle?: string | undefined;
  /** What else is to happen if and only if the session starts. */
  also?: (tx: Database) => Promise<void>;
};

/** A session that was started: its bearer token, which is nowhere kept in clear, and the browser's new handle. */
export type StartedSession = { token: string; handle: string | undefined };

/**
 * Starts a session.
 * @throws AppError `unauthenticated` where the account is erased, or the contact taken from it, at this moment
 */
export async function startSession(db: Database, clock: Clock, session: NewSession): Promise<StartedSession> {
  const token = newToken();
  const now = clock.now();
  const handle = await db.transaction(async (tx) => {
    const person = await lockPerson(tx, session.userId);
    const { contact, handle: old } = session;
    if (contact && person[fieldOf(contact.channel)] !== contact.address)
      throw new AppError('unauthenticated', 'Please sign in again.');
    await tx.insert(sessions).values({
      tokenHash: hashToken(token),
      userId: session.userId,
      userAgent: session.userAgent.slice(0, USER_AGENT_SIGNS),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + SESSION_DAYS * DAY_MS),
    });
    await endBeyond(tx, session.userId);
    await session.also?.(tx);
    return contact && old !== undefined
      ? renewHandle(tx, clock, person, { contact: contact.address, handle: old })
      : undefined;
  });
  return { token, handle };
}

/** Ends what a person has beyond the most, by a passkey that signs in again and again. */
async function endBeyond(tx: Database, userId: number): Promise<void> {
  const beyond = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .offset(SESSIONS_MAX);
  await tx.delete(sessions).where(inArray(sessions.id, beyond));
}

/** Looks up who a bearer token belongs to, and notes that the session is in use. */
export function createAuthenticate(db: Database, clock: Clock): Authenticate {
  // Prepared once: every signed-in call begins with it.
  const live = db
    .select({
      sessionId: sessions.id,
      startedAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      id: users.id,
      email: users.email,
      phone: users.phone,
      accessUntil: users.accessUntil,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql`${sql.placeholder('now')}::timestamptz`),
        gt(sessions.lastSeenAt, sql`${sql.placeholder('idleSince')}::timestamptz`),
      ),
    )
    .prepare('session_authenticate');

  return async (token) => {
    const now = clock.now();
    const [found] = await live.execute({
      tokenHash: hashToken(token),
      now: now.toISOString(),
      idleSince: new Date(now.getTime() - IDLE_DAYS * DAY_MS).toISOString(),
    });
    if (!found) return (await endedByErasing(db, token)) ? 'erased' : null;
    const { sessionId, startedAt, lastSeenAt, ...user } = found;
    // Or it was seen while a clock was wrong.
    if (Math.abs(now.getTime() - lastSeenAt.getTime()) > SEEN_EVERY_MS) {
      await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId));
    }
    return { user, session: { id: sessionId, startedAt } };
  };
}

/** A person's sessions that can still be used, the last used one first. */
export function liveSessions(db: Database, clock: Clock, userId: number) {
  const now = clock.now();
  const idleSince = new Date(now.getTime() - IDLE_DAYS * DAY_MS);
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      startedAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, idleSince)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

/** Ends a session. @returns whose it was; undefined where it was over */
export async function endSession(db: Database, token: string): Promise<number | undefined> {
  const [ended] = await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)))
    .returning({ userId: sessions.userId });
  return ended?.userId;
}

/**
 * Looks, in a transaction that holds the person's row, whether the session that asks for something is still there: it may
 * have been ended since the call began. @throws AppError `unauthenticated`
 */
export async function assertSession(tx: Database, id: number): Promise<void> {
  const [live] = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, id));
  if (!live) throw new AppError('unauthenticated', 'Please sign in.');
}

/** Signs a person out everywhere; answers how many sessions that ended. */
export async function endSessionsOf(db: Database, userId: number): Promise<number> {
  const ended = await db.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id });
  return ended.length;
}

/** Ends the sessions of a person who is erased. Their tokens' hashes stay for a while: browsers elsewhere hear by them. */
export async function eraseSessionsOf(tx: Database, clock: Clock, userId: number): Promise<void> {
  // In the database: a statement takes no more than 65,535 values.
  const mine = tx
    .select({
      tokenHash: sessions.tokenHash,
      erasedAt: sql`${clock.now().toISOString()}::timestamptz`.as('erased_at'),
    })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  await tx.insert(erasedSessions).select(mine);
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}

async function endedByErasing(db: Database, token: string): Promise<boolean> {
  const [found] = await db
    .select({ erasedAt: erasedSessions.erasedAt })
    .from(erasedSessions)
    .where(eq(erasedSessions.tokenHash, hashToken(token)));
  return found !== undefined;
}

/** Forgets which sessions ended because their account was erased, long enough ago. */
export async function forgetOldErasedSessions(db: Database, clock: Clock): Promise<void> {
  const before = keptSince('erasedSessions', clock.now());
  await deleteInPieces(db, erasedSessions, lte(erasedSessions.erasedAt, before));
}

/** Forgets sessions that can no longer be used. */
export async function forgetOldSessions(db: Database, clock: Clock): Promise<void> {
  const now = clock.now();
  const idleSince = new Date(now.getTime() - IDLE_DAYS * DAY_MS);
  await deleteInPieces(db, sessions, or(lte(sessions.expiresAt, now), lte(sessions.lastSeenAt, idleSince)));
}

/** The only way from a person's row to what the browser sees of it. */
export function presentProfile(user: SignedInUser, now: Date): Profile {
  return {
    id: user.id,
    email: user.email,
    phone: user.phone,
    subscriptionStatus: hasAccess(user, now) ? 'active' : 'inactive',
    subscriptionExpiresAt: user.accessUntil?.toISOString() ?? null,
  };
}

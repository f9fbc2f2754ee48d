import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { sessions, users } from '#platform/database/schema.ts';
import type { Authenticate } from '#platform/http/authentication.ts';

const DAY_MS = 24 * 3600_000;
/** A session ends after this many days at the latest, and after so many without use. */
const LONGEST_DAYS = 30;
const IDLE_DAYS = 14;
/** The moment of last use is written at most this often, in ms: reads must not turn into writes. */
const SEEN_EVERY_MS = 3600_000;

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Starts a session and answers its bearer token, which is nowhere kept in clear. */
export async function startSession(
  db: Database,
  clock: Clock,
  session: { userId: number; userAgent: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId: session.userId,
    userAgent: session.userAgent.slice(0, 300),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + LONGEST_DAYS * DAY_MS),
  });
  return token;
}

/** Looks up who a bearer token belongs to, and notes that the session is in use. */
export function createAuthenticate(db: Database, clock: Clock): Authenticate {
  // Prepared once: every signed-in call begins with it.
  const live = db
    .select({
      sessionId: sessions.id,
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
    if (!found) return null;
    const { sessionId, lastSeenAt, ...user } = found;
    if (now.getTime() - lastSeenAt.getTime() > SEEN_EVERY_MS) {
      await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId));
    }
    return { user, sessionId };
  };
}

export async function endSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

/** Forgets sessions that can no longer be used. */
export async function forgetOldSessions(db: Database, clock: Clock): Promise<void> {
  const now = clock.now();
  const idleSince = new Date(now.getTime() - IDLE_DAYS * DAY_MS);
  await db.delete(sessions).where(or(lte(sessions.expiresAt, now), lte(sessions.lastSeenAt, idleSince)));
}

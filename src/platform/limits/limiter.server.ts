import type { Limit } from './limit.ts';
import { eq, gt, lt, lte, notLike, or, sql } from 'drizzle-orm';
import type { Clock } from '#platform/clock/clock.ts';
import { latestDate } from '#platform/clock/wrong-clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { deleteInPieces } from '#platform/database/delete-in-pieces.server.ts';
import { limits } from '#platform/database/schema.ts';
import { keyedHash, type PreviousSecret } from '#platform/env/app-secret.server.ts';
import { KEPT_DAYS } from '#platform/retention/periods.ts';
import { AppError } from '#platform/http/app-error.ts';
import { announceLimit } from './announce-limit.server.ts';

export type LimitAnswer = { allowed: boolean; retryAfterSeconds: number };

/** Counts calls in the database, so that every copy of the product shares the counts. */
export interface Limiter {
  /** Counts a hit while no more than `max` fall into the window; one that is refused is not counted. */
  hit(key: string, limit: Limit): Promise<LimitAnswer>;
  /** Looks without counting. */
  peek(key: string, limit: Limit): Promise<LimitAnswer>;
  /** Takes one hit back: what was counted did not happen after all, or did no harm. */
  giveBack(key: string): Promise<void>;
}

const ALLOWED: LimitAnswer = { allowed: true, retryAfterSeconds: 0 };

/** For `LIMITS=off`: load tests and benches. */
export const noLimits: Limiter = {
  hit: () => Promise.resolve(ALLOWED),
  peek: () => Promise.resolve(ALLOWED),
  giveBack: () => Promise.resolve(),
};

/** Begins every key in the table; what earlier versions of the product wrote there holds addresses in clear. */
const HASHED = 'hash ';
const LONGEST_SECONDS = KEPT_DAYS.limits * 24 * 3600;

const hashed = (secret: string, key: string) => HASHED + keyedHash(secret, 'limit', key);

/** @param secret keys hold network addresses, which the database need not know */
export function createLimiter(
  db: Database,
  clock: Clock,
  secret: string,
  previous?: PreviousSecret,
): Limiter {
  const takeOver = previous && takesOver(db, secret, previous);
  const answer = (row: { hits: number; resetsAt: Date }, max: number, now: Date): LimitAnswer => ({
    allowed: row.hits <= max,
    retryAfterSeconds: Math.max(1, Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000)),
  });
  const refusals = new Refusals();
  return {
    async hit(name, limit) {
      const now = clock.now();
      const refused = refusals.find(name, limit, now);
      if (refused) {
        announceLimit(limit, 0, refused.retryAfterSeconds);
        return refused;
      }
      if (limit.windowSeconds > LONGEST_SECONDS) throw new RangeError(`${name} is counted for too long`);
      const key = hashed(secret, name);
      const resetsAt = new Date(now.getTime() + limit.windowSeconds * 1000);
      if (limit.max < 1) return answer({ hits: 1, resetsAt }, limit.max, now);
      await takeOver?.(name, now);
      const latest = latestDate(now, limit.windowSeconds * 1000);
      const windowIsOver = or(lte(limits.resetsAt, now), gt(limits.resetsAt, latest));
      // One statement, so that parallel hits are all counted.
      const [row] = await db
        .insert(limits)
        .values({ key, hits: 1, resetsAt })
        .onConflictDoUpdate({
          target: limits.key,
          set: {
            hits: sql`case when ${windowIsOver} then 1 else ${limits.hits} + 1 end`,
            resetsAt: sql`case when ${windowIsOver} then excluded.resets_at else ${limits.resetsAt} end`,
          },
          setWhere: or(windowIsOver, lt(limits.hits, limit.max)),
        })
        .returning();
      if (row) {
        const counted = answer(row, limit.max, now);
        announceLimit(limit, limit.max - row.hits, counted.retryAfterSeconds);
        return counted;
      }
      const [full] = await db.select({ resetsAt: limits.resetsAt }).from(limits).where(eq(limits.key, key));
      const over = { hits: limit.max + 1, resetsAt: full?.resetsAt ?? now };
      refusals.keep(name, limit, { resetsAt: over.resetsAt, now });
      const refusal = answer(over, limit.max, now);
      announceLimit(limit, 0, refusal.retryAfterSeconds);
      return refusal;
    },
    async peek(name, limit) {
      const key = hashed(secret, name);
      const now = clock.now();
      await takeOver?.(name, now);
      const row = await db.query.limits.findFirst({ where: (table, { eq }) => eq(table.key, key) });
      if (!row || row.resetsAt <= now) return ALLOWED;
      if (row.resetsAt > latestDate(now, limit.windowSeconds * 1000)) return ALLOWED;
      // One more hit must still fit.
      return answer({ ...row, hits: row.hits + 1 }, limit.max, now);
    },
    async giveBack(name) {
      refusals.forget(name);
      const key = hashed(secret, name);
      await db
        .update(limits)
        .set({ hits: sql`greatest(${limits.hits} - 1, 0)` })
        .where(eq(limits.key, key));
    },
  };
}

/** So many names are remembered that nothing is to be taken over of any more. */
const TAKEN_OVER_MOST = 10_000;

/** Goes on with what was counted under the secret before: who reached a limit gains nothing by a change of it. */
function takesOver(db: Database, secret: string, previous: PreviousSecret) {
  const done = new Set<string>();
  return async (name: string, now: Date): Promise<void> => {
    const before = previous.recent(now);
    if (before === undefined || done.has(name)) return;
    await moveCount(db, hashed(before, name), hashed(secret, name));
    if (done.size < TAKEN_OVER_MOST) done.add(name);
  };
}

/** How long a refusal is repeated without asking, in ms: another copy of the product may have given hits back. */
const REPEATED_MS = 5_000;
const REPEATED_MOST = 10_000;

/** What was refused a moment ago is refused again without the database: a flood of refusals costs next to nothing. */
class Refusals {
  readonly #kept = new Map<string, { max: number; resetsAt: Date; until: number }>();

  keep(name: string, { max }: Limit, { resetsAt, now }: { resetsAt: Date; now: Date }): void {
    const until = Math.min(now.getTime() + REPEATED_MS, resetsAt.getTime());
    this.#kept.delete(name);
    this.#kept.set(name, { max, resetsAt, until });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > REPEATED_MOST && oldest !== undefined) this.#kept.delete(oldest);
  }

  find(name: string, { max }: Limit, now: Date): LimitAnswer | undefined {
    const kept = this.#kept.get(name);
    if (!kept || max > kept.max) return undefined;
    const left = kept.until - now.getTime();
    // More than that is left where the clock was set back.
    if (left <= 0 || left > REPEATED_MS) return undefined;
    const ms = kept.resetsAt.getTime() - now.getTime();
    return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)) };
  }

  forget(name: string): void {
    this.#kept.delete(name);
  }
}

/** Something that is counted, and up to where. */
export type Counted = { key: string; limit: Limit };

/**
 * Counts one hit on each, or on none where one is reached, which it answers: what is refused counts nowhere, so that
 * nobody is refused for what others were refused.
 * @param counted the narrowest first
 */
export async function hitAll<One extends Counted>(
  limiter: Limiter,
  counted: readonly One[],
): Promise<{ reached: One; answer: LimitAnswer } | undefined> {
  for (const [index, one] of counted.entries()) {
    const answer = await limiter.hit(one.key, one.limit);
    if (answer.allowed) continue;
    await giveBackAll(limiter, counted.slice(0, index));
    return { reached: one, answer };
  }
  return undefined;
}

/** Takes one hit back on each. */
export async function giveBackAll(limiter: Limiter, counted: readonly Counted[]): Promise<void> {
  for (const { key } of counted) await limiter.giveBack(key);
}

/** Forgets windows that are over. */
export async function forgetOldLimits(db: Database, clock: Clock): Promise<void> {
  const now = clock.now();
  await deleteInPieces(db, limits, lte(limits.resetsAt, now));
  await deleteInPieces(db, limits, gt(limits.resetsAt, latestDate(now, LONGEST_SECONDS * 1000)));
}

/** Hides what an earlier version of the product counted under keys in clear; the counts go on. */
export async function hideKeysInClear(db: Database, secret: string): Promise<void> {
  const clear = await db
    .select({ key: limits.key })
    .from(limits)
    .where(notLike(limits.key, `${HASHED}%`));
  for (const { key } of clear) await moveCount(db, key, hashed(secret, key));
}

/** Counts on under another key; what is not there is left alone by one statement. */
async function moveCount(db: Database, from: string, to: string): Promise<void> {
  const [there] = await db.select({ key: limits.key }).from(limits).where(eq(limits.key, from));
  if (!there) return;
  await db.transaction(async (tx) => {
    const [row] = await tx.delete(limits).where(eq(limits.key, from)).returning();
    if (!row) return;
    // Where another copy counts under the new key already, both counts are of the same calls.
    await tx
      .insert(limits)
      .values({ ...row, key: to })
      .onConflictDoUpdate({ target: limits.key, set: { hits: sql`${limits.hits} + excluded.hits` } });
  });
}

/** A wait in words, rounded up: "in 5 minutes". */
export function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes <= 1 ? 'in a minute' : `in ${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'in an hour' : `in ${hours} hours`;
}

/** Lets a call go on within its limits. @throws AppError `rate_limited` with the message, and when to come back */
export function assertAllowed({ allowed, retryAfterSeconds }: LimitAnswer, message: string): void {
  if (!allowed) throw new AppError('rate_limited', message, { retryAfterSeconds });
}

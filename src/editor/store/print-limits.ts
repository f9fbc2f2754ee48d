import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '#platform/http/api-env.ts';
import { assertAllowed } from '#platform/limits/limiter.server.ts';
import type { Limit, Limiter } from '#platform/limits/limiter.server.ts';

/** Previews a person may ask for: a fast typist causes about ten a second, for a while. */
const PREVIEWS: Limit = { max: 900, windowSeconds: 60 };
/** PDFs a person may have read back: one takes as long as ten previews. */
const READINGS: Limit = { max: 60, windowSeconds: 60 };
/** Pictures of first pages: a full dashboard of 200 documents, opened a few times a minute. */
const THUMBNAILS: Limit = { max: 1_000, windowSeconds: 60 };
/** Downloads a person may ask for. */
const DOWNLOADS: Limit = { max: 120, windowSeconds: 600 };

const LIMITS = { preview: PREVIEWS, reading: READINGS, thumbnail: THUMBNAILS, download: DOWNLOADS };

/** Counts something that costs the engine time. @throws AppError `rate_limited` */
export async function countPrint(limiter: Limiter, what: keyof typeof LIMITS, userId: number): Promise<void> {
  const counted = await limiter.hit(`${what}:${userId}`, LIMITS[what]);
  assertAllowed(counted, 'That was a lot at once. Please try again in a moment.');
}

/** Counts a preview before its body is read, so that what is too much costs as little as may be. */
export const countPreviews = (limiter: Limiter) => countFirst(limiter, 'preview');

/** Counts a reading before its body is read. */
export const countReadings = (limiter: Limiter) => countFirst(limiter, 'reading');

function countFirst(limiter: Limiter, what: keyof typeof LIMITS) {
  return createMiddleware<ApiEnv>(async (context, next) => {
    await countPrint(limiter, what, context.get('user').id);
    await next();
  });
}

import { createMiddleware } from 'hono/factory';
import { expect, test } from 'vitest';
import type { Database } from '#platform/database/database.server.ts';
import type { ApiEnv } from '#platform/http/api-env.ts';
import { AppError } from '#platform/http/app-error.ts';
import { errorAnswer } from '#platform/http/errors.server.ts';
import type { Limiter } from '#platform/limits/limiter.server.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { photoRoutes } from './routes.server.ts';

test('a photo for which there is no place is refused before a byte of it is read, and counted as none', async () => {
  const asked: string[] = [];
  const api = photoRoutes({
    // Nothing of these is reached.
    ...{ db: {} as Database, limiter: {} as Limiter, clock: systemClock },
    requireUser: createMiddleware<ApiEnv>((context, next) => {
      context.set('user', { id: 7, email: 'ana@example.com', phone: null, accessUntil: null });
      return next();
    }),
    photoMaker: {
      assertRoom: (person) => {
        asked.push(person);
        throw new AppError('engine_busy', 'Many photos.', { retryAfterSeconds: 5 });
      },
      make: () => Promise.reject(new Error('was made')),
    },
  });
  api.onError(errorAnswer(silentLog));
  let isRead = false;
  const body = new ReadableStream({ pull: () => void (isRead = true) }, { highWaterMark: 0 });
  const answer = await api.request('/api/photos', { method: 'POST', body, duplex: 'half' } as RequestInit);
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(asked).toEqual(['user 7']);
  expect(isRead).toBe(false);
});

import { and, eq } from 'drizzle-orm';
import { z } from '@hono/zod-openapi';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { sessions } from '#platform/database/schema.ts';
import type { Context } from 'hono';
import { createApi, endpoint, idParam, json } from '#platform/http/endpoint.ts';
import type { ApiEnv } from '#platform/http/api-env.ts';
import { notFound } from '#platform/http/app-error.ts';
import type { RequireUser } from '#platform/http/authentication.ts';
import type { Log } from '#platform/log/log.server.ts';
import { logSecurity } from '#platform/log/security-log.ts';
import { endSessionsOf, liveSessions } from '../sessions.server.ts';
import { sessionSummary } from '../contract.ts';
import { deviceName } from './device-name.ts';

export type SessionRouteParts = { db: Database; clock: Clock; log: Log; requireUser: RequireUser };

/** Where the person is signed in, and the end of each of those sessions or of all. */
export function sessionRoutes({ db, clock, log, requireUser }: SessionRouteParts) {
  const before = [requireUser];
  const list = endpoint({
    method: 'get',
    path: '/api/account/sessions',
    summary: 'Where the person is signed in, the session that asks first',
    before,
    responses: { 200: json(z.array(sessionSummary), 'The sessions') },
    errors: ['unauthenticated'],
  });
  const end = endpoint({
    method: 'delete',
    path: '/api/account/sessions/{id}',
    summary: 'Sign out one session',
    before,
    request: { params: idParam },
    responses: { 204: { description: 'It is over' } },
    errors: ['unauthenticated', 'not_found'],
  });
  const endAll = endpoint({
    method: 'post',
    path: '/api/account/sign-out-everywhere',
    summary: 'Sign out every session, the one that asks included',
    before,
    responses: { 204: { description: 'All are over' } },
    errors: ['unauthenticated'],
  });

  const noteEnd = (context: Context<ApiEnv>, how: 'one' | 'everywhere', ended: number) => {
    const event = { event: 'session_ended', userId: context.get('user').id, how, sessions: ended } as const;
    logSecurity(log, event, context.get('caller'));
  };

  return createApi()
    .openapi(list, async (context) => {
      const here = context.get('session').id;
      const live = await liveSessions(db, clock, context.get('user').id);
      const presented = live.map(({ id, userAgent, startedAt, lastSeenAt }) => ({
        id,
        device: deviceName(userAgent),
        startedAt: startedAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        current: id === here,
      }));
      return context.json(
        presented.toSorted((a, b) => Number(b.current) - Number(a.current)),
        200,
      );
    })
    .openapi(end, async (context) => {
      const { id } = context.req.valid('param');
      const mine = and(eq(sessions.id, id), eq(sessions.userId, context.get('user').id));
      const ended = await db.delete(sessions).where(mine).returning({ id: sessions.id });
      if (ended.length === 0) throw notFound('session');
      noteEnd(context, 'one', 1);
      return context.body(null, 204);
    })
    .openapi(endAll, async (context) => {
      noteEnd(context, 'everywhere', await endSessionsOf(db, context.get('user').id));
      return context.body(null, 204);
    });
}

import { randomUUID } from 'node:crypto';
import { ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { ApiEnv } from '#platform/http/api-env.ts';
import type { Shares } from '#platform/http/shares.ts';
import { clientAddressReader } from '#platform/http/client-address.server.ts';
import { errorAnswer } from '#platform/http/errors.server.ts';
import { DATA_CSP, securityHeaders } from '#platform/http/security-headers.ts';
import type { Env } from '#platform/env/env.ts';
import { boundedLines, type Log } from '#platform/log/log.server.ts';
import { pathInLog } from '#platform/log/path-in-log.ts';
import { networkInLog } from '#platform/log/security-log.ts';

/** Answers that took longer than this are logged, in ms. */
const SLOW_MS = 1_000;

type MiddlewareParts = { log: Log; env: Env; secret: string; shares: Shares | undefined };

/** What every call has in common: an id, the caller's address, safe headers, errors as `{message, code}`. */
export function addMiddleware(
  api: OpenAPIHono<ApiEnv>,
  { log, env, secret, shares }: MiddlewareParts,
): OpenAPIHono<ApiEnv> {
  const addressOf = clientAddressReader(env.trustedProxies);
  const headers = Object.entries({
    ...securityHeaders(env.publicUrl.startsWith('https://')),
    'Content-Security-Policy': DATA_CSP,
    'Cache-Control': 'no-store',
  });
  const lines = boundedLines();
  api.onError(errorAnswer(log));
  api.notFound((context) =>
    context.json({ message: 'There is nothing at this address.', code: 'not_found' }, 404),
  );
  api.use(async (context, next) => {
    const startedAt = performance.now();
    context.set('requestId', randomUUID());
    // Absent where the API is called without a socket, as tests do.
    const incoming = (context.env as Partial<HttpBindings> | undefined)?.incoming;
    const forwardedFor = context.req.header('X-Forwarded-For');
    const address = addressOf(incoming?.socket.remoteAddress, forwardedFor);
    context.set('clientAddress', address);
    context.set('shares', shares);
    const network = networkInLog(secret, address);
    context.set('caller', { requestId: context.get('requestId'), network });
    // Set before the answer is made: adding them afterwards would cost a copy of every answer. On what is sent itself
    // they cost next to nothing, and whatever an answer says of its own goes before.
    const outgoing = (context.env as Partial<HttpBindings> | undefined)?.outgoing;
    const set = (name: string, value: string) =>
      outgoing instanceof ServerResponse ? outgoing.setHeader(name, value) : context.header(name, value);
    for (const [name, value] of headers) set(name, value);
    set('X-Request-Id', context.get('requestId'));
    await next();
    const ms = Math.round(performance.now() - startedAt);
    const { status } = context.res;
    if (status >= 500 || ms > SLOW_MS) {
      const unsaid = lines(String(status));
      const about = { requestId: context.get('requestId'), path: pathInLog(context.req.path), status, ms };
      if (unsaid) log.warn('request.noted', { ...about, ...unsaid });
    }
  });
  return api;
}

import { randomUUID } from 'node:crypto';
import { ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { routePath } from 'hono/route';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { ApiEnv } from '#platform/http/api-env.ts';
import type { Shares } from '#platform/http/shares.ts';
import { clientAddressReader } from '#platform/http/client-address.server.ts';
import type { ErrorCode } from '#platform/http/app-error.ts';
import { errorAnswer } from '#platform/http/errors.server.ts';
import { DATA_CSP, securityHeaders } from '#platform/http/security-headers.ts';
import type { Env } from '#platform/env/env.ts';
import type { Log } from '#platform/log/log.server.ts';
import { currentRequest, withinRequest, type RequestRecord } from '#platform/log/request-record.server.ts';
import { networkInLog } from '#platform/log/security-log.ts';

/**
 * An address that no call has. Of browsers only a page of another release asks for one, which takes `not_found` for a
 * document that was deleted; what it does not know it shows, and keeps what it wanted to save.
 */
const UNKNOWN_CALL =
  'This page is of another version than our server. Please reload it. What you wrote in your documents is kept.';

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
  api.onError(errorAnswer(log));
  api.notFound((context) =>
    context.json({ message: UNKNOWN_CALL, code: 'unknown_call' satisfies ErrorCode }, 404),
  );
  api.use(async (context, next) => {
    // There is none where the API is called without a socket, as tests do.
    const request: RequestRecord = currentRequest() ?? { id: randomUUID() };
    request.route = () => patternOf(routePath(context));
    context.set('requestId', request.id);
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
    const set = (name: string, value: string): void =>
      void (outgoing instanceof ServerResponse
        ? outgoing.setHeader(name, value)
        : context.header(name, value));
    // An answer may have been given already, as to a body that did not come.
    request.announce = (name, value) => {
      if (!(outgoing instanceof ServerResponse && outgoing.headersSent)) set(name, value);
    };
    for (const [name, value] of headers) set(name, value);
    set('X-Request-Id', context.get('requestId'));
    await (currentRequest() ? next() : withinRequest(request, next));
  });
  return api;
}

const patterns = new Map<string, string | undefined>();

/** `/api/resumes/:id` as the description of the API writes it; nothing where no route of ours was found. */
function patternOf(path: string): string | undefined {
  if (!patterns.has(path))
    patterns.set(path, path === '' || path === '/*' ? undefined : path.replaceAll(/:(\w+)/g, '{$1}'));
  return patterns.get(path);
}

import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { NoConnectionError } from '#platform/database/connection-turns.server.ts';
import { withCauses } from '#platform/error-causes.ts';
import type { Log } from '#platform/log/log.server.ts';
import { pathInLog } from '#platform/log/path-in-log.ts';
import { createRefusalLog } from '#platform/log/security-log.ts';
import type { ApiEnv, SignedInUser } from './api-env.ts';
import { AppError, statusOf } from './app-error.ts';
import { discardBody } from './closing-connections.server.ts';

/**
 * Errors that say the database cannot be reached, or cannot be written to for now, by PostgreSQL's or the system's code:
 * 25006 is a server that takes no writes, 25P a transaction that took too long, 28 and 3D000 a login or a database that
 * is not there while it is replaced, 53 a server that has run out of connections, memory or disk, 57P it is restarted.
 */
const DATABASE_GONE =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|57P0[1-5]|57014|08\w{3}|53\w{3}|25006|25P0[34]|28000|28P01|3D000)$/;
const DATABASE_GONE_TEXT =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|Client was closed and is not queryable|after calling end on the pool|Query read timeout|PGlite is closed/i;

/** Two transactions were in each other's way, or a lock was not to be had in time; nothing of this one was kept. */
const IN_THE_WAY = /^(40001|40P01|55P03)$/;

/** Turns every error into `{message, code}`: known ones with their text, unknown ones as a plain 500. */
export function errorAnswer(log: Log) {
  const logRefusal = createRefusalLog(log);
  const logUnavailable = atMostEvery(UNAVAILABLE_EVERY_MS, (error: unknown) =>
    log.warn('database.unavailable', { error }),
  );
  return async (error: Error, context: Context<ApiEnv>): Promise<Response> => {
    const known = asAppError(error);
    if (known) {
      logRefusal(known, {
        caller: context.get('caller'),
        // Absent where nobody is signed in, which the type of handlers cannot say.
        userId: (context.get('user') as SignedInUser | undefined)?.id,
        contact: context.get('contactInLog'),
        call: `${context.req.method} ${pathInLog(context.req.path)}`,
      });
      if (known.code === 'unavailable' && known.cause !== undefined) logUnavailable(known.cause);
      if (known.retryAfterSeconds !== undefined)
        context.header('Retry-After', String(known.retryAfterSeconds));
      // What is left of a large body is not read, so nothing can follow it on this connection.
      const leavesUnread = leavesBodyUnread(context);
      const isLeftUnread = ['payload_too_large', 'request_timeout'].includes(known.code) || leavesUnread;
      if (isLeftUnread) context.header('Connection', 'close');
      // Absent where the API is called without a socket, as tests do.
      const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
      if (leavesUnread && incoming?.on) {
        const bytes = await discardBody(incoming);
        // Throwing away is work too. There is none where its turn never came.
        context.get('body')?.cost(bytes);
      }
      const field = known.field ? { field: known.field } : {};
      return context.json({ message: known.message, code: known.code, ...field }, statusOf(known.code));
    }
    log.error('request.failed', {
      requestId: context.get('requestId'),
      path: pathInLog(context.req.path),
      error,
    });
    return context.json({ message: 'Something went wrong. Please try again.', code: 'internal' }, 500);
  };
}

/** How often the log says why the database is not to be had, in ms: everybody who calls finds out. */
const UNAVAILABLE_EVERY_MS = 10_000;

function atMostEvery<T>(ms: number, say: (about: T) => void): (about: T) => void {
  let last = -Infinity;
  return (about) => {
    if (performance.now() - last < ms) return;
    last = performance.now();
    say(about);
  };
}

/** Whether more of the body is on its way than a connection takes in at once. */
function leavesBodyUnread(context: Context<ApiEnv>): boolean {
  const { req } = context;
  const length = req.header('Content-Length');
  const isLarge =
    length === undefined ? req.header('Transfer-Encoding') !== undefined : Number(length) > 65_536;
  return isLarge && context.get('bodyBytes') === undefined && !req.raw.bodyUsed;
}

function asAppError(error: Error): AppError | undefined {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException && error.status === 415) {
    return new AppError('unsupported_media_type', 'The request could not be read: send JSON.');
  }
  if (error instanceof HTTPException && error.status < 500) {
    return new AppError('malformed_json', 'The request could not be read: it is not valid JSON.');
  }
  if (hadNoTurn(error)) {
    return new AppError('rate_limited', 'That was a lot at once. Please try again in a moment.', {
      retryAfterSeconds: 5,
      cause: error,
    });
  }
  const isGone = isDatabaseGone(error);
  if (!isGone && !hasCode(error, IN_THE_WAY)) return undefined;
  const message = isGone
    ? 'We cannot reach our database right now. Please try again in a moment.'
    : 'Something else was being saved at the same moment, so nothing was changed. Please try again.';
  return new AppError('unavailable', message, { retryAfterSeconds: 5, cause: error });
}

/** Whether a call failed since its caller has as much under way at the database as they may. */
function hadNoTurn(error: unknown): boolean {
  return withCauses(error).some((at) => at instanceof NoConnectionError);
}

/** Whether an error, or what caused it, has such a code. */
function hasCode(error: unknown, codes: RegExp): boolean {
  return withCauses(error).some((at) => 'code' in at && typeof at.code === 'string' && codes.test(at.code));
}

/** Whether an error, or what caused it, is the database being out of reach. */
export function isDatabaseGone(error: unknown): boolean {
  return (
    hasCode(error, DATABASE_GONE) ||
    withCauses(error).some(
      (at) =>
        DATABASE_GONE_TEXT.test(at.message) ||
        (at instanceof AggregateError && at.errors.some(isDatabaseGone)),
    )
  );
}

import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler, Next } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from './api-env.ts';
import { AppError } from './app-error.ts';
import { BODY_LIMIT_BYTES } from './body-limit.ts';
import { BodyRefusedError } from './body-shares.ts';
import { limitNetwork } from './client-address.server.ts';

/**
 * Goes on with a call once it is the turn of its body, which nobody has read yet.
 * @param sender who it counts for
 * @throws AppError `rate_limited`
 */
export async function withAdmittedBody(context: Context<ApiEnv>, sender: string, next: Next): Promise<void> {
  const shares = context.get('bodyShares');
  // Of what is too long nothing will be read.
  const length = Math.min(lengthOf(context), BODY_LIMIT_BYTES);
  if (!shares || length === 0) return next();
  const body = await shares
    .enter(sender, Number.isNaN(length) ? undefined : length, goneSignal(context))
    .catch((error: unknown) => {
      if (!(error instanceof BodyRefusedError)) throw error;
      const { retryAfterSeconds } = error;
      throw new AppError('rate_limited', 'That was a lot at once. Please try again in a moment.', {
        retryAfterSeconds,
      });
    });
  context.set('body', body);
  try {
    await next();
  } finally {
    body.leave();
  }
}

/** For calls of nobody in particular: what was sent counts for the network it came from. */
export const admitStrangersBody: MiddlewareHandler<ApiEnv> = createMiddleware<ApiEnv>((context, next) => {
  // Absent where nobody had to sign in, which the type of handlers cannot say.
  const isStranger = (context.get('user') as ApiEnv['Variables']['user'] | undefined) === undefined;
  if (!isStranger) return next();
  return withAdmittedBody(context, `network ${limitNetwork(context.get('clientAddress'))}`, next);
});

/** Bytes of a body as its head tells; `NaN` where it does not. */
function lengthOf({ req }: Context<ApiEnv>): number {
  if (req.header('Transfer-Encoding') !== undefined) return Number.NaN;
  return Number(req.header('Content-Length') ?? 0);
}

/** Aborted when the connection of a call is closed while its body waits unread. */
function goneSignal(context: Context<ApiEnv>): AbortSignal | undefined {
  // Absent where the API is called without a socket, as tests do.
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
  if (!incoming?.once) return undefined;
  const gone = new AbortController();
  if (incoming.destroyed) gone.abort();
  incoming.once('close', () => gone.abort());
  return gone.signal;
}

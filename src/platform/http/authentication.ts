import { createMiddleware } from 'hono/factory';
import { withAdmittedBody, withAnswerTurn } from './admit-body.ts';
import type { ApiEnv, CurrentSession, SignedInUser } from './api-env.ts';
import { AppError } from './app-error.ts';

export type Authentication = { user: SignedInUser; session: CurrentSession };

/** Finds who a bearer token belongs to; null where the session is unknown or over, `erased` where its account is gone. */
export type Authenticate = (token: string) => Promise<Authentication | 'erased' | null>;

/** The token of an `Authorization: Bearer` header. Cookies are never read, so no request can be forged. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer ([\w-]{20,200})$/i.exec(header ?? '')?.[1];
}

/** Lets only signed-in people through, and what they send or read when it is their turn. */
export function requireUser(authenticate: Authenticate) {
  return createMiddleware<ApiEnv>(async (context, next) => {
    const token = bearerToken(context.req.header('Authorization'));
    const found = token ? await authenticate(token) : null;
    // So that the browser removes what it kept of that account.
    if (found === 'erased') throw new AppError('account_erased', 'This account was deleted.');
    if (!found) throw new AppError('unauthenticated', 'Please sign in.');
    context.set('user', found.user);
    context.set('session', found.session);
    const person = `user ${found.user.id}`;
    await withAdmittedBody(context, person, () => withAnswerTurn(context, person, next));
  });
}

export type RequireUser = ReturnType<typeof requireUser>;

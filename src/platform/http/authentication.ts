import { createMiddleware } from 'hono/factory';
import { withAdmittedBody, withAnswerTurn } from './admit-body.ts';
import type { ApiEnv, CurrentSession, SignedInUser } from './api-env.ts';
import { AppError } from './app-error.ts';
import { bearerToken } from './bearer-token.ts';

export type Authentication = { user: SignedInUser; session: CurrentSession };

/** Finds who a bearer token belongs to; null where the session is unknown or over, `erased` where its account is gone. */
export type Authenticate = (token: string) => Promise<Authentication | 'erased' | null>;

/** Lets only signed-in people through, and what they send or read when it is their turn. */
export function requireUser(authenticate: Authenticate) {
  return createMiddleware<ApiEnv>(async (context, next) => {
    const token = bearerToken(context.req.header('Authorization'));
    const found = token ? await authenticate(token) : null;
    const person = found && found !== 'erased' ? `user ${found.user.id}` : undefined;
    const callers = context.get('shares')?.callers;
    if (token && person) callers?.keep(token, person);
    else if (token) callers?.forget(token);
    // So that the browser removes what it kept of that account.
    if (found === 'erased') throw new AppError('account_erased', 'This account was deleted.');
    if (!found || !person) throw new AppError('unauthenticated', 'Please sign in.');
    context.set('user', found.user);
    context.set('session', found.session);
    await withAdmittedBody(context, person, () => withAnswerTurn(context, person, next));
  });
}

export type RequireUser = ReturnType<typeof requireUser>;

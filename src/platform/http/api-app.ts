import { OpenAPIHono, z } from '@hono/zod-openapi';
import type { ZodError } from 'zod';
import type { Caller } from '#platform/log/security-log.ts';
import { AppError } from './app-error.ts';
import type { CurrentSession, SignedInUser } from './authentication.ts';

// What goes beyond a limit is said as people count: Zod's own words are made for programmers.
z.config({
  customError: (issue) => {
    if (issue.code !== 'too_big') return undefined;
    if (issue.origin === 'string') return `at most ${issue.maximum} characters`;
    return issue.origin === 'array' ? `at most ${issue.maximum} entries` : undefined;
  },
});

/** What middleware leaves for handlers. */
export type ApiEnv = {
  Variables: {
    user: SignedInUser;
    session: CurrentSession;
    requestId: string;
    clientAddress: string;
    /** Where the call comes from, for the log. */
    caller: Caller;
    /** What the log calls the contact that a call of somebody signed out is about. */
    contactInLog: string | undefined;
  };
};

/** An empty API whose validation errors name the field that is wrong. */
export function createApi(): OpenAPIHono<ApiEnv> {
  return new OpenAPIHono<ApiEnv>({
    defaultHook: (result) => {
      if (!result.success) throw invalidRequest(result.error);
    },
  });
}

function invalidRequest(error: ZodError): AppError {
  const issue = error.issues[0];
  const field = issue?.path.join('.') ?? '';
  const reason = issue?.message ?? 'Invalid input';
  return new AppError('invalid_request', field ? `${field}: ${reason}` : reason, { field });
}
